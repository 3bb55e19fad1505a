package org.plyscope.ui.form.draft;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.Units;

/** The text of a file as a form sees it: fields by their path. Immutable. */
public final class FileText {
  private static final String AGENTS = "agents";
  private static final String USE = "use";

  private final JsonText json;

  /**
   * Reads a text.
   *
   * @param text JSON with comments
   * @throws InputException if it is malformed; the sentence names the line
   */
  public FileText(String text) {
    this(new JsonText(text));
  }

  private FileText(JsonText json) {
    this.json = json;
  }

  /** Returns a path with one more step. */
  public static String[] path(String[] place, String key) {
    String[] path = Arrays.copyOf(place, place.length + 1);
    path[place.length] = key;
    return path;
  }

  /** Returns the text. */
  public String text() {
    return json.text();
  }

  /** Returns a value as a field shows it; empty if it is missing or no field can show it. */
  public String field(String... path) {
    return find(path).flatMap(SweepText::field).orElse("");
  }

  /** Finds a value; empty if it is missing. */
  public Optional<WireValue> find(String... path) {
    return json.find(List.of(path));
  }

  /** Returns whether there is a value at a place. */
  public boolean has(String... path) {
    return find(path).isPresent();
  }

  /** Returns the values of an object as fields show them, by key. */
  public Map<String, String> fields(String... path) {
    Map<String, String> fields = new LinkedHashMap<>();
    find(path)
        .ifPresent(
            node ->
                members(node)
                    .forEach(
                        (key, value) ->
                            fields.put(key, SweepText.field(value).orElseGet(value::written))));
    return fields;
  }

  /**
   * Returns this with a copy of the value of one key from another file, so that it can be changed
   * here; the same if the key is written here already.
   *
   * @param key a key of the file, for example {@code agents}
   * @param whole this with everything that it takes from other files
   */
  public FileText owning(String key, FileText whole) {
    Optional<WireValue> inherited = has(key) ? Optional.empty() : whole.find(key);
    if (inherited.isEmpty()) {
      return this;
    }
    FileText owned = literal(inherited.get().written(), key);
    for (String path : fields("set").keySet()) {
      // The copy has this change already, and it would undo every other.
      owned = path.startsWith(key + ".") ? owned.without("set", path) : owned;
    }
    return owned;
  }

  /** Returns a list of texts after commas; a text alone is a list of one. */
  public String list(String... path) {
    return find(path)
        .map(node -> node.isList() ? SweepText.list(node, ", ") : JsonText.scalar(node))
        .orElse("");
  }

  /**
   * Returns this with the value of a field; an empty field removes the value.
   *
   * @param field one value or a sweep
   * @param path the keys that lead to it
   */
  public FileText with(String field, String... path) {
    return field.isBlank() ? without(path) : literal(SweepText.json(field), path);
  }

  /** Returns this with a text, which is never read as a number or a sweep. */
  public FileText withText(String text, String... path) {
    return text.isBlank() ? without(path) : literal(JsonText.quoted(text), path);
  }

  /** Returns this with a list of values that stand after commas. */
  public FileText withList(String values, String... path) {
    String all =
        parts(values, ",").map(SweepText::json).collect(Collectors.joining(", ", "[", "]"));
    return values.isBlank() ? without(path) : literal(all, path);
  }

  /** Returns the parts of a text between separators, without blanks and empty ones. */
  public static Stream<String> parts(String text, String separator) {
    return Stream.of(text.split(separator, -1)).map(String::strip).filter(one -> !one.isEmpty());
  }

  /** Returns lists in a list as a field shows them: texts after commas, lists after semicolons. */
  public String lists(String... path) {
    return find(path).stream()
        .flatMap(node -> JsonText.items(node).stream())
        .map(list -> SweepText.list(list, ", "))
        .collect(Collectors.joining("; "));
  }

  /** Returns the texts of a list; a text alone is a list of one. */
  public List<String> texts(String... path) {
    return find(path).map(Units::texts).orElse(List.of());
  }

  /** Returns this without a value, and without an object that has become empty. */
  public FileText without(String... path) {
    FileText less = removed(path);
    String[] parent = Arrays.copyOf(path, path.length - 1);
    boolean empty =
        parent.length > 0
            && less.find(parent).map(n -> n.isObject() && n.members().isEmpty()).orElse(false);
    return empty ? less.removed(parent) : less;
  }

  /** Returns this without a value; an object that has become empty stays. */
  public FileText removed(String... path) {
    return new FileText(json.without(List.of(path)));
  }

  /** Returns this with a value: a text, a number, a flag, or a list or map of values. */
  public FileText withValue(Object value, String... path) {
    return literal(written(value), path);
  }

  /** Writes a value as authors of files do, with gaps. */
  private static String written(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(e -> JsonText.quoted(e.getKey().toString()) + ": " + written(e.getValue()))
          .collect(Collectors.joining(", ", "{ ", " }"));
    }
    return value instanceof List<?> list
        ? list.stream().map(FileText::written).collect(Collectors.joining(", ", "[", "]"))
        : WireText.line(value);
  }

  /** Returns this with a value that is written as JSON. */
  public FileText literal(String literal, String... path) {
    return new FileText(json.with(List.of(path), literal));
  }

  /** Returns the names of the agents as they are written, with the slots of sweeps. */
  public List<String> agents() {
    return find(AGENTS).map(node -> List.copyOf(members(node).keySet())).orElse(List.of());
  }

  private static Map<String, WireValue> members(WireValue node) {
    return node.isObject() ? node.members() : Map.of();
  }

  /** Returns which agent an entrant uses. */
  public String use(String agent) {
    return field(AGENTS, agent, USE);
  }

  /** Returns this with one more entrant under a name of its own. */
  public FileText withAgent(String use) {
    return literal("{ \"use\": " + JsonText.quoted(use) + " }", AGENTS, fresh(use));
  }

  /** Returns this with a copy of an entrant under another name. */
  public FileText withCopy(String agent) {
    String written = find(AGENTS, agent).map(WireValue::written).orElse("{}");
    return literal(written, AGENTS, fresh(agent));
  }

  /** Returns this without an entrant. */
  public FileText withoutAgent(String agent) {
    return removed(AGENTS, agent);
  }

  /** Returns this with another name for an entrant; the same if the name is taken or empty. */
  public FileText withName(String agent, String name) {
    return name.isBlank() || agents().contains(name)
        ? this
        : new FileText(json.renamed(List.of(AGENTS, agent), name.strip()));
  }

  /**
   * Returns this with another value for an option or limit of an entrant. A value that is swept
   * over goes into the name, so that all names differ.
   */
  public FileText withSetting(String agent, String key, String field) {
    FileText changed = with(field, AGENTS, agent, key);
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
