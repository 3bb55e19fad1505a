package org.plyscope.lab.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;

/** Writes and reads a result. Values are texts, because JSON has no "not a number". */
final class ResultJson {
  private ResultJson() {}

  static String write(SearchResult result) {
    JsonObject json = new JsonObject();
    json.addProperty("move", result.move());
    json.addProperty("status", result.status().name());
    json.addProperty("value", Double.toString(result.value()));
    json.addProperty("solved", result.solved());
    json.add("values", texts(DoubleStream.of(result.values()).mapToObj(Double::toString).toList()));
    json.addProperty("depth", result.depth());
    json.addProperty("nanos", result.nanos());
    json.add("line", numbers(result.line()));
    JsonArray candidates = new JsonArray();
    for (Candidate candidate : result.candidates()) {
      JsonObject one = new JsonObject();
      one.addProperty("move", candidate.move());
      one.addProperty("value", Double.toString(candidate.value()));
      one.addProperty("bound", candidate.bound().name());
      one.addProperty("effort", candidate.effort());
      one.add("figures", FigureJson.write(candidate.figures()));
      candidates.add(one);
    }
    json.add("candidates", candidates);
    json.addProperty("comment", result.comment());
    json.add("counters", CounterJson.write(result.counts()));
    json.add("figures", FigureJson.write(result.figures()));
    JsonArray iterations = new JsonArray();
    for (Iteration iteration : result.iterations()) {
      iterations.add(write(iteration));
    }
    json.add("iterations", iterations);
    return json.toString();
  }

  /** Reads a result; one that makes no sense is none, because the tree is there all the same. */
  static Optional<SearchResult> read(String text) {
    try {
      JsonObject json = JsonParser.parseString(text).getAsJsonObject();
      List<Candidate> candidates = new ArrayList<>();
      for (JsonElement element : json.getAsJsonArray("candidates")) {
        JsonObject one = element.getAsJsonObject();
        candidates.add(
            Candidate.of(one.get("move").getAsLong())
                .withValue(
                    Double.parseDouble(one.get("value").getAsString()),
                    Bound.valueOf(one.get("bound").getAsString()))
                .withEffort(one.get("effort").getAsLong())
                .withFigures(FigureJson.figures(one)));
      }
      return Optional.of(
          SearchResult.builder(json.get("move").getAsLong())
              .status(SearchResult.Status.valueOf(json.get("status").getAsString()))
              .value(Double.parseDouble(json.get("value").getAsString()))
              .solved(json.has("solved") && json.get("solved").getAsBoolean())
              .values(
                  json.getAsJsonArray("values").asList().stream()
                      .mapToDouble(v -> Double.parseDouble(v.getAsString()))
                      .toArray())
              .depth(json.get("depth").getAsInt())
              .nanos(json.get("nanos").getAsLong())
              .line(
                  json.getAsJsonArray("line").asList().stream()
                      .mapToLong(JsonElement::getAsLong)
                      .toArray())
              .candidates(candidates)
              .comment(json.get("comment").getAsString())
              .counts(CounterJson.read(json.getAsJsonObject("counters")))
              .figures(FigureJson.figures(json))
              .iterations(iterations(json))
              .build());
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private static JsonObject write(Iteration iteration) {
    JsonObject json = new JsonObject();
    json.addProperty("depth", iteration.depth());
    json.addProperty("finished", iteration.finished());
    json.addProperty("value", Double.toString(iteration.value()));
    json.addProperty("move", iteration.move());
    json.addProperty("nanos", iteration.nanos());
    json.add("counters", CounterJson.write(iteration.counts()));
    return json;
  }

  /** Files of version 1.0 have none. */
  private static List<Iteration> iterations(JsonObject result) {
    List<Iteration> iterations = new ArrayList<>();
    if (result.has("iterations")) {
      for (JsonElement element : result.getAsJsonArray("iterations")) {
        JsonObject json = element.getAsJsonObject();
        int depth = json.get("depth").getAsInt();
        double value = Double.parseDouble(json.get("value").getAsString());
        boolean finished = json.get("finished").getAsBoolean();
        iterations.add(
            (finished ? Iteration.finished(depth, value) : Iteration.unfinished(depth))
                .withMove(json.get("move").getAsLong())
                .withNanos(json.get("nanos").getAsLong())
                .withCounts(CounterJson.read(json.getAsJsonObject("counters"))));
      }
    }
    return iterations;
  }

  private static JsonArray texts(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }

  private static JsonArray numbers(long[] values) {
    JsonArray array = new JsonArray();
    LongStream.of(values).forEach(array::add);
    return array;
  }
}
