package org.plyscope.cli.bench;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.plyscope.api.measure.Digits;
import org.plyscope.bench.LearningBench;
import org.plyscope.bench.Measurement;
import org.plyscope.bench.MonteCarloBench;
import org.plyscope.bench.PerftBench;
import org.plyscope.bench.SearchBench;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.Catalog;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the speed of move generation and search against hand-written loops. */
@Command(
    name = "bench",
    synopsisSubcommandLabel = "COMMAND",
    description = "Measure speed and check against published values and damaged input.")
public final class BenchCommand implements Callable<Integer> {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  private BenchCommand() {}

  public static CommandLine line(
      Services services, Cancellation cancellation, CommandLines.Runner runner) {
    return new CommandLine(new BenchCommand())
        .addSubcommand(new Perft(services.catalog(), cancellation))
        .addSubcommand(new Search(services.catalog(), cancellation))
        .addSubcommand(new Playouts(services.catalog(), cancellation))
        .addSubcommand(new Uct(services.catalog(), cancellation))
        .addSubcommand(new Learning(services.catalog(), cancellation))
        .addSubcommand(new WatchCommand(services.catalog(), cancellation))
        .addSubcommand(new ProcessCommand(services, cancellation))
        .addSubcommand(new SolveCommand(services.catalog(), cancellation))
        .addSubcommand(new FuzzCommand(services, cancellation, runner));
  }

  @Override
  public Integer call() {
    throw new CommandLine.ParameterException(
        spec.commandLine(),
        "Choose a benchmark: perft, search, playouts, uct, learning, watch, process, solve or"
            + " fuzz");
  }

  private abstract static class Timed extends ReportCommand {
    final Catalog catalog;
    final Cancellation cancellation;

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Option(
        names = "--seconds",
        paramLabel = "N",
        defaultValue = "10",
        converter = OptionNumbers.Seconds.class,
        description = "How long to measure each loop (default ${DEFAULT-VALUE}).")
    private double seconds;

    Timed(Catalog catalog, Cancellation cancellation) {
      this.catalog = catalog;
      this.cancellation = cancellation;
    }

    final double seconds() {
      return seconds;
    }

    /** Progress goes to the error stream, so that the output stays clean. */
    final void progress(String text) {
      PrintWriter err = spec.commandLine().getErr();
      err.println(text);
      err.flush();
    }
  }

  @Command(name = "perft", description = "Move generation and random playouts.")
  private static final class Perft extends Timed {
    Perft(Catalog catalog, Cancellation cancellation) {
      super(catalog, cancellation);
    }

    @Override
    protected Report report() {
      List<Measurement> speeds =
          PerftBench.run(catalog, seconds(), this::progress, cancellation::cancelled);
      return new Counts(
          Speeds.byHand(speeds),
          PerftBench.oracles(catalog, this::progress, cancellation::cancelled),
          cancellation.cancelled());
    }
  }

  @Command(name = "search", description = "A fixed suite of searches with its node signature.")
  private static final class Search extends Timed {
    Search(Catalog catalog, Cancellation cancellation) {
      super(catalog, cancellation);
    }

    @Override
    protected Report report() throws InterruptedException {
      double time = seconds();
      BooleanSupplier stop = cancellation::cancelled;
      List<SearchBench.Entry> suite = SearchBench.suite(catalog, this::progress, stop);
      List<Measurement> speeds = SearchBench.speed(catalog, time, this::progress, stop);
      progress("measuring incremental evaluation");
      Gains gains =
          new Gains(
              SearchBench.incrementalGain(catalog, time, stop),
              SearchBench.incrementalGainInFullTrees(catalog, time, stop));
      List<Measurement> recording = SearchBench.recording(catalog, time, this::progress, stop);
      return new Searches(
          suite,
          Speeds.byHand(speeds),
          new Speeds(recording, "NOT RECORDED"),
          gains,
          cancellation.cancelled());
    }
  }

  @Command(name = "playouts", description = "Whole games at random.")
  private static final class Playouts extends Timed {
    Playouts(Catalog catalog, Cancellation cancellation) {
      super(catalog, cancellation);
    }

    @Override
    protected Report report() {
      return Speeds.byHand(
          MonteCarloBench.playouts(catalog, seconds(), this::progress, cancellation::cancelled));
    }
  }

  @Command(name = "uct", description = "Monte Carlo tree search.")
  private static final class Uct extends Timed {
    Uct(Catalog catalog, Cancellation cancellation) {
      super(catalog, cancellation);
    }

