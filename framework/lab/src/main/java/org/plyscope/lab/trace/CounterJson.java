package org.plyscope.lab.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;

/** Writes and reads counts. */
final class CounterJson {
  private CounterJson() {}

  static JsonObject write(Counts counts) {
    JsonArray plies = new JsonArray();
    for (int ply = 0; ply < counts.plies(); ply++) {
      JsonObject one = new JsonObject();
      one.addProperty("nodes", counts.nodes(ply));
      one.addProperty("leaves", counts.leaves(ply));
      one.addProperty("tableHits", counts.tableHits(ply));
      JsonArray cutoffs = new JsonArray();
      for (int index = 0; index < Counts.BUCKETS; index++) {
        cutoffs.add(counts.cutoffs(ply, index));
      }
      one.add("cutoffs", cutoffs);
      one.addProperty("cutoffIndexSum", counts.cutoffIndexSum(ply));
      for (Shortcut kind : Shortcut.values()) {
        one.addProperty(name(kind), counts.shortcuts(kind, ply));
      }
      plies.add(one);
    }
    JsonObject json = new JsonObject();
    json.add("plies", plies);
    json.addProperty("playouts", counts.playouts());
    json.addProperty("researches", counts.researches());
    JsonObject causes = new JsonObject();
    for (Research cause : Research.values()) {
      causes.addProperty(name(cause), counts.researches(cause));
    }
    json.add("researchesByCause", causes);
    json.addProperty("stored", counts.stored());
    return json;
  }

  static Counts read(JsonObject json) {
    List<JsonObject> plies =
        json.getAsJsonArray("plies").asList().stream().map(JsonElement::getAsJsonObject).toList();
    Counts.Builder counts =
        Counts.builder()
            .nodes(perPly(plies, one -> number(one, "nodes")))
            .leaves(perPly(plies, one -> number(one, "leaves")))
            .tableHits(perPly(plies, one -> number(one, "tableHits")))
            .cutoffs(
                plies.stream().map(CounterJson::cutoffs).toArray(long[][]::new),
                perPly(plies, one -> number(one, "cutoffIndexSum")))
            .playouts(number(json, "playouts"))
            .stored(number(json, "stored"));
    for (Shortcut kind : Shortcut.values()) {
      // Files of version 1.0 have none.
      counts.shortcuts(
          kind, perPly(plies, one -> one.has(name(kind)) ? number(one, name(kind)) : 0));
    }
    readResearches(json, counts);
    return counts.build();
  }

  /** Files of version 1.0 have the sum only. */
  private static void readResearches(JsonObject json, Counts.Builder counts) {
    JsonObject causes = json.getAsJsonObject("researchesByCause");
    if (causes == null) {
      counts.researches(Research.OTHER, number(json, "researches"));
    } else {
      for (Research cause : Research.values()) {
        counts.researches(cause, number(causes, name(cause)));
      }
    }
  }

  private static long[] perPly(List<JsonObject> plies, ToLongFunction<JsonObject> count) {
    return plies.stream().mapToLong(count).toArray();
  }

  private static long[] cutoffs(JsonObject ply) {
    return ply.getAsJsonArray("cutoffs").asList().stream()
        .mapToLong(count -> whole(count, "cutoffs"))
        .toArray();
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static long number(JsonObject json, String name) {
    return whole(json.get(name), name);
  }

  /** Gson would cut a number that is too large to one that fits. */
  private static long whole(JsonElement json, String name) {
    try {
      return Long.parseLong(json.getAsString());
    } catch (NumberFormatException e) {
      throw new InputException("'" + name + "' must be a whole number of at most 19 digits.");
    }
  }
}
