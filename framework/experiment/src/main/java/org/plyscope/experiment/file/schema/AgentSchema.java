package org.plyscope.experiment.file.schema;

import static org.plyscope.experiment.file.schema.SchemaWriter.listOf;
import static org.plyscope.experiment.file.schema.SchemaWriter.text;
import static org.plyscope.experiment.file.schema.SchemaWriter.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.Option;
import org.plyscope.lab.catalog.Catalog;

/** The schema of an agent: which one, its options and its limits. */
final class AgentSchema {
  private static final Pattern SPECIAL = Pattern.compile("[\\\\^$.|?*+()\\[\\]{}/]");

  private AgentSchema() {}

  static Map<String, Object> agent(Catalog catalog) {
    List<Object> cases = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (AgentFactory factory : catalog.parts(AgentFactory.class)) {
      List<String> own = new ArrayList<>(List.of(factory.id()));
      factory.presets().forEach(preset -> own.add(preset.id()));
      ids.addAll(own);
      Map<String, Object> keys = new LinkedHashMap<>();
      factory.options().forEach(option -> keys.put(option.id(), sweepable(option(option))));
      Map<String, Object> when =
          Map.of(
              "properties",
              Map.of("use", Map.of("pattern", oneOf(own) + "\\s*(:|$)")),
              "required",
              List.of("use"));
      cases.add(Map.of("if", when, "then", Map.of("properties", keys)));
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("use", use(ids));
    keys.put("options", type("object"));
    keys.put("zip", listOf(type("string")));
    limits().forEach((key, value) -> keys.put(key, sweepable(value)));
    Map<String, Object> agent = new LinkedHashMap<>();
    agent.put("type", "object");
    agent.put("required", List.of("use"));
    agent.put("properties", keys);
    agent.put("allOf", cases);
    return agent;
  }

  /** The ids are listed for editors that complete them; options may follow, and own presets. */
  private static Map<String, Object> use(List<String> ids) {
    return SchemaWriter.anyOf(
        "An agent or preset, perhaps with :key=value.",
        Map.of("enum", ids),
        Map.of("type", "string", "pattern", "^\\s*mine\\/.|" + oneOf(ids) + "\\s*:"));
  }

  /** Returns a pattern of ECMA-262 for texts that begin with one of some ids. */
  private static String oneOf(List<String> ids) {
    return ids.stream()
        .map(id -> SPECIAL.matcher(id).replaceAll("\\\\$0"))
        .collect(Collectors.joining("|", "^\\s*(", ")"));
  }

  /** Returns the limits of a search, by key. */
  static Map<String, Map<String, Object>> limits() {
    Map<String, Map<String, Object>> keys = new LinkedHashMap<>();
    keys.put("depth", SchemaWriter.whole("Maximum depth of a search in plies, at most 999."));
    keys.put("nodes", SchemaWriter.whole("Maximum number of nodes per search."));
    keys.put("iterations", SchemaWriter.whole("Maximum number of iterations per search."));
    keys.put("time", SchemaWriter.time("Maximum time per move."));
    keys.put("perGame", text("The time for a whole game, for example 60s+0.5s."));
    return keys;
  }

  /** Returns the schema of an option, of an agent or of a game. */
  static Map<String, Object> option(Option<?> option) {
    Map<String, Object> schema = new LinkedHashMap<>();
    switch (option.kind()) {
      case FLAG -> schema.put("type", "boolean");
      case INTEGER -> schema.put("$ref", SchemaWriter.WHOLE);
      case DECIMAL -> {
        schema.put("type", "number");
        schema.put("minimum", option.min());
        schema.put("maximum", option.max());
      }
      case CHOICE -> schema.put("enum", choices(option));
      default -> schema.put("type", "string");
    }
    schema.put("description", option.label() + ": " + option.help());
    String standard = String.valueOf(option.standard());
    schema.put("default", option.kind() == Option.Kind.FLAG ? Boolean.valueOf(standard) : standard);
    return schema;
  }

  /** A choice that is a number may be written without quotes. */
  private static List<Object> choices(Option<?> option) {
    List<Object> values = new ArrayList<>(option.choices());
    option.choices().stream()
        .filter(choice -> choice.matches("-?\\d{1,9}"))
        .map(Integer::valueOf)
        .forEach(values::add);
    return values;
  }

  private static Map<String, Object> sweepable(Map<String, Object> value) {
    return Map.of("anyOf", List.of(value, Map.of("$ref", "#/$defs/sweep")));
  }
}
