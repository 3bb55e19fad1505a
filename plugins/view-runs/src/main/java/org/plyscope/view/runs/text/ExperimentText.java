package org.plyscope.view.runs.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.wire.WireValue;

/** The text of an experiment as a form sees it: fields by their path. Immutable. */
public final class ExperimentText {
  /** A small experiment to begin with: four agents of Kalah for about a minute. */
  public static final String EXAMPLE =
      """
      {
        "plyscope": 1,
        "name": "Kalah: looking ahead against playing out",
        "seed": 1,
        "game": { "id": "kalah", "rules": "standard" },
        "agents": {
          "random": { "use": "random" },
          "ab{depth}": { "use": "alpha-beta", "depth": { "each": [2, 5] } },
          "uct{iterations}": { "use": "uct", "iterations": 200 }
        },
        "format": "round-robin",
        "openings": { "randomPlies": 4, "count": 40 },   // each is played in all seats
        "blocks": 40,
        "adjudicate": { "plies": 400 }
      }
      """;

  private static final String BLANK =
      """
      {
        "plyscope": 1,
        "name": %s,
        "seed": 1,
        "game": { "id": %s },
        "agents": { },
        "format": "round-robin",
        "openings": { "randomPlies": 4, "count": 40 },
        "blocks": 40,
        "limits": { "default": { "time": "100ms" } },
        "adjudicate": { "plies": 400 }
      }
      """;

  private static final String AGENTS = "agents";
  private static final String USE = "use";

  private final JsonText json;

  /**
   * Reads a text.
   *
   * @param text JSON with comments
   * @throws InputException if it is malformed; the sentence names the line
   */
  public ExperimentText(String text) {
    this(new JsonText(text));
  }

  private ExperimentText(JsonText json) {
    this.json = json;
  }

  /**
   * Returns an experiment without agents.
   *
   * @param name how it is called
   * @param game the id of the game
   */
  public static String blank(String name, String game) {
    return BLANK.formatted(JsonText.quoted(name), JsonText.quoted(game));
  }

  /** Returns the text. */
  public String text() {
    return json.text();
  }

  /** Returns a value as a field shows it; empty if it is missing or no field can show it. */
  public String field(String... path) {
    return json.find(List.of(path)).flatMap(SweepText::field).orElse("");
  }

  /** Returns whether there is a value at a place. */
  public boolean has(String... path) {
    return json.find(List.of(path)).isPresent();
  }

  /** Returns the values of an object as fields show them, by key. */
  public Map<String, String> fields(String... path) {
    Map<String, String> fields = new LinkedHashMap<>();
    json.find(List.of(path))
        .ifPresent(
            node ->
                members(node)
                    .forEach(
                        (key, value) ->
                            fields.put(key, SweepText.field(value).orElseGet(value::written))));
    return fields;
  }

  /**
   * Returns this with a copy of what it takes from another file for one of its keys, so that it can
   * be changed here; the same if the key is written here already.
   *
   * @param key a key of the file, for example {@code agents}
   * @param whole this with everything that it takes from other files
   */
  public ExperimentText owning(String key, ExperimentText whole) {
    Optional<WireValue> inherited = has(key) ? Optional.empty() : whole.json.find(List.of(key));
    if (inherited.isEmpty()) {
      return this;
    }
    ExperimentText owned = literal(inherited.get().written(), key);
    for (String path : fields("set").keySet()) {
      // The copy has this change already, and it would undo every other.
      owned = path.startsWith(key + ".") ? owned.without("set", path) : owned;
    }
    return owned;
  }

  /** Returns a list of texts after commas; a text alone is a list of one. */
  public String list(String... path) {
    return json.find(List.of(path))
        .map(node -> node.isList() ? SweepText.list(node, ", ") : JsonText.scalar(node))
        .orElse("");
  }

  /**
   * Returns this with the value of a field; an empty field removes the value.
   *
   * @param field one value or a sweep
   * @param path the keys that lead to it
   */
  public ExperimentText with(String field, String... path) {
    return field.isBlank() ? without(path) : literal(SweepText.json(field), path);
  }

  /** Returns this with a text, which is never read as a number or a sweep. */
  public ExperimentText withText(String text, String... path) {
    return text.isBlank() ? without(path) : literal(JsonText.quoted(text), path);
  }

  /** Returns this with a list of values that stand after commas. */
  public ExperimentText withList(String values, String... path) {
    return values.isBlank() ? without(path) : literal(texts(values, SweepText::json), path);
  }

