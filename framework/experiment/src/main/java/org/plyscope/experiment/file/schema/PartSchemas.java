package org.plyscope.experiment.file.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.GamePart;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.keys.FileKey;

/** The schemas of the parts of plugins: games, agents and methods with their options. */
final class PartSchemas {
  private static final Pattern SPECIAL = Pattern.compile("[\\\\^$.|?*+()\\[\\]{}/]");
  private static final String USE = "use";

  private final Catalog catalog;

  PartSchemas(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns the schema of an object whose other keys are options. */
  Map<String, Object> open(FileKey key, Map<String, Object> keys) {
    if (key.id().equals("game")) {
      List<Object> variants = catalog.games().stream().map(game -> game(game, keys)).toList();
      return Map.of("description", key.help(), "oneOf", variants);
    }
    List<String> ids = new ArrayList<>();
    catalog.parts(TunerFactory.class).forEach(tuner -> ids.addAll(ids(tuner, tuner.presets())));
    keys.put(USE, Map.of("enum", ids));
    return Map.of("type", "object", "required", List.of(USE), "properties", keys);
  }

  private static Object game(Game game, Map<String, Object> declared) {
    Map<String, Object> keys = new LinkedHashMap<>(declared);
    keys.put("id", Map.of("const", game.id(), "description", game.description()));
    List<String> presets = game.presets().stream().map(Preset::id).toList();
    keys.put("rules", Map.of("enum", presets, "description", "A preset of its rules."));
    game.options().forEach(option -> keys.putIfAbsent(option.id(), option(option)));
    Map<String, Object> schema = new LinkedHashMap<>(SchemaWriter.object(List.of("id"), keys));
    schema.put("description", game.name());
    return schema;
  }

  private static List<String> ids(GamePart part, List<Preset> presets) {
    List<String> ids = new ArrayList<>(List.of(part.id()));
    presets.forEach(preset -> ids.add(preset.id()));
    return ids;
  }

  /** Returns the schema of an agent with the keys that all agents have. */
  Map<String, Object> agent(Map<String, Object> keys) {
    List<Object> cases = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (AgentFactory factory : catalog.parts(AgentFactory.class)) {
      List<String> own = ids(factory, factory.presets());
      ids.addAll(own);
      Map<String, Object> options = new LinkedHashMap<>();
      factory.options().forEach(option -> options.put(option.id(), swept(option(option))));
      Map<String, Object> when =
          Map.of(
              "properties",
              Map.of(USE, Map.of("pattern", oneOf(own) + "\\s*(:|$)")),
              "required",
              List.of(USE));
      cases.add(Map.of("if", when, "then", Map.of("properties", options)));
    }
    keys.put(USE, use(ids));
    Map<String, Object> agent = new LinkedHashMap<>();
    agent.put("type", "object");
    agent.put("required", List.of(USE));
    agent.put("properties", keys);
    agent.put("allOf", cases);
    return agent;
  }

  /** The ids are listed for editors that complete them; options may follow, and own presets. */
  private static Map<String, Object> use(List<String> ids) {
    Map<String, Object> others =
        Map.of("type", "string", "pattern", "^\\s*mine\\/.|" + oneOf(ids) + "\\s*:");
    return Map.of(
        "description",
        "An agent or preset, perhaps with :key=value.",
        "anyOf",
        List.of(Map.of("enum", ids), others));
  }

  /** Returns a pattern of ECMA-262 for texts that begin with one of some ids. */
  private static String oneOf(List<String> ids) {
    return ids.stream()
        .map(id -> SPECIAL.matcher(id).replaceAll("\\\\$0"))
        .collect(Collectors.joining("|", "^\\s*(", ")"));
  }

  private static Map<String, Object> swept(Map<String, Object> value) {
    return Map.of("anyOf", List.of(value, SchemaWriter.SWEEP));
  }

  /** Returns the schema of an option, of an agent or of a game. */
  private static Map<String, Object> option(Option<?> option) {
    Map<String, Object> schema = new LinkedHashMap<>();
    switch (option.kind()) {
      case FLAG -> schema.put("type", "boolean");
      case INTEGER -> schema.putAll(SchemaWriter.WHOLE);
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
}
