package org.plyscope.experiment.file.schema;

import static org.plyscope.experiment.file.schema.SchemaWriter.anyOf;
import static org.plyscope.experiment.file.schema.SchemaWriter.listOf;
import static org.plyscope.experiment.file.schema.SchemaWriter.object;
import static org.plyscope.experiment.file.schema.SchemaWriter.text;
import static org.plyscope.experiment.file.schema.SchemaWriter.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.catalog.Catalog;

/** The keys of tuning files; those about games are the same as in experiment files. */
public final class TuningSchema {
  private TuningSchema() {}

  /**
   * Writes the schema.
   *
   * @param catalog games, agents and methods
   * @return its form
   */
  public static Map<String, Object> write(Catalog catalog) {
    Map<String, Object> schema = new LinkedHashMap<>(new SchemaWriter(catalog).write());
    schema.put("title", "Plyscope tuning");
    schema.put(
        "anyOf",
        List.of(
            Map.of("required", List.of("game", "tune", "against", "blocks", "method")),
            Map.of("required", List.of("from"))));
    Map<String, Object> keys = new LinkedHashMap<>();
    if (schema.get("properties") instanceof Map<?, ?> known) {
      known.forEach((key, value) -> keys.put(String.valueOf(key), value));
    }
    keys.remove("format");
    keys.remove("stop");
    keys.put("tune", tune());
    keys.put(
        "against",
        anyOf(
            "Whom candidates meet: \"population\" for each other, or names of agents.",
            type("string"),
            listOf(type("string"))));
    keys.put("method", method(catalog));
    keys.put("repetitions", Map.of("type", "integer", "minimum", 1));
    keys.put(
        "budget",
        object(
            "When a repetition measures nothing more.",
            Map.of("games", Map.of("$ref", "#/$defs/whole"), "candidates", type("integer")),
            List.of()));
    keys.put(
        "test",
        object(
            "The games that say what the result is worth.",
            Map.of(
                "blocks",
                Map.of("$ref", "#/$defs/whole"),
                "against",
                anyOf("start, published sets or agents.", type("string"), listOf(type("string")))),
            List.of("blocks")));
    keys.put("published", listOf(published()));
    keys.put("keepGames", Map.of("type", "boolean"));
    keys.put("files", text("The folder in which other files are looked for."));
    schema.put("properties", keys);
    return schema;
  }

  private static Map<String, Object> tune() {
    Map<String, Object> bounds = new LinkedHashMap<>();
    bounds.put("from", type("number"));
    bounds.put("to", type("number"));
    bounds.put("log", type("boolean"));
    bounds.put("choices", listOf(Map.of()));
    bounds.put("start", Map.of("description", "The value to start from; that of the agent."));
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("agent", Map.of("$ref", "#/$defs/agent"));
    keys.put(
        "options",
        Map.of(
            "type",
            "object",
            "description",
            "Options by path, for example cp or evaluator.w4, with their bounds.",
            "additionalProperties",
            object("Bounds of an option.", bounds, List.of())));
    return object("What is tuned.", keys, List.of("agent", "options"));
  }

  private static Map<String, Object> method(Catalog catalog) {
    List<String> ids = new ArrayList<>();
    for (Tuner tuner : catalog.parts(Tuner.class)) {
      ids.add(tuner.id());
      tuner.presets().stream().map(Preset::id).forEach(ids::add);
    }
    return anyOf(
        "How values are searched for.",
        type("string"),
        Map.of(
            "type",
            "object",
            "required",
            List.of("use"),
            "properties",
            Map.of("use", Map.of("enum", ids))));
  }

  private static Map<String, Object> published() {
    return object(
        "Values somebody published.",
        Map.of(
            "name", type("string"),
            "values", Map.of("description", "A list in the order of the options, or by path."),
            "fitness", Map.of("type", "number", "minimum", 0, "maximum", 1)),
        List.of("name", "values"));
  }
}
