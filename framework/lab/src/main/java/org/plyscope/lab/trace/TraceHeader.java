package org.plyscope.lab.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import org.plyscope.api.Limits;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.trace.TraceCost;
import org.plyscope.lab.file.ProgramVersion;

/**
 * The readable part of a trace file.
 *
 * @param game the id of the game
 * @param options the options of its rules, as text by id
 * @param position the position searched
 * @param start where the game started that led to it
 * @param moves the moves of that game, as the game writes them
 * @param origin where the trace comes from
 * @param cost what recording took
 * @param policy what was kept
 * @param nodes how many nodes are in the file
 * @param opened how many nodes the search opened
 * @param dropped how many nodes were dropped, by their ply
 * @param bounds the names of the kinds of value, in the order the columns count them
 * @param ends the names of the reasons to stop, in the order the columns count them
 * @param figures the figures of the agent that have a column each
 */
record TraceHeader(
    String game,
    Map<String, String> options,
    String position,
    String start,
    List<String> moves,
    RecordedTrace.Origin origin,
    TraceCost cost,
    TracePolicy policy,
    int nodes,
    long opened,
    List<Long> dropped,
    List<String> bounds,
    List<String> ends,
    List<Figure> figures) {
  /** Had limits as an object, and no figures. */
  private static final int OLD_FORMAT = 1;

  private static final int FORMAT = 2;

  static TraceHeader of(Trace trace) {
    RecordedTrace.Origin origin =
        trace instanceof RecordedTrace recorded
            ? recorded.origin()
            : new RecordedTrace.Origin(trace.title(), Limits.NONE, 0, ProgramVersion.text());
    List<Long> dropped = new ArrayList<>();
    if (trace instanceof RecordedTrace recorded) {
      for (long count : recorded.dropped()) {
        dropped.add(count);
      }
    }
    return new TraceHeader(
        trace.rules().game().id(),
        trace.rules().options().texts(),
        trace.position(),
        trace.line().start(),
        trace.line().texts(),
        origin,
        trace.cost().orElse(TraceCost.of(0, 0, 0)),
        trace instanceof RecordedTrace recorded ? recorded.policy() : TracePolicy.SAMPLE,
        trace.size(),
        trace.opened(),
        dropped,
        Stream.of(Bound.values()).map(Enum::name).toList(),
        Stream.of(NodeEnd.values()).map(Enum::name).toList(),
        trace.figures());
  }

  String json() {
    JsonObject json = new JsonObject();
    json.addProperty("format", FORMAT);
    json.addProperty("program", origin.program());
    json.addProperty("game", game);
    JsonObject rules = new JsonObject();
    options.forEach(rules::addProperty);
    json.add("options", rules);
    json.addProperty("position", position);
    json.addProperty("start", start);
    json.add("moves", array(moves));
    json.addProperty("agent", origin.agent());
    json.addProperty("limits", origin.limits().toString());
    json.addProperty("seed", origin.seed());
    json.addProperty("searchNanos", cost.searchNanos());
    json.addProperty("recordingNanos", cost.recordingNanos());
    json.addProperty("withNanos", cost.withNanos());
    json.addProperty("withoutNanos", cost.withoutNanos());
    json.addProperty("policy", policy.name());
    json.addProperty("nodes", nodes);
    json.addProperty("opened", opened);
    JsonArray counts = new JsonArray();
    dropped.forEach(counts::add);
    json.add("dropped", counts);
    json.add("bounds", array(bounds));
    json.add("ends", array(ends));
    json.add("figures", FigureJson.write(figures));
    return json.toString();
  }

  /** Reads a header; whatever is wrong with it, the file is no trace that we know. */
  static TraceHeader parse(String text) throws ZipException {
    try {
      JsonObject json = JsonParser.parseString(text).getAsJsonObject();
      int format = json.get("format").getAsInt();
      if (format != OLD_FORMAT && format != FORMAT) {
        throw new ZipException("unknown format");
      }
      Map<String, String> options = new LinkedHashMap<>();
      json.getAsJsonObject("options")
          .entrySet()
          .forEach(e -> options.put(e.getKey(), e.getValue().getAsString()));
      RecordedTrace.Origin origin =
          new RecordedTrace.Origin(
              json.get("agent").getAsString(),
              limits(json.get("limits")),
              json.get("seed").getAsLong(),
              json.get("program").getAsString());
      // Older files know the position only.
      String position = json.get("position").getAsString();
      List<Long> dropped = new ArrayList<>();
      json.getAsJsonArray("dropped").forEach(count -> dropped.add(count.getAsLong()));
      return new TraceHeader(
          json.get("game").getAsString(),
          options,
          position,
          json.has("start") ? json.get("start").getAsString() : position,
          json.has("moves") ? list(json.getAsJsonArray("moves")) : List.of(),
          origin,
          cost(json),
          json.has("policy")
              ? TracePolicy.valueOf(json.get("policy").getAsString())
              : TracePolicy.SAMPLE,
          json.get("nodes").getAsInt(),
          json.get("opened").getAsLong(),
          dropped,
          list(json.getAsJsonArray("bounds")),
          list(json.getAsJsonArray("ends")),
          FigureJson.declarations(json));
    } catch (RuntimeException e) {
      throw new ZipException("strange header");
    }
  }

  private static Limits limits(JsonElement json) {
    if (json.isJsonPrimitive()) {
      return Limits.parse(json.getAsString());
    }
    JsonObject old = json.getAsJsonObject();
    return Limits.NONE
        .withDepth(old.get("depth").getAsInt())
        .withNodes(old.get("nodes").getAsLong())
        .withIterations(old.get("iterations").getAsLong())
        .withTime(Duration.ofMillis(old.get("millis").getAsLong()));
  }

  private static TraceCost cost(JsonObject json) {
    return TraceCost.of(nanos(json, "searchNanos"), nanos(json, "recordingNanos"), 0)
        .withComparison(nanos(json, "withNanos"), nanos(json, "withoutNanos"));
  }

  /** Older files do not say what recording took. */
  private static long nanos(JsonObject json, String name) {
    return json.has(name) ? json.get(name).getAsLong() : 0;
  }

  private static JsonArray array(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }

  private static List<String> list(JsonArray array) {
    return array.asList().stream().map(JsonElement::getAsString).toList();
  }
}