  private static String texts(String values, UnaryOperator<String> write) {
    return List.of(values.split(",", -1)).stream()
        .map(String::strip)
        .filter(value -> !value.isEmpty())
        .map(write)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  /** Returns lists in a list as a field shows them: texts after commas, lists after semicolons. */
  public String lists(String... path) {
    return json.find(List.of(path)).stream()
        .flatMap(node -> JsonText.items(node).stream())
        .map(list -> SweepText.list(list, ", "))
        .collect(Collectors.joining("; "));
  }

  /** Returns this with pairs of agents, as {@link #lists} shows them. */
  public ExperimentText withPairs(String values) {
    String lists =
        List.of(values.split(";", -1)).stream()
            .filter(list -> !list.isBlank())
            .map(list -> texts(list, JsonText::quoted))
            .collect(Collectors.joining(", ", "[", "]"));
    return literal(lists, "format", "pairs");
  }

  /** Returns this without a value, and without an object that has become empty. */
  public ExperimentText without(String... path) {
    JsonText less = json.without(List.of(path));
    List<String> parent = List.of(path).subList(0, path.length - 1);
    boolean empty =
        !parent.isEmpty()
            && less.find(parent).map(n -> n.isObject() && n.members().isEmpty()).orElse(false);
    return new ExperimentText(empty ? less.without(parent) : less);
  }

  private ExperimentText literal(String literal, String... path) {
    return new ExperimentText(json.with(List.of(path), literal));
  }

  /** Returns the type of the format, which stands alone or among what it needs. */
  public String format() {
    return has("format", "type") ? field("format", "type") : field("format");
  }

  /** Returns this with another format; one that needs more gets patterns that match all agents. */
  public ExperimentText withFormat(String type) {
    return switch (type) {
      case "gauntlet" ->
          literal("{ \"type\": \"gauntlet\", \"first\": \"*\", \"against\": \"*\" }", "format");
      case "grid" ->
          literal("{ \"type\": \"grid\", \"rows\": \"*\", \"columns\": \"*\" }", "format");
      case "pairs" -> literal("{ \"type\": \"pairs\", \"pairs\": [] }", "format");
      case "suite" -> literal("{ \"type\": \"suite\", \"problems\": [\"exact\"] }", "format");
      default -> literal(JsonText.quoted(type), "format");
    };
  }

  /** Returns this as a ladder on which each agent plays the given number of rungs up. */
  public ExperimentText withReach(String reach) {
    ExperimentText ladder =
        has("format", "type") ? this : literal("{ \"type\": \"ladder\" }", "format");
    return ladder.with(reach, "format", "reach");
  }

  /** Returns the names of the agents as they are written, with the slots of sweeps. */
  public List<String> agents() {
    return json.find(List.of(AGENTS))
        .map(node -> List.copyOf(members(node).keySet()))
        .orElse(List.of());
  }

  private static Map<String, WireValue> members(WireValue node) {
    return node.isObject() ? node.members() : Map.of();
  }

  /** Returns which agent an entrant uses. */
  public String use(String agent) {
    return field(AGENTS, agent, USE);
  }

  /** Returns the options and limits of an entrant, in words. */
  public String settings(String agent) {
    Map<String, String> fields = fields(AGENTS, agent);
    fields.remove(USE);
    return fields.entrySet().stream()
        .map(e -> e.getKey() + " " + e.getValue())
        .collect(Collectors.joining("; "));
  }

  /** Returns this with one more entrant under a name of its own. */
  public ExperimentText withAgent(String use) {
    return literal("{ \"use\": " + JsonText.quoted(use) + " }", AGENTS, fresh(use));
  }

  /** Returns this with a copy of an entrant under another name. */
  public ExperimentText withCopy(String agent) {
    String written = json.find(List.of(AGENTS, agent)).map(WireValue::written).orElse("{}");
    return literal(written, AGENTS, fresh(agent));
  }

  public ExperimentText withoutAgent(String agent) {
    return new ExperimentText(json.without(List.of(AGENTS, agent)));
  }

  /** Returns this with another name for an entrant; the same if the name is taken or empty. */
  public ExperimentText withName(String agent, String name) {
    return name.isBlank() || agents().contains(name)
        ? this
        : new ExperimentText(json.renamed(List.of(AGENTS, agent), name.strip()));
  }

  /**
   * Returns this with another value for an option or limit of an entrant. A value that is swept
   * over goes into the name, so that all names differ.
   */
  public ExperimentText withSetting(String agent, String key, String field) {
    ExperimentText changed = with(field, AGENTS, agent, key);
    String slot = "{" + key + "}";
    if (SweepText.isSweep(field) && !field.isBlank() && !agent.contains(slot)) {
      return changed.withName(agent, agent + slot);
    }
    return field.isBlank() && agent.contains(slot)
        ? changed.withName(agent, changed.fresh(agent.replace(slot, "")))
        : changed;
  }

  private String fresh(String name) {
    List<String> taken = agents();
    String plain = name;
    for (int number = 2; taken.contains(plain) || plain.isBlank(); number++) {
      plain = name + "-" + number;
    }
    return plain;
  }

  /** Returns the entrant that a path leads to, by its name as it is written. */
  public Optional<String> agentAt(String path) {
    return agents().stream()
        .filter(
            agent ->
                path.equals(AGENTS + "." + agent) || path.startsWith(AGENTS + "." + agent + "."))
        .findFirst();
  }
}
