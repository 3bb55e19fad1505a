package org.plyscope.cli.author;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.FindingsReport;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.check.Finding;
import org.plyscope.lab.check.Finding.Verdict;
import org.plyscope.wire.WireText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Reports problems that users of a plugin would meet. The jar is tried in a Plyscope of its own,
 * without other plugins, so that it cannot harm the installed plugins.
 */
@Command(
    name = "check",
    description = {
      "Check a plugin before it is published: licence, API, Java, what it offers, its contracts,",
      "threads that it leaves behind. Nothing is installed here.",
      "Exit code 1 if it breaks a promise."
    })
public final class CheckPluginCommand extends ReportCommand {
  private static final long POLL_MILLIS = 100;

  private final Services services;
  private final Cancellation cancellation;

  @Parameters(paramLabel = "FILE", description = "The jar of the plugin.")
  private Path file;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "How long the plugin is tried at most; 120 if not given.")
  private int seconds = 120;

  /** Makes the command. */
  public CheckPluginCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws Exception {
    Path jar = file.toAbsolutePath();
    JarCheck check = new JarCheck(jar);
    List<Finding> findings = new ArrayList<>(check.run());
    Path folder = Files.createTempDirectory(services.data(), "check");
    try {
      findings.addAll(tried(jar, folder));
    } finally {
      delete(folder);
    }
    String id = check.plugin().symbolicName() + " " + check.plugin().version();
    return new FindingsReport("plugin", id, findings);
  }

  /** Lets another process try the plugin; it may loop, exit or crash there. */
  private List<Finding> tried(Path jar, Path folder) throws IOException, InterruptedException {
    Path found = folder.resolve("findings.jsonl");
    Path log = folder.resolve("log.txt");
    Process process =
        new ProcessBuilder(command(jar, folder.resolve("data"), found))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
      while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
        if (cancellation.cancelled()) {
          throw new InputException("The check was cancelled.");
        }
        if (System.nanoTime() > end) {
          return ended(found, "It was still busy after " + seconds + " seconds.");
        }
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
    List<Finding> findings = read(found);
    boolean done = findings.stream().anyMatch(CheckPluginCommand::isLast);
    return done ? findings : ended(found, "It ended the program: " + last(log));
  }

  /** The last thing that is looked at; without it something ended the trial. */
  private static boolean isLast(Finding finding) {
    return finding.promise().equals("leaves no thread behind")
        || finding.promise().equals("can be installed and removed");
  }

  private static List<String> command(Path jar, Path data, Path found) {
    Path home = Path.of(System.getProperty("plyscope.home", ".")).toAbsolutePath();
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Dplyscope.home=" + home,
        "-Djava.awt.headless=true",
        "-cp",
        home.resolve("lib") + "/*",
        "org.plyscope.launcher.Main",
        "--data",
        data.toString(),
        "plugins",
        "try",
        "--out",
        found.toString(),
        jar.toString());
  }

  private static List<Finding> ended(Path found, String sentence) throws IOException {
    List<Finding> findings = new ArrayList<>(read(found));
    findings.add(new Finding("plugin", "lets the program go on", Verdict.BROKEN, sentence, 0));
    return findings;
  }

  private static List<Finding> read(Path found) throws IOException {
    List<Finding> findings = new ArrayList<>();
    if (Files.exists(found)) {
      for (String line : Files.readAllLines(found)) {
        if (WireText.read(line, "a finding").plain() instanceof Map<?, ?> keys) {
          findings.add(
              new Finding(
                  String.valueOf(keys.get("subject")),
                  String.valueOf(keys.get("promise")),
                  Verdict.valueOf(String.valueOf(keys.get("verdict")).toUpperCase(Locale.ROOT)),
                  String.valueOf(keys.get("sentence")),
                  ((Number) keys.get("nanos")).longValue()));
        }
      }
    }
    return findings;
  }

  private static String last(Path log) throws IOException {
    List<String> lines = Files.readAllLines(log);
    return lines.isEmpty() ? "it said nothing." : lines.get(lines.size() - 1);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }
}
