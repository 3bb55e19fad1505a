package org.plyscope.cli.report;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.option.Preset;

/** Shows options and presets. */
public final class OptionReport {
  private OptionReport() {}

  public static List<Map<String, Object>> options(List<Option<?>> options) {
    return options.stream().map(OptionReport::json).toList();
  }

  private static Map<String, Object> json(Option<?> option) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", option.id());
    json.put("label", option.label());
    json.put("help", option.help());
    json.put("kind", option.kind());
    json.put("default", String.valueOf(option.standard()));
    json.put("values", values(option));
    return json;
  }

  public static List<Map<String, Object>> presets(List<Preset> presets) {
    return presets.stream().map(OptionReport::json).toList();
  }

  private static Map<String, Object> json(Preset preset) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", preset.id());
    json.put("name", preset.name());
    json.put("description", preset.description());
    json.put("options", preset.values());
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

  /** Shows options together with the value that each of them has. */
  public static void print(
      PrintWriter out, List<Option<?>> options, Function<Option<?>, String> chosen) {
    if (options.isEmpty()) {
      return;
    }
    Table table = new Table("OPTION", "VALUE", "DEFAULT", "VALUES", "MEANING");
    for (Option<?> option : options) {
      table.row(
          option.id(),
          chosen.apply(option),
          String.valueOf(option.standard()),
          values(option),
          option.help());
    }
    out.println();
    table.print(out);
  }

  private static String part(PartKind kind) {
    return kind.joins() ? kind.id() + "+" + kind.id() : kind.id();
  }

  /** Describes in a few words the values of an option. */
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
