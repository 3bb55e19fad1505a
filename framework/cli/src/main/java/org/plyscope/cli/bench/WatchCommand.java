package org.plyscope.cli.bench;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.measure.Digits;
import org.plyscope.bench.WatchBench;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.Catalog;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the cost of watching a run. */
@Command(name = "watch", description = "The processor time of watching a run that grows.")
final class WatchCommand extends ReportCommand {
  private final Catalog catalog;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100000",
      converter = OptionNumbers.Positive.class,
      description = "How many games the run has (default ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "60",
      converter = OptionNumbers.Seconds.class,
      description = "The time in which they are played (default ${DEFAULT-VALUE}).")
  private double seconds;

  WatchCommand(Catalog catalog, Cancellation cancellation) {
    this.catalog = catalog;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws InterruptedException {
    return new Watched(
        WatchBench.run(catalog, games, seconds, this::progress, cancellation::cancelled),
        cancellation.cancelled());
  }

  private void progress(String text) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(text);
    err.flush();
  }

  private record Watched(List<WatchBench.Watching> measured, boolean cancelled) implements Report {
    @Override
    public Object json() {
      return measured.stream().map(Watched::json).toList();
    }

    private static Map<String, Object> json(WatchBench.Watching one) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("work", one.work());
      json.put("games", one.games());
      json.put("seconds", one.seconds());
      json.put("watchingSeconds", one.watching());
      json.put("processSeconds", one.process());
      json.put("share", one.share());
      json.put("refreshes", one.refreshes());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      Table table =
          new Table("RUN", "GAMES", "SECONDS", "WATCHING S", "PROCESS S", "REFRESHES", "SHARE");
      for (WatchBench.Watching one : measured) {
        table.row(
            one.work(),
            one.games(),
            decimal(one.seconds()),
            decimal(one.watching()),
            decimal(one.process()),
            one.refreshes(),
            decimal(100 * one.share()) + "%");
      }
      table.print(out);
    }

    private static String decimal(double number) {
      return Digits.fixed(number, 2);
    }

    @Override
    public int exit() {
      return cancelled ? Exit.INTERRUPTED : Exit.DONE;
    }
  }
}