    @Override
    protected Report report() {
      return Speeds.byHand(
          MonteCarloBench.uct(catalog, seconds(), this::progress, cancellation::cancelled));
    }
  }

  @Command(name = "learning", description = "Positions judged and learned by a neural network.")
  private static final class Learning extends Timed {
    Learning(Catalog catalog, Cancellation cancellation) {
      super(catalog, cancellation);
    }

    @Override
    protected Report report() {
      return Speeds.byHand(
          LearningBench.run(catalog, seconds(), this::progress, cancellation::cancelled));
    }
  }

  private record Speeds(List<Measurement> measurements, String against)
      implements ReportCommand.Report {
    static Speeds byHand(List<Measurement> measurements) {
      return new Speeds(measurements, "BY HAND");
    }

    @Override
    public Object json() {
      return measurements.stream().map(Speeds::json).toList();
    }

    private static Map<String, Object> json(Measurement one) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("game", one.game());
      json.put("work", one.work());
      json.put("perSecond", Math.round(one.perSecond()));
      json.put("yardstick", Math.round(one.yardstick()));
      json.put("share", one.share());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      Table table = new Table("GAME", "WORK", "PER SECOND", against, "SHARE");
      for (Measurement one : measurements) {
        table.row(
            one.game(),
            one.work(),
            Math.round(one.perSecond()),
            Math.round(one.yardstick()),
            Digits.fixed(100 * one.share(), 0) + "%");
      }
      table.print(out);
    }
  }

  private record Counts(Speeds speeds, List<PerftBench.DeepCount> oracles, boolean cancelled)
      implements ReportCommand.Report {
    @Override
    public Object json() {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("speed", speeds.json());
      all.put("oracles", oracles.stream().map(Counts::json).toList());
      return all;
    }

    private static Map<String, Object> json(PerftBench.DeepCount count) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("game", count.game());
      json.put("rules", count.rules());
      json.put("depth", count.depth());
      json.put("expected", count.expected());
      json.put("counted", count.counted());
      json.put("millis", count.nanos() / 1_000_000);
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      speeds.print(out);
      out.println();
      Table table = new Table("GAME", "DEPTH", "EXPECTED", "COUNTED", "MS");
      for (PerftBench.DeepCount count : oracles) {
        table.row(
            count.game() + " " + count.rules(),
            count.depth(),
            count.expected(),
            count.counted(),
            count.nanos() / 1_000_000);
      }
      table.print(out);
    }

    @Override
    public int exit() {
      if (cancelled) {
        return Exit.INTERRUPTED;
      }
      return oracles.stream().allMatch(c -> c.counted() == c.expected()) ? Exit.DONE : Exit.FAILED;
    }
  }

  /** How many times as fast incremental evaluation is as full evaluation. */
  private record Gains(double alphaBeta, double fullTrees) {}

  private record Searches(
      List<SearchBench.Entry> suite,
      Speeds speeds,
      Speeds recording,
      Gains gains,
      boolean cancelled)
      implements ReportCommand.Report {
    @Override
    public int exit() {
      return cancelled ? Exit.INTERRUPTED : Exit.DONE;
    }

    @Override
    public Object json() {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("signature", SearchBench.signature(suite));
      all.put("suite", suite.stream().map(Searches::json).toList());
      all.put("speed", speeds.json());
      all.put("recording", recording.json());
      all.put("incrementalGain", gains.alphaBeta);
      all.put("incrementalGainInFullTrees", gains.fullTrees);
      return all;
    }

    private static Map<String, Object> json(SearchBench.Entry entry) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("game", entry.game());
      json.put("rules", entry.rules());
      json.put("agent", entry.agent());
      json.put("limits", entry.limits().toString());
      json.put("nodes", entry.nodes());
      json.put("millis", entry.nanos() / 1_000_000);
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      Table table = new Table("GAME", "AGENT", "LIMITS", "NODES", "MS");
      for (SearchBench.Entry entry : suite) {
        table.row(
            entry.rules().isEmpty() ? entry.game() : entry.game() + " " + entry.rules(),
            entry.agent(),
            entry.limits(),
            entry.nodes(),
            entry.nanos() / 1_000_000);
      }
      table.print(out);
      out.println();
      speeds.print(out);
      out.println();
      recording.print(out);
      out.println();
      out.printf(
          Locale.ROOT,
          "Incremental evaluation is %.2f times as fast as full with alpha-beta (Alphabeta 6"
              + " against 4), %.2f times in full trees (Minimax 2 against Minimax).%n",
          gains.alphaBeta,
          gains.fullTrees);
      out.println("Node signature " + SearchBench.signature(suite));
    }
  }
}
