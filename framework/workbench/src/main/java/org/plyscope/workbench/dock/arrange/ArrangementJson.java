package org.plyscope.workbench.dock.arrange;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Arrangement.Split;
import org.plyscope.api.window.Arrangement.Tabs;

/** Writes and reads arrangements. */
public final class ArrangementJson {
  private static final double PRECISION = 1e4;

  private ArrangementJson() {}

  public static JsonObject write(Arrangement arrangement) {
    JsonObject json = new JsonObject();
    if (arrangement instanceof Split split) {
      json.addProperty("split", split.across() ? "across" : "down");
      json.addProperty("share", Math.round(split.share() * PRECISION) / PRECISION);
      json.add("first", write(split.first()));
      json.add("second", write(split.second()));
    } else {
      Tabs tabs = (Tabs) arrangement;
      JsonArray ids = new JsonArray();
      tabs.ids().forEach(ids::add);
      json.addProperty("place", tabs.place().name());
      json.add("tabs", ids);
      json.addProperty("front", tabs.front());
    }
    return json;
  }

  /**
   * Reads an arrangement.
   *
   * @throws RuntimeException of some kind if it is invalid
   */
  public static Arrangement read(JsonElement json) {
    return read(json.getAsJsonObject(), new HashSet<>());
  }

  private static Arrangement read(JsonObject json, Set<String> used) {
    if (json.has("split")) {
      return new Split(
          "across".equals(json.get("split").getAsString()),
          json.get("share").getAsDouble(),
          read(json.getAsJsonObject("first"), used),
          read(json.getAsJsonObject("second"), used));
    }
    List<String> ids = new ArrayList<>();
    for (JsonElement id : json.getAsJsonArray("tabs")) {
      if (!used.add(id.getAsString())) {
        throw new JsonParseException("The view '" + id.getAsString() + "' is there twice.");
      }
      ids.add(id.getAsString());
    }
    return new Tabs(
        Place.valueOf(json.get("place").getAsString()), ids, json.get("front").getAsString());
  }
}
