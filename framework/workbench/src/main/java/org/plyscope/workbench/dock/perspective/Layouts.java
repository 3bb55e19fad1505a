package org.plyscope.workbench.dock.perspective;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.window.Arrangement;
import org.plyscope.workbench.dock.arrange.ArrangementJson;

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
  private static final System.Logger LOG = System.getLogger(Layouts.class.getName());

  /** What a new user has. */
  public static final Layouts NONE = new Layouts("", Map.of(), Map.of(), Map.of());

  /** Writes them. */
  public JsonObject json() {
    JsonObject perspectives = new JsonObject();
    seen.forEach(
        (id, views) -> {
          JsonObject perspective = new JsonObject();
          Optional.ofNullable(left.get(id))
              .ifPresent(a -> perspective.add("layout", ArrangementJson.write(a)));
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
          left.put(entry.getKey(), ArrangementJson.read(perspective.get("layout")));
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
}
