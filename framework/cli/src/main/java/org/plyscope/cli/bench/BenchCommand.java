package org.plyscope.cli.bench;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.plyscope.bench.Measurement;
import org.plyscope.bench.PerftBench;
import org.plyscope.bench.SearchBench;
import org.plyscope.cli.option.Numbers;
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
    description = "Measure speed against hand-written loops and published values.")
public final class BenchCommand implements Callable<Integer> {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  private BenchCommand() {}

  public static CommandLine line(Services services, Cancellation cancellation) {
    return new CommandLine(new BenchCommand())
        .addSubcommand(new Perft(services.catalog()))
        .addSubcommand(new Search(services.catalog()))
        .addSubcommand(new SolveCommand(services.catalog(), cancellation));
  }

  @Override
  public Integer call() {
    throw new CommandLine.ParameterException(
        spec.commandLine(), "Say what to measure: perft, search or solve");
  }

  private abstract static class Timed extends ReportCommand {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Option(
        names = "--seconds",
        paramLabel = "N",
        defaultValue = "10",
        converter = Numbers.Seconds.class,
        description = "How long to measure each loop (default ${DEFAULT-VALUE}).")
    private double seconds;

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
    private final Catalog catalog;

    Perft(Catalog catalog) {
      this.catalog = catalog;
    }

    @Override
    protected Report report() {
      Speeds speeds = Speeds.byHand(PerftBench.run(catalog, seconds(), this::progress));
      return new Counts(speeds, PerftBench.oracles(catalog, this::progress));
    }
  }

  @Command(name = "search", description = "A fixed suite of searches with its node signature.")
  private static final class Search extends Timed {
    private final Catalog catalog;

    Search(Catalog catalog) {
      this.catalog = catalog;
    }

    @Override
    protected Report report() throws InterruptedException {
      double time = seconds();
      List<SearchBench.Entry> suite = SearchBench.suite(catalog, this::progress);
      List<Measurement> speeds = SearchBench.speed(catalog, time, this::progress);
      progress("measuring incremental evaluation");
      Gains gains =
          new Gains(
              SearchBench.incrementalGain(catalog, time),
              SearchBench.incrementalGainInFullTrees(catalog, time));
      List<Measurement> recording = SearchBench.recording(catalog, time, this::progress);
      return new Searches(
          suite, Speeds.byHand(speeds), new Speeds(recording, "NOT RECORDED"), gains);
    }
  }

  private record Speeds(List<Measurement> measurements, String against)
      implements ReportCommand.Report {
    static Speeds byHand(List<Measurement> measurements) {
      return new Speeds(measurements, "BY HAND");
    }

    @Override
    public JsonElement json() {
      JsonArray array = new JsonArray();
      for (Measurement one : measurements) {
        JsonObject json = new JsonObject();
        json.addProperty("game", one.game());
        json.addProperty("work", one.work());
        json.addProperty("perSecond", Math.round(one.perSecond()));
        json.addProperty("yardstick", Math.round(one.yardstick()));
        json.addProperty("share", one.share());
        array.add(json);
      }
      return array;
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
            String.format(Locale.ROOT, "%.0f%%", 100 * one.share()));
      }
      table.print(out);
    }
  }

  private record Counts(Speeds speeds, List<PerftBench.DeepCount> oracles)
      implements ReportCommand.Report {
    @Override
    public JsonElement json() {
      JsonArray array = new JsonArray();
      for (PerftBench.DeepCount count : oracles) {
        JsonObject json = new JsonObject();
        json.addProperty("game", count.game());
        json.addProperty("rules", count.rules());
        json.addProperty("depth", count.depth());
        json.addProperty("expected", count.expected());
        json.addProperty("counted", count.counted());
        json.addProperty("millis", count.nanos() / 1_000_000);
        array.add(json);
      }
      JsonObject all = new JsonObject();
      all.add("speed", speeds.json());
      all.add("oracles", array);
      return all;
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
      return oracles.stream().allMatch(c -> c.counted() == c.expected()) ? Exit.DONE : Exit.FAILED;
    }
  }

  /** How many times as fast incremental evaluation is as full evaluation. */
  private record Gains(double alphaBeta, double fullTrees) {}

  private record Searches(
      List<SearchBench.Entry> suite, Speeds speeds, Speeds recording, Gains gains)
      implements ReportCommand.Report {
    @Override
    public JsonElement json() {
      JsonArray array = new JsonArray();
      for (SearchBench.Entry entry : suite) {
        JsonObject json = new JsonObject();
        json.addProperty("game", entry.game());
        json.addProperty("rules", entry.rules());
        json.addProperty("agent", entry.agent());
        json.addProperty("limits", entry.limits().toString());
        json.addProperty("nodes", entry.nodes());
        json.addProperty("millis", entry.nanos() / 1_000_000);
        array.add(json);
      }
      JsonObject all = new JsonObject();
      all.addProperty("signature", SearchBench.signature(suite));
      all.add("suite", array);
      all.add("speed", speeds.json());
      all.add("recording", recording.json());
      all.addProperty("incrementalGain", gains.alphaBeta);
      all.addProperty("incrementalGainInFullTrees", gains.fullTrees);
      return all;
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
