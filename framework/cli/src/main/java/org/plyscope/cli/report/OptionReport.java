package org.plyscope.cli.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.option.Preset;

/** Shows options and presets. */
public final class OptionReport {
  private OptionReport() {}

  public static JsonArray options(List<Option<?>> options) {
    JsonArray array = new JsonArray();
    for (Option<?> option : options) {
      JsonObject json = new JsonObject();
      json.addProperty("id", option.id());
      json.addProperty("label", option.label());
      json.addProperty("help", option.help());
      json.addProperty("kind", option.kind().name().toLowerCase(Locale.ROOT));
      json.addProperty("default", String.valueOf(option.standard()));
      json.addProperty("values", values(option));
      array.add(json);
    }
    return array;
  }

  public static JsonArray presets(List<Preset> presets) {
    JsonArray array = new JsonArray();
    for (Preset preset : presets) {
      JsonObject json = new JsonObject();
      json.addProperty("id", preset.id());
      json.addProperty("name", preset.name());
      json.addProperty("description", preset.description());
      json.add("options", texts(preset.values()));
      array.add(json);
    }
    return array;
  }

  public static JsonObject texts(Map<String, String> values) {
    JsonObject json = new JsonObject();
    values.forEach(json::addProperty);
    return json;
  }

  public static void print(PrintWriter out, List<Option<?>> options) {
    if (options.isEmpty()) {
      return;
    }
    Table table = new Table("OPTION", "DEFAULT", "VALUES", "MEANING");
    for (Option<?> option : options) {
      table.row(option.id(), String.valueOf(option.standard()), values(option), option.help());
    }
    out.println();
    table.print(out);
  }

  private static String part(PartKind kind) {
    return kind.joins() ? kind.id() + "+" + kind.id() : kind.id();
  }

  /** Says in a few words which values an option takes. */
  private static String values(Option<?> option) {
    return switch (option.kind()) {
      case FLAG, CHOICE -> String.join("|", option.choices());
      case INTEGER -> (long) option.min() + ".." + (long) option.max();
      case DECIMAL -> option.min() + ".." + option.max();
      case TEXT -> "text";
      case PART -> part(option.partKind().orElseThrow().getAnnotation(PartKind.class));
      case FILE -> "file";
    };
  }
}
