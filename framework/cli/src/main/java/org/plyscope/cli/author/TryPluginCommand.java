package org.plyscope.cli.author;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Game;
import org.plyscope.api.part.GamePart;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.FindingsReport;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.check.Finding;
import org.plyscope.lab.check.Finding.Verdict;
import org.plyscope.lab.check.PartCheck;
import org.plyscope.plugins.Leftover;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.wire.WireText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Installs a plugin in this process, tries its services and removes it again. {@link
 * CheckPluginCommand} runs this in a process with a data directory of its own.
 */
@Command(name = "try", hidden = true, description = "Used by 'plugins check'.")
public final class TryPluginCommand extends ReportCommand {
  private static final long REST_MILLIS = 2_000;
  private static final long POLL_MILLIS = 50;

  private final Services services;
  private final Cancellation cancellation;
  private final List<Finding> findings = new ArrayList<>();

  @Parameters(paramLabel = "FILE", description = "The jar of the plugin.")
  private Path file;

  @Option(names = "--out", paramLabel = "FILE", description = "Write each finding as it is made.")
  private Path out;

  /** Makes the command. */
  public TryPluginCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws Exception {
    Set<Object> before = offered(services.catalog());
    String name = file.getFileName().toString();
    try {
      Plugin plugin = services.plugins().install(file.toAbsolutePath()).plugin();
      name = plugin.symbolicName();
      add(started(plugin));
      Set<Object> added = offered(services.catalog());
      added.removeAll(before);
      check(added);
      services.plugins().remove(name);
      add(threads());
    } catch (PluginException e) {
      add(finding("plugin", "can be installed and removed", Verdict.BROKEN, e.getMessage()));
    }
    return new FindingsReport("plugin", name, findings);
  }

  private static Finding finding(String subject, String promise, Verdict verdict, String said) {
    return new Finding(subject, promise, verdict, said, 0);
  }

  private void add(Finding finding) {
    findings.add(finding);
    if (out != null) {
      try (BufferedWriter writer =
          Files.newBufferedWriter(out, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
        writer.write(WireText.line(FindingsReport.json(finding)));
        writer.newLine();
      } catch (IOException e) {
        throw new InputException(out + " cannot be written.");
      }
    }
  }

  private static Finding started(Plugin plugin) {
    boolean works = plugin.state() == Plugin.State.ACTIVE;
    String offers =
        plugin.offers().isEmpty()
            ? "It runs."
            : "It offers " + String.join(", ", plugin.offers()) + ".";
    return finding(
        "plugin",
        "starts and offers its parts",
        works ? Verdict.KEPT : Verdict.BROKEN,
        works ? offers : plugin.problem());
  }

  /** Returns all games and parts, by identity. */
  private static Set<Object> offered(Catalog catalog) {
    Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
    all.addAll(catalog.games());
    for (Class<? extends GamePart> kind : catalog.kinds()) {
      all.addAll(catalog.parts(kind));
    }
    return all;
  }

  private void check(Set<Object> added) throws InterruptedException {
    PartCheck check = new PartCheck(services.catalog(), cancellation::cancelled, this::add);
    for (Object one : added) {
      if (one instanceof Game game) {
        check.check(game);
      } else if (one instanceof GamePart part) {
        check.check(part);
      }
    }
  }

  /** Looks for threads that still run code of the plugin after it was removed. */
  private Finding threads() throws InterruptedException {
    List<Leftover> left = services.plugins().leftovers();
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(REST_MILLIS);
    while (!left.isEmpty() && System.nanoTime() < end) {
      Thread.sleep(POLL_MILLIS);
      left = services.plugins().leftovers();
    }
    return finding(
        "plugin",
        "leaves no thread behind",
        left.isEmpty() ? Verdict.KEPT : Verdict.BROKEN,
        left.isEmpty()
            ? "None of its code runs after it was removed."
            : left.stream().map(Leftover::sentence).collect(Collectors.joining(" ")));
  }
}
