package org.plyscope.cli.search;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.cli.report.OptionReport;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.search.MoveQuality;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;

/**
 * What a search found.
 *
 * @param outcome the outcome, with a result
 * @param measured nanoseconds the search took from outside, for agents that do not say
 * @param files what was written
 * @param note what the trace lacks, or the empty text
 * @param quality how good the move is in the eyes of a reference, or null
 * @param exit the exit code
 */
public record AnalysisReport(
    SearchOutcome outcome, long measured, Files files, String note, MoveQuality quality, int exit)
    implements ReportCommand.Report {

  /**
   * What was written.
   *
   * @param trace where the trace is, or null
   * @param views where the views are
   * @param problems what could not be written or judged, one sentence each
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

  @Override
  public JsonElement json() {
    SearchSpec spec = outcome.spec();
    SearchResult result = result();
    Counts counters = result.counts();
    JsonObject json = new JsonObject();
    json.addProperty("game", spec.rules().game().id());
    json.add("options", OptionReport.texts(spec.rules().options().texts()));
    json.addProperty("position", spec.line().position());
    if (spec.line().size() > 0) {
      json.addProperty("start", spec.line().start());
      json.add("movesPlayed", array(spec.line().texts()));
    }
    json.addProperty("agent", spec.agent().text());
    json.addProperty("limits", spec.limits().toString());
    json.addProperty("seed", spec.seed());
    if (spec.rootMoves().length > 0) {
      State root = root();
      json.add("moves", array(LongStream.of(spec.rootMoves()).mapToObj(root::text).toList()));
    }
    json.addProperty("move", outcome.line().get(0));
    json.add("value", number(result.value()));
    json.addProperty("solved", result.solved());
    JsonArray values = new JsonArray();
    for (double value : result.values()) {
      values.add(number(value));
    }
    json.add("values", values);
    json.addProperty("depth", result.depth());
    json.addProperty("status", result.status().name().toLowerCase(Locale.ROOT));
    json.addProperty("nodes", counters.nodes());
    json.addProperty("playouts", counters.playouts());
    json.addProperty("millis", TimeUnit.NANOSECONDS.toMillis(nanos()));
    counts().addTo(json);
    json.add("line", array(outcome.line()));
    json.add("candidates", candidates());
    json.add("figures", figures(result.figures()));
    json.addProperty("comment", result.comment());
    json.addProperty("stored", counters.stored());
    if (quality != null) {
      json.add("quality", new QualityReport(quality, root()).json());
    }
    if (files.trace() != null) {
      json.addProperty("trace", files.trace().toString());
      json.addProperty("traceNote", note);
    }
    if (!files.views().isEmpty()) {
      json.add("exports", array(files.views().stream().map(Path::toString).toList()));
    }
    if (!problems().isEmpty()) {
      json.add("problems", array(problems()));
    }
    return json;
  }

  private JsonArray candidates() {
    State root = root();
    MoveList legal = new MoveList();
    root.moves(legal);
    JsonArray array = new JsonArray();
    for (Candidate candidate : result().candidates()) {
      if (legal.indexOf(candidate.move()) < 0) {
        continue;
      }
      JsonObject json = new JsonObject();
      json.addProperty("move", root.text(candidate.move()));
      json.add("value", number(candidate.value()));
      json.addProperty("bound", candidate.bound().name().toLowerCase(Locale.ROOT));
      json.addProperty("effort", candidate.effort());
      json.add("figures", figures(candidate.figures()));
      array.add(json);
    }
    return array;
  }

  private static JsonObject figures(Figures figures) {
    JsonObject json = new JsonObject();
    figures.list().forEach(figure -> json.add(figure.id(), number(figures.number(figure.id()))));
    return json;
  }

  private static JsonArray array(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }

  /** JSON knows neither "not a number" nor infinity; whole numbers are written as such. */
  public static JsonElement number(double value) {
    if (!Double.isFinite(value)) {
      return JsonNull.INSTANCE;
    }
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? new JsonPrimitive((long) value)
        : new JsonPrimitive(value);
  }

  @Override
  public void print(PrintWriter out) {
    SearchResult result = result();
    Counts counters = result.counts();
    long millis = TimeUnit.NANOSECONDS.toMillis(nanos());
    long perSecond = (long) (counters.nodes() * 1e9 / nanos());
    field(out, "Move", outcome.line().get(0));
    field(out, "Value", Value.text(result.value()));
    String status = result.status().name().toLowerCase(Locale.ROOT);
    field(out, "Depth", result.depth() + ", " + status + (result.solved() ? ", proved" : ""));
    field(out, "Line", String.join("  ", outcome.line()));
    field(
        out,
        "Nodes",
        Table.number(counters.nodes())
            + " in "
            + Table.number(millis)
            + " ms ("
            + Table.number(perSecond)
            + "/s)");
    if (counters.playouts() > 0) {
      field(out, "Playouts", Table.number(counters.playouts()));
    }
    if (counters.stored() > 0) {
      field(out, "Memory", Table.number(counters.stored()) + " nodes at most");
    }
    field(out, "Repeated", counts().researches());
    field(out, "Quality", quality == null ? "" : new QualityReport(quality, root()).text());
    for (Figure figure : result.figures().list()) {
      field(out, figure.label(), result.figures().text(figure.id()));
    }
    field(out, "Comment", result.comment());
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
}
