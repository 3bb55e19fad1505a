package org.plyscope.cli.search;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.search.MoveQuality;
import org.plyscope.lab.search.ProofText;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.wire.LineForm;
import org.plyscope.wire.ResultForm;

/**
 * The result of a search.
 *
 * @param outcome the outcome, with a result
 * @param measured nanoseconds the search took from outside, for agents that do not report it
 * @param files the written files
 * @param note the gaps of the trace, or an empty string
 * @param quality how good the move is in the eyes of a reference, or null
 * @param exit the exit code
 */
public record AnalysisReport(
    SearchOutcome outcome, long measured, Files files, String note, MoveQuality quality, int exit)
    implements ReportCommand.Report {

  /**
   * The written files.
   *
   * @param trace where the trace is, or null
   * @param views where the views are
   * @param problems receives failures to write or evaluate, one sentence each
   */
  public record Files(Path trace, List<Path> views, List<String> problems) {}

  @Override
  public List<String> problems() {
    return files.problems();
  }

  /** Returns the position searched. */
  private State root() {
    return outcome.spec().line().state();
  }

  private SearchResult result() {
    return outcome.result().orElseThrow();
  }

  private long nanos() {
    return result().nanos() > 0 ? result().nanos() : measured;
  }

  private CounterReport counts() {
    return new CounterReport(result().counts(), result().iterations(), root());
  }

  /** Writes the request; all moves are allowed unless some are named. */
  private Map<String, Object> request(SearchRequest request) {
    MoveList legal = new MoveList();
    root().moves(legal);
    long[] allowed = LongStream.of(legal.toArray()).filter(request::allows).toArray();
    boolean all = allowed.length == legal.size();
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("line", LineForm.write(request.line()));
    form.put("limits", request.limits().toString());
    form.put("seed", request.seed());
    form.put("moves", all ? List.of() : LongStream.of(allowed).mapToObj(root()::text).toList());
    return form;
  }

  @Override
  public Object json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("agent", outcome.spec().agent().text());
    json.put("madeOf", outcome.madeOf());
    json.put("request", request(outcome.spec().request()));
    json.put("position", outcome.spec().line().position());
    json.put("result", DecidedValues.explained(result(), ResultForm.write(result(), root())));
    json.put("nodes", result().counts().nodes());
    json.put("millis", TimeUnit.NANOSECONDS.toMillis(nanos()));
    if (quality != null) {
      json.put("quality", new QualityReport(quality, root()).json());
    }
    if (files.trace() != null) {
      json.put("trace", files.trace().toString());
      json.put("traceNote", note);
    }
    if (!files.views().isEmpty()) {
      json.put("exports", files.views().stream().map(Path::toString).toList());
    }
    if (!problems().isEmpty()) {
      json.put("problems", problems());
    }
    return json;
  }

  @Override
  public void print(PrintWriter out) {
    SearchResult result = result();
    Counts counters = result.counts();
    long millis = TimeUnit.NANOSECONDS.toMillis(nanos());
    long perSecond = (long) (counters.nodes() * 1e9 / nanos());
    field(out, "Move", outcome.line().get(0));
    field(out, "Value", Value.text(result.value()) + ProofText.of(result));
    String status = result.status().name().toLowerCase(Locale.ROOT);
    field(out, "Depth", result.depth() + ", " + status);
    field(out, "Line", String.join("  ", outcome.line()));
    field(
        out,
        "Nodes",
        Digits.count(counters.nodes())
            + " in "
            + Digits.count(millis)
            + " ms ("
            + Digits.count(perSecond)
            + "/s)");
    if (counters.playouts() > 0) {
      field(out, "Playouts", Digits.count(counters.playouts()));
    }
    if (counters.stored() > 0) {
      field(out, "Memory", Digits.count(counters.stored()) + " nodes at most");
    }
    field(out, "Repeated", counts().researches());
    field(out, "Quality", quality == null ? "" : new QualityReport(quality, root()).text());
    for (Figure figure : result.figures().list()) {
      field(out, figure.label(), result.figures().text(figure.id()));
    }
    field(out, "Comment", result.comment());
    boolean more = !outcome.madeOf().equals(outcome.spec().agent().text());
    field(out, "Made of", more ? outcome.madeOf() : "");
    field(out, "Trace", files.trace() == null ? "" : files.trace().toString());
    files.views().forEach(view -> field(out, "Export", view.toString()));
    field(out, "Note", note);
    counts().print(out);
  }

  private static void field(PrintWriter out, String name, String value) {
    if (!value.isEmpty()) {
      out.println(String.format(Locale.ROOT, "%-9s ", name) + value);
    }
  }

  /**
   * The judgement of a reference about a move.
   *
   * @param quality the judgement
   * @param state the position before the move
   */
  private record QualityReport(MoveQuality quality, State state) {
    Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("verdict", quality.standing());
      json.put("bestMove", best());
      json.put("bestValue", quality.bestValue());
      json.put("moveValue", quality.moveValue());
      json.put("loss", quality.loss());
      json.put("optimal", quality.judged() ? quality.optimal() : null);
      json.put("complete", quality.judged() ? quality.complete() : null);
      return DecidedValues.explained(json);
    }

    String text() {
      String move = Value.text(quality.moveValue());
      if (!quality.judged()) {
        return "no verdict, the reference did not finish; so far %s for the move and %s for %s"
            .formatted(move, Value.text(quality.bestValue()), best());
      }
      String by = quality.solved() ? ", proved" : " in the eyes of the reference";
      if (quality.optimal()) {
        return "optimal, " + move + by;
      }
      return "%s instead of %s with %s%s%s"
          .formatted(
              move,
              Value.text(quality.bestValue()),
              best(),
              by,
              quality.complete() ? "" : "; the outcome is given away");
    }

    private String best() {
      return state.text(quality.bestMove());
    }
  }

  /**
   * The counts of a search, per ply and per iteration.
   *
   * @param counters the counts of the whole search
   * @param iterations its iterations
   * @param root the position searched
   */
  private record CounterReport(Counts counters, List<Iteration> iterations, State root) {
    /** Returns how many searches were repeated and why, or nothing. */
    String researches() {
      if (counters.researches() == 0) {
        return "";
      }
      return Digits.count(counters.researches())
          + " searches: "
          + Arrays.stream(Research.values())
              .filter(cause -> counters.researches(cause) > 0)
              .map(cause -> name(cause) + " " + Digits.count(counters.researches(cause)))
              .collect(Collectors.joining(", "));
    }

    /** Prints the counts per ply, and the sequence of iterations if there was more than one. */
    void print(PrintWriter out) {
      if (counters.plies() > 0) {
        out.println();
        plies().print(out);
      }
      if (iterations.size() > 1) {
        out.println();
        Table table = new Table("DEPTH", "NODES", "MS", "VALUE", "MOVE");
        for (Iteration iteration : iterations) {
          table.row(
              iteration.depth(),
              iteration.counts().nodes(),
              TimeUnit.NANOSECONDS.toMillis(iteration.nanos()),
              iteration.finished() ? Value.text(iteration.value()) : "not finished",
              text(iteration.move()));
        }
        table.print(out);
      }
    }

    private Table plies() {
      List<Shortcut> taken =
          Arrays.stream(Shortcut.values()).filter(kind -> counters.shortcuts(kind) > 0).toList();
      List<String> headings =
          new ArrayList<>(
              List.of("PLY", "NODES", "LEAVES", "CUTOFFS", "BY FIRST MOVE", "TABLE HITS"));
      taken.forEach(kind -> headings.add(kind.name()));
      Table table = new Table(headings.toArray(String[]::new));
      for (int ply = 0; ply < counters.plies(); ply++) {
        long cutoffs = counters.cutoffs(ply);
        double first = cutoffs == 0 ? 0 : 100.0 * counters.cutoffs(ply, 0) / cutoffs;
        List<Object> row = new ArrayList<>();
        row.add(ply);
        row.add(counters.nodes(ply));
        row.add(counters.leaves(ply));
        row.add(cutoffs);
        row.add(cutoffs == 0 ? "" : Digits.fixed(first, 1) + "%");
        row.add(counters.tableHits(ply));
        for (Shortcut kind : taken) {
          row.add(counters.shortcuts(kind, ply));
        }
        table.row(row.toArray());
      }
      return table;
    }

    /** Writes a move, or a dash if the agent is wrong about it. */
    private String text(long move) {
      return root.legal(move) ? root.text(move) : "-";
    }

    private static String name(Research cause) {
      return cause.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }
}
