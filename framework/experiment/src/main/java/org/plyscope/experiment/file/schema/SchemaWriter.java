package org.plyscope.experiment.file.schema;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.FileKey.Kind;
import org.plyscope.wire.keys.FileKey.Trait;
import org.plyscope.wire.keys.TuningKeys;
import org.plyscope.wire.keys.Units;

/**
 * Writes a JSON Schema (2020-12) of the files that people write, so that editors complete and
 * explain them: their declared keys, and the games and agents that are installed with all their
 * options.
 */
public final class SchemaWriter {
  static final Map<String, Object> WHOLE = Map.of("$ref", "#/$defs/whole");
  private static final Map<String, Object> TIME = Map.of("$ref", "#/$defs/time");
  static final Map<String, Object> SWEEP = Map.of("$ref", "#/$defs/sweep");
  private static final Map<String, Object> STRING = Map.of("type", "string");
  private static final String VERSION = "plyscope";

  private final PartSchemas parts;

  /**
   * Describes the parts of a catalog.
   *
   * @param catalog games, agents and methods
   */
  public SchemaWriter(Catalog catalog) {
    this.parts = new PartSchemas(catalog);
  }

  /** Writes the schema of experiment files. */
  public Map<String, Object> experiments() {
    return file("Plyscope experiment", ExperimentKeys.FILE);
  }

  /** Writes the schema of tuning files. */
  public Map<String, Object> tunings() {
    return file("Plyscope tuning", TuningKeys.FILE);
  }

  private Map<String, Object> file(String title, FileKey file) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", title);
    schema.put("type", "object");
    schema.put("required", List.of(VERSION));
    // A missing key may come from another file.
    List<String> whole = required(file).stream().filter(id -> !id.equals(VERSION)).toList();
    schema.put("anyOf", List.of(Map.of("required", whole), Map.of("required", List.of("from"))));
    schema.put("additionalProperties", false);
    schema.put("properties", keys(file));
    schema.put("$defs", definitions());
    return schema;
  }

  private Map<String, Object> definitions() {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put(
        "whole",
        Map.of(
            "description",
            "A whole number, perhaps with k, M or G.",
            "anyOf",
            List.of(
                Map.of("type", "integer"),
                Map.of("type", "string", "pattern", "^-?\\d+(\\.\\d+)?[kMG]?$"))));
    all.put(
        "time",
        Map.of(
            "type", "string",
            "pattern", "^\\d+(\\.\\d{1,3})?\\s?(ms|s|m|h)$",
            "description", "A time such as 250ms or 2s."));
    all.put("sweep", group(ExperimentKeys.SWEEP));
    all.put("agent", parts.agent(keys(ExperimentKeys.AGENT)));
    return all;
  }

  private Map<String, Object> keys(FileKey group) {
    Map<String, Object> keys = new LinkedHashMap<>();
    group.keys().forEach(key -> keys.put(key.id(), schema(key)));
    return keys;
  }

  private static List<String> required(FileKey group) {
    return group.keys().stream().filter(k -> k.is(Trait.REQUIRED)).map(FileKey::id).toList();
  }

  private Map<String, Object> schema(FileKey key) {
    if (key.is(Trait.SWEPT)) {
      return Map.of("anyOf", List.of(simple(key), SWEEP));
    }
    if (!key.is(Trait.OR_TEXT)) {
      return simple(key);
    }
    Map<String, Object> text = key.choices().isEmpty() ? STRING : Map.of("enum", key.choices());
    return described(key, Map.of("anyOf", List.of(text, simple(key))));
  }

  private Map<String, Object> simple(FileKey key) {
    if (key.keys().equals(ExperimentKeys.AGENT.keys())) {
      return Map.of("$ref", "#/$defs/agent");
    }
    return switch (key.kind()) {
      case TEXT, MEMORY -> described(key, STRING);
      case TEXTS ->
          described(
              key, Map.of("anyOf", List.of(STRING, Map.of("type", "array", "items", STRING))));
      case WHOLE ->
          described(key, key.least() == key.most() ? Map.of("const", (long) key.least()) : WHOLE);
      case NUMBER -> described(key, number(key));
      case FLAG -> described(key, Map.of("type", "boolean"));
      case TIME -> described(key, TIME);
      case CHOICE -> described(key, Map.of("enum", key.choices()));
      case GROUP -> group(key);
      case LIST -> described(key, list(key));
      case MAP -> described(key, map(key));
      case ANY -> described(key, Map.of());
    };
  }

  private static Map<String, Object> described(FileKey key, Map<String, ?> schema) {
    Map<String, Object> all = new LinkedHashMap<>(schema);
    if (!key.help().isEmpty()) {
      all.put("description", key.help());
    }
    if (!key.standard().isEmpty()) {
      all.put("default", standard(key));
    }
    return all;
  }

  private static Object standard(FileKey key) {
    return switch (key.kind()) {
      case WHOLE -> Units.whole(key.standard());
      case NUMBER -> Double.valueOf(key.standard());
      case FLAG -> Boolean.valueOf(key.standard());
      default -> key.standard();
    };
  }

  private static Map<String, Object> number(FileKey key) {
    Map<String, Object> schema = new LinkedHashMap<>(Map.of("type", "number"));
    if (key.least() > -Double.MAX_VALUE) {
      schema.put("minimum", key.least());
    }
    if (key.most() < Double.MAX_VALUE) {
      schema.put("maximum", key.most());
    }
    return schema;
  }

  private Map<String, Object> list(FileKey key) {
    Map<String, Object> schema = new LinkedHashMap<>(Map.of("type", "array"));
    schema.put("items", schema(key.keys().get(0)));
    if (key.most() < Double.MAX_VALUE) {
      schema.put("minItems", (long) key.least());
      schema.put("maxItems", (long) key.most());
    }
    return schema;
  }

  private Map<String, Object> map(FileKey key) {
    FileKey element = key.keys().get(0);
    if (element.kind() == Kind.ANY) {
      return Map.of("type", "object");
    }
    return Map.of(
        "type",
        "object",
        "propertyNames",
        Map.of("pattern", "\\S"),
        "additionalProperties",
        schema(element));
  }

  private Map<String, Object> group(FileKey key) {
    Map<String, Object> keys = keys(key);
    if (key.is(Trait.OPEN)) {
      return parts.open(key, keys);
    }
    Map<String, Object> schema = new LinkedHashMap<>(object(required(key), keys));
    schema.put("description", key.help());
    return schema;
  }

  /** Returns an object with these keys and no others. */
  static Map<String, Object> object(List<String> required, Map<String, Object> keys) {
    return Map.of(
        "type", "object", "required", required, "additionalProperties", false, "properties", keys);
  }
}
