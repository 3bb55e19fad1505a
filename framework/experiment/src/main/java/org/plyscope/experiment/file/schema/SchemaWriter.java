package org.plyscope.experiment.file.schema;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.catalog.Catalog;

/**
 * Writes a JSON Schema (2020-12) of experiment files, so that editors complete and explain them:
 * the games and agents that are installed with all their options.
 */
public final class SchemaWriter {
  static final String WHOLE = "#/$defs/whole";
  private static final String TIME = "#/$defs/time";

  private final Catalog catalog;

  /**
   * Describes what a catalog offers.
   *
   * @param catalog games and agents
   */
  public SchemaWriter(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * Writes the schema.
   *
   * @return its form
   */
  public Map<String, Object> write() {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "Plyscope experiment");
    schema.put("type", "object");
    schema.put("required", List.of("plyscope"));
    schema.put(
        "anyOf",
        List.of(
            Map.of("required", List.of("game", "format")), Map.of("required", List.of("from"))));
    schema.put("additionalProperties", false);
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("$schema", text("Where this schema is."));
    keys.put("plyscope", Map.of("const", 1, "description", "The version of the format."));
    keys.put("name", text("How the experiment is called."));
    keys.put("notes", anyOf("Remarks.", type("string"), listOf(type("string"))));
    keys.put("from", text("A file in the same folder; what is not written here is taken from it."));
    keys.put(
        "set",
        Map.of(
            "type", "object",
            "description", "Single values that are different, by path: agents.ab.depth."));
    keys.put("study", LiteratureSchema.study());
    keys.put("seed", reference(WHOLE, "What everything random is derived from."));
    keys.put("game", game());
    keys.put("use", anyOf("Files with more agents.", type("string"), listOf(type("string"))));
    keys.put("agents", agents());
    keys.put("format", format());
    keys.put("openings", openings());
    keys.put(
        "blocks",
        reference(
            WHOLE,
            "How many openings each line-up plays in all seats; in a suite, how often each agent is"
                + " given each problem."));
    keys.put("seats", choice("Which seat orders a block has.", List.of("all", "rotate", "fixed")));
    keys.put("limits", limits());
    keys.put("adjudicate", adjudicate());
    keys.put("stop", stop());
    keys.put("workers", workers());
    keys.put("published", listOf(LiteratureSchema.published()));
    schema.put("properties", keys);
    schema.put("$defs", definitions());
    return schema;
  }

  private Map<String, Object> definitions() {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put(
        "whole",
        anyOf(
            "A whole number, perhaps with k, M or G.",
            type("integer"),
            Map.of("type", "string", "pattern", "^-?\\d+(\\.\\d+)?[kMG]?$")));
    all.put(
        "time",
        Map.of(
            "type", "string",
            "pattern", "^\\d+(\\.\\d{1,3})?\\s?(ms|s|m|h)$",
            "description", "A time such as 250ms or 2s."));
    Map<String, Object> sweep = new LinkedHashMap<>();
    sweep.put("each", Map.of("type", "array", "minItems", 1, "maxItems", 10_000));
    sweep.put("range", listOf(Map.of()));
    sweep.put("step", Map.of());
    sweep.put("log", listOf(Map.of()));
    sweep.put("steps", type("integer"));
    all.put("sweep", object("Values one after the other.", sweep, List.of()));
    all.put("agent", AgentSchema.agent(catalog));
    return all;
  }

  private Map<String, Object> game() {
    List<Object> variants = new ArrayList<>();
    for (Game game : catalog.games()) {
      Map<String, Object> keys = new LinkedHashMap<>();
      keys.put("id", Map.of("const", game.id(), "description", game.description()));
      keys.put(
          "rules",
          choice("A preset of its rules.", game.presets().stream().map(Preset::id).toList()));
      keys.put("options", type("object"));
      game.options().forEach(option -> keys.putIfAbsent(option.id(), AgentSchema.option(option)));
      variants.add(object(game.name(), keys, List.of("id")));
    }
    return Map.of("description", "The game and its rules.", "oneOf", variants);
  }

  private static Map<String, Object> agents() {
    return Map.of(
        "type",
        "object",
        "description",
        "Agents by name; {key} in a name is replaced by the value of that key.",
        "propertyNames",
        Map.of("pattern", "\\S"),
        "additionalProperties",
        Map.of("$ref", "#/$defs/agent"));
  }

  private static Map<String, Object> format() {
    List<String> types = List.of("round-robin", "gauntlet", "pairs", "ladder", "grid", "suite");
    Map<String, Object> names = anyOf("Names with stars.", type("string"), listOf(type("string")));
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("type", choice("Who meets whom.", types));
    for (String key : List.of("first", "against", "rows", "columns")) {
      keys.put(key, names);
    }
    keys.put("pairs", listOf(listOf(type("string"))));
    keys.put("reach", type("integer"));
    keys.put(
        "problems",
        anyOf(
            "Problems: ids with stars, how well they are established, or descriptions.",
            type("string"),
            listOf(anyOf("A problem.", type("string"), problem()))));
    keys.put("file", text("A file with more problems."));
    keys.put("positions", listOf(text("A position that is only searched: its id or text.")));
    keys.put("playOn", reference(WHOLE, "How many moves to play after the first one."));
    return anyOf(
        "Who meets whom.",
        Map.of("enum", List.of("round-robin", "ladder", "suite")),
        object("Who meets whom.", keys, List.of("type")));
  }

