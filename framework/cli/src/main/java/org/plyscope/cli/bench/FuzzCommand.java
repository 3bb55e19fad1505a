package org.plyscope.cli.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.plyscope.bench.fuzz.FuzzRun;
import org.plyscope.bench.fuzz.FuzzTarget;
import org.plyscope.bench.fuzz.ParserTargets;
import org.plyscope.cli.option.Numbers;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.Catalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Throws damaged input at everything that reads, for as long as wanted. */
@Command(
    name = "fuzz",
    description =
        "Throw damaged input at every parser and at the command line, and report what breaks.")
public final class FuzzCommand extends ReportCommand {
  private final Catalog catalog;
  private final Cancellation cancellation;
  private final CommandLines.Runner runner;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "60",
      converter = Numbers.Seconds.class,
      description = "How long to try (default ${DEFAULT-VALUE}).")
  private double seconds;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      converter = Numbers.Seed.class,
      description = "The seed of all input; 0 if not given. The same seed makes the same input.")
  private long seed;

  FuzzCommand(Catalog catalog, Cancellation cancellation, CommandLines.Runner runner) {
    this.catalog = catalog;
    this.cancellation = cancellation;
    this.runner = runner;
  }

  @Override
  protected Report report() throws InterruptedException, IOException {
    Path scratch = Files.createTempDirectory("plyscope-fuzz");
    try {
      List<FuzzTarget> targets = new ArrayList<>(ParserTargets.of(catalog, scratch));
      targets.add(CommandLines.target(catalog, runner));
      long end = System.nanoTime() + (long) (seconds * 1e9);
      FuzzRun run =
          new FuzzRun(targets, seed)
              .run(number -> System.nanoTime() < end && !cancellation.cancelled());
      return new Findings(run, seed, cancellation.cancelled());
    } finally {
      remove(scratch);
    }
  }

  private static void remove(Path scratch) throws IOException {
    try (Stream<Path> files = Files.walk(scratch)) {
      files.sorted(Comparator.reverseOrder()).forEach(FuzzCommand::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private record Findings(FuzzRun run, long seed, boolean cancelled) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("seed", seed);
      json.put("targets", run.tallies().stream().map(Findings::tally).toList());
      json.put("findings", run.findings().stream().map(Findings::finding).toList());
      return json;
    }

    private static Map<String, Object> tally(FuzzRun.Tally tally) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("target", tally.target());
      json.put("tried", tally.tried());
      json.put("refused", tally.refused());
      json.put("broke", tally.broke());
      return json;
    }

    private static Map<String, Object> finding(FuzzRun.Finding finding) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("target", finding.target());
      json.put("number", finding.number());
      json.put("failure", finding.failure());
      json.put("input", finding.input());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      Table table = new Table("TARGET", "TRIED", "REFUSED", "BROKE");
      run.tallies().forEach(t -> table.row(t.target(), t.tried(), t.refused(), t.broke()));
      table.print(out);
      for (FuzzRun.Finding finding : run.findings()) {
        out.println();
        out.println(
            "%s, seed %d, input %d: %s"
                .formatted(finding.target(), seed, finding.number(), finding.failure()));
        out.println(finding.input());
      }
    }

    @Override
    public int exit() {
      if (!run.findings().isEmpty()) {
        return Exit.FAILED;
      }
      return cancelled ? Exit.INTERRUPTED : Exit.DONE;
    }
  }
}
