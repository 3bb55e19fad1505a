package org.plyscope.lab.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Locale;
import org.plyscope.api.search.SearchCounters;
import org.plyscope.api.search.SearchCounters.Research;
import org.plyscope.api.search.SearchCounters.Shortcut;

/**
 * Writes and reads counters. They can only be counted up, so that reading counts once more: about a
 * second for a thousand million inner nodes.
 */
final class CounterJson {
  /** More than this was never counted by anybody; the file is damaged. */
  private static final long MOST = 1L << 33;

  private CounterJson() {}

  static JsonObject write(SearchCounters counters) {
    JsonArray plies = new JsonArray();
    for (int ply = 0; ply < counters.plies(); ply++) {
      JsonObject one = new JsonObject();
      one.addProperty("nodes", counters.nodes(ply));
      one.addProperty("leaves", counters.leaves(ply));
      one.addProperty("tableHits", counters.tableHits(ply));
      JsonArray cutoffs = new JsonArray();
      for (int index = 0; index < SearchCounters.BUCKETS; index++) {
        cutoffs.add(counters.cutoffs(ply, index));
      }
      one.add("cutoffs", cutoffs);
      long cuts = counters.cutoffs(ply);
      one.addProperty(
          "cutoffIndexSum", cuts == 0 ? 0 : Math.round(counters.meanCutoffIndex(ply) * cuts));
      for (Shortcut kind : Shortcut.values()) {
        one.addProperty(name(kind), counters.shortcuts(kind, ply));
      }
      plies.add(one);
    }
    JsonObject json = new JsonObject();
    json.add("plies", plies);
    json.addProperty("playouts", counters.playouts());
    json.addProperty("researches", counters.researches());
    JsonObject causes = new JsonObject();
    for (Research cause : Research.values()) {
      causes.addProperty(name(cause), counters.researches(cause));
    }
    json.add("researchesByCause", causes);
    json.addProperty("stored", counters.stored());
    return json;
  }

  static SearchCounters read(JsonObject json) {
    SearchCounters counters = new SearchCounters();
    JsonArray plies = json.getAsJsonArray("plies");
    for (int ply = 0; ply < plies.size(); ply++) {
      readPly(plies.get(ply).getAsJsonObject(), ply, counters);
    }
    for (long i = count(json, "playouts"); i > 0; i--) {
      counters.playout();
    }
    readResearches(json, counters);
    counters.stored(json.get("stored").getAsLong());
    return counters;
  }

  /** Files of version 1.0 have the sum only. */
  private static void readResearches(JsonObject json, SearchCounters counters) {
    long rest = count(json, "researches");
    JsonObject causes = json.getAsJsonObject("researchesByCause");
    for (Research cause : causes == null ? new Research[0] : Research.values()) {
      long number = cause == Research.OTHER ? 0 : count(causes, name(cause));
      for (long i = number; i > 0; i--) {
        counters.research(cause);
      }
      rest -= number;
    }
    for (long i = sensible(rest); i > 0; i--) {
      counters.research();
    }
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static void readPly(JsonObject json, int ply, SearchCounters counters) {
    long leaves = json.get("leaves").getAsLong();
    for (long i = sensible(Math.max(0, json.get("nodes").getAsLong() - leaves)); i > 0; i--) {
      counters.node(ply);
    }
    for (long rest = leaves; rest > 0; rest -= Integer.MAX_VALUE) {
      counters.leaves(ply, (int) Math.min(rest, Integer.MAX_VALUE));
    }
    for (long i = count(json, "tableHits"); i > 0; i--) {
      counters.tableHit(ply);
    }
    for (Shortcut kind : Shortcut.values()) {
      for (long i = json.has(name(kind)) ? count(json, name(kind)) : 0; i > 0; i--) {
        counters.shortcut(kind, ply);
      }
    }
    readCutoffs(json, ply, counters);
  }

  /** The last bucket holds several indexes; they get their sum, as evenly as it goes. */
  private static void readCutoffs(JsonObject json, int ply, SearchCounters counters) {
    JsonArray buckets = json.getAsJsonArray("cutoffs");
    long rest = json.get("cutoffIndexSum").getAsLong();
    int last = SearchCounters.BUCKETS - 1;
    for (int index = 0; index < last; index++) {
      long count = sensible(buckets.get(index).getAsLong());
      rest -= index * count;
      for (long i = count; i > 0; i--) {
        counters.cutoff(ply, index);
      }
    }
    for (long left = sensible(buckets.get(last).getAsLong()); left > 0; left--) {
      int index = (int) Math.max(last, rest / left);
      counters.cutoff(ply, index);
      rest -= index;
    }
  }

  private static long count(JsonObject json, String name) {
    return sensible(json.get(name).getAsLong());
  }

  private static long sensible(long count) {
    if (count < 0 || count > MOST) {
      throw new IllegalArgumentException("An impossible count: " + count);
    }
    return count;
  }
}
