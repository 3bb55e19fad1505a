package org.plyscope.workbench.dock.perspective;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Arrangement.Split;
import org.plyscope.api.window.Arrangement.Tabs;

/**
 * How the user left the perspectives, as it is saved.
 *
 * @param current the perspective that was shown, empty for none
 * @param left the arrangement of each perspective that was entered
 * @param seen the views each perspective once had the chance to show: one that is among them and
 *     not in its arrangement was closed by the user
 * @param titles the titles of tabs, for views whose plugin is gone
 */
public record Layouts(
    String current,
    Map<String, Arrangement> left,
    Map<String, Set<String>> seen,
    Map<String, String> titles) {
  private static final double PRECISION = 1e4;
  private static final System.Logger LOG = System.getLogger(Layouts.class.getName());

  /** The layout of a new user. */
  public static final Layouts NONE = new Layouts("", Map.of(), Map.of(), Map.of());

  /** Writes them. */
  public JsonObject json() {
    JsonObject perspectives = new JsonObject();
    seen.forEach(
        (id, views) -> {
          JsonObject perspective = new JsonObject();
          Optional.ofNullable(left.get(id))
              .ifPresent(a -> perspective.add("layout", arrangementJson(a)));
          JsonArray ids = new JsonArray();
          views.forEach(ids::add);
          perspective.add("seen", ids);
          perspectives.add(id, perspective);
        });
    JsonObject names = new JsonObject();
    titles.forEach(names::addProperty);
    JsonObject json = new JsonObject();
    json.addProperty("current", current);
    json.add("perspectives", perspectives);
    json.add("titles", names);
    return json;
  }

  /** Reads them; a perspective that cannot be read starts afresh. */
  public static Layouts read(JsonObject json) {
    Map<String, Arrangement> left = new LinkedHashMap<>();
    Map<String, Set<String>> seen = new LinkedHashMap<>();
    Map<String, String> titles = new LinkedHashMap<>();
    for (Map.Entry<String, JsonElement> entry : members(json, "perspectives").entrySet()) {
      try {
        JsonObject perspective = entry.getValue().getAsJsonObject();
        Set<String> views = new LinkedHashSet<>();
        perspective.getAsJsonArray("seen").forEach(id -> views.add(id.getAsString()));
        if (perspective.has("layout")) {
          left.put(entry.getKey(), arrangement(perspective.get("layout")));
        }
        seen.put(entry.getKey(), views);
      } catch (RuntimeException e) {
        LOG.log(
            System.Logger.Level.WARNING,
            "The layout '" + entry.getKey() + "' cannot be read; the standard one is used.",
            e);
      }
    }
    members(json, "titles")
        .forEach(
            (id, title) -> {
              if (title.isJsonPrimitive()) {
                titles.put(id, title.getAsString());
              }
            });
    JsonElement current = json.get("current");
    return new Layouts(
        current != null && current.isJsonPrimitive() ? current.getAsString() : "",
        left,
        seen,
        titles);
  }

  private static Map<String, JsonElement> members(JsonObject json, String name) {
    return json.get(name) instanceof JsonObject object ? object.asMap() : Map.of();
  }

  private static JsonObject arrangementJson(Arrangement arrangement) {
    JsonObject json = new JsonObject();
    if (arrangement instanceof Split split) {
      json.addProperty("split", split.across() ? "across" : "down");
      json.addProperty("share", Math.round(split.share() * PRECISION) / PRECISION);
      json.add("first", arrangementJson(split.first()));
      json.add("second", arrangementJson(split.second()));
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
  private static Arrangement arrangement(JsonElement json) {
    return arrangement(json.getAsJsonObject(), new HashSet<>());
  }

  private static Arrangement arrangement(JsonObject json, Set<String> used) {
    if (json.has("split")) {
      return new Split(
          "across".equals(json.get("split").getAsString()),
          json.get("share").getAsDouble(),
          arrangement(json.getAsJsonObject("first"), used),
          arrangement(json.getAsJsonObject("second"), used));
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
