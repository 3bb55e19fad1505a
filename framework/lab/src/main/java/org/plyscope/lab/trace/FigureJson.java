package org.plyscope.lab.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;

/** Writes and reads the figures of agents: their declarations, and their numbers beside them. */
final class FigureJson {
  private static final String NUMBER = "number";

  private FigureJson() {}

  static JsonArray write(List<Figure> figures) {
    JsonArray array = new JsonArray();
    figures.forEach(figure -> array.add(write(figure)));
    return array;
  }

  static JsonArray write(Figures figures) {
    JsonArray array = new JsonArray();
    for (Figure figure : figures.list()) {
      JsonObject json = write(figure);
      json.addProperty(NUMBER, Double.toString(figures.number(figure.id())));
      array.add(json);
    }
    return array;
  }

  private static JsonObject write(Figure figure) {
    JsonObject json = new JsonObject();
    json.addProperty("id", figure.id());
    json.addProperty("label", figure.label());
    json.addProperty("help", figure.help());
    json.addProperty("format", figure.format().name());
    json.addProperty("unit", figure.unit());
    return json;
  }

  /** Reads declarations, each id once; older files have none. */
  static List<Figure> declarations(JsonObject json) {
    Figures figures = Figures.NONE;
    for (JsonObject one : objects(json)) {
      figures = figures.with(read(one), 0);
    }
    return figures.list();
  }

  /** Reads figures with their numbers; older files have none. */
  static Figures figures(JsonObject json) {
    Figures figures = Figures.NONE;
    for (JsonObject one : objects(json)) {
      figures = figures.with(read(one), Double.parseDouble(one.get(NUMBER).getAsString()));
    }
    return figures;
  }

  private static List<JsonObject> objects(JsonObject json) {
    List<JsonObject> objects = new ArrayList<>();
    if (json.has("figures")) {
      for (JsonElement one : json.getAsJsonArray("figures")) {
        objects.add(one.getAsJsonObject());
      }
    }
    return objects;
  }

  private static Figure read(JsonObject json) {
    return Figure.of(json.get("id").getAsString(), json.get("label").getAsString())
        .withHelp(json.get("help").getAsString())
        .withFormat(Figure.Format.valueOf(json.get("format").getAsString()))
        .withUnit(json.get("unit").getAsString());
  }
}