  private static Map<String, Object> problem() {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("name", text("How it is called."));
    keys.put("position", text("The position."));
    keys.put("keys", anyOf("The best moves.", type("string"), listOf(type("string"))));
    keys.put("status", choice("How well that is established.", words(Claim.Status.values())));
    keys.put("outcome", choice("What best play leads to.", words(Claim.Outcome.values())));
    keys.put("source", text("Where it comes from."));
    return object("A problem.", keys, List.of("name", "position", "keys"));
  }

  private static List<String> words(Enum<?>[] all) {
    return Arrays.stream(all).map(Enum::toString).toList();
  }

  private static Map<String, Object> openings() {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("positions", listOf(type("string")));
    keys.put("file", text("A file of positions."));
    keys.put("randomPlies", reference(WHOLE, "How many random moves to play."));
    keys.put("count", reference(WHOLE, "How many openings to draw."));
    Map<String, Object> balance = new LinkedHashMap<>(AgentSchema.limits());
    balance.put("agent", text("Who judges."));
    balance.put("within", type("number"));
    keys.put("balanced", object("Only openings judged even.", balance, List.of("agent", "within")));
    return anyOf(
        "Where games start.", Map.of("const", "start"), object("Openings.", keys, List.of()));
  }

  private static Map<String, Object> limits() {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put(
        "default",
        object("For agents without limits.", new LinkedHashMap<>(AgentSchema.limits()), List.of()));
    keys.put("watchdog", reference(TIME, "The longest time for a move without a limit of time."));
    keys.put("margin", reference(TIME, "By how much a player may be late."));
    return object("How far agents may search.", keys, List.of());
  }

  private static Map<String, Object> adjudicate() {
    Map<String, Object> draw = new LinkedHashMap<>();
    draw.put("from", type("integer"));
    draw.put("moves", type("integer"));
    draw.put("value", type("number"));
    Map<String, Object> resign = new LinkedHashMap<>(draw);
    resign.remove("from");
    Map<String, Object> score = new LinkedHashMap<>();
    score.put("draw", object("A draw by agreement.", draw, List.of("moves", "value")));
    score.put("resign", object("A resignation.", resign, List.of("moves", "value")));
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("plies", reference(WHOLE, "Number of moves after which a game has no winner."));
    keys.put(
        "repetition",
        reference(WHOLE, "Number of times a position occurs until the game is a draw."));
    keys.put("score", object("By what players think of the game.", score, List.of()));
    return object("When a game ends that the rules have not ended.", keys, List.of());
  }

  private static Map<String, Object> stop() {
    Map<String, Object> test = new LinkedHashMap<>();
    test.put(
        "pair", two("string", "The two agents that are compared; elo is the lead of the first."));
    test.put("elo", two("number", "The differences in Elo of the two hypotheses, smaller first."));
    test.put("alpha", risk("Risk of accepting the larger difference although the smaller holds."));
    test.put("beta", risk("Risk of accepting the smaller difference although the larger holds."));
    test.put(
        "normalised",
        Map.of(
            "type", "boolean",
            "default", false,
            "description",
                "Whether elo is normalised: the lead in units of the spread of a game."));
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("games", whole("The number of games after which the run ends."));
    keys.put("time", time("The time after which the run ends, for example 2h."));
    keys.put(
        "sprt",
        object(
            "Ends the run when a sequential probability ratio test of two agents is decided.",
            test,
            List.of("pair", "elo")));
    return object("When the run ends early.", keys, List.of());
  }

  private static Map<String, Object> two(String type, String description) {
    return Map.of(
        "type",
        "array",
        "items",
        type(type),
        "minItems",
        2,
        "maxItems",
        2,
        "description",
        description);
  }

  private static Map<String, Object> risk(String description) {
    return Map.of(
        "type", "number",
        "minimum", 0.0001,
        "maximum", 0.4,
        "default", 0.05,
        "description", description);
  }

  private static Map<String, Object> workers() {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("heap", text("Memory of each worker, for example 512m; from 16m to 1024g."));
    keys.put("stack", text("The stack of each thread, for example 8m; from 256k to 1g."));
    keys.put("flags", listOf(text("A Java flag for memory, collector or compiler, as -Xint.")));
    keys.put("inProcess", type("boolean"));
    return object("How worker processes are made.", keys, List.of());
  }

  static Map<String, Object> object(
      String description, Map<String, Object> keys, List<String> required) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("description", description);
    schema.put("required", required);
    schema.put("additionalProperties", false);
    schema.put("properties", keys);
    return schema;
  }

  static Map<String, Object> type(String name) {
    return Map.of("type", name);
  }

  static Map<String, Object> text(String description) {
    return Map.of("type", "string", "description", description);
  }

  static Map<String, Object> whole(String description) {
    return reference(WHOLE, description);
  }

  static Map<String, Object> time(String description) {
    return reference(TIME, description);
  }

  private static Map<String, Object> reference(String definition, String description) {
    return Map.of("$ref", definition, "description", description);
  }

  private static Map<String, Object> choice(String description, List<String> values) {
    return Map.of("enum", values, "description", description);
  }

  static Map<String, Object> listOf(Map<String, ?> element) {
    return Map.of("type", "array", "items", element);
  }

  static Map<String, Object> anyOf(String description, Map<String, ?> one, Map<String, ?> other) {
    return Map.of("description", description, "anyOf", List.of(one, other));
  }
}
