package org.plyscope.view.runs.text;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;

/** JSON whose values can be changed in place: whatever stands around them stays. Immutable. */
final class JsonText {
  private final String text;
  private final JsonNode root;

  /**
   * Reads a text.
   *
   * @throws InputException if it is no JSON object; names the line
   */
  JsonText(String text) {
    this.text = text;
    this.root = JsonReader.read(text);
    if (!root.is(JsonNode.Kind.OBJECT)) {
      throw new InputException("An experiment is written in braces.");
    }
  }

  String text() {
    return text;
  }

  JsonNode root() {
    return root;
  }

  Optional<JsonNode> find(List<String> path) {
    Optional<JsonNode> node = Optional.of(root);
    for (String key : path) {
      node = node.flatMap(n -> n.member(key));
    }
    return node;
  }

  /** Returns the text as it is written at a place. */
  String written(JsonNode node) {
    return text.substring(node.start(), node.end());
  }

  /**
   * Returns this text with another value; what leads to it is made where it is missing.
   *
   * @param literal the value as JSON
   */
  JsonText with(List<String> path, String literal) {
    Optional<JsonNode> there = find(path);
    if (there.isPresent()) {
      return replaced(there.get().start(), there.get().end(), literal);
    }
    int known = path.size() - 1;
    while (!find(path.subList(0, known)).map(n -> n.is(JsonNode.Kind.OBJECT)).orElse(false)) {
      known--;
    }
    String made = literal;
    for (int i = path.size() - 1; i > known; i--) {
      made = "{ " + quoted(path.get(i)) + ": " + made + " }";
    }
    // A value that is in the way, such as a word where an object is needed, gives way.
    List<String> parent = path.subList(0, known + 1);
    Optional<JsonNode> inTheWay = find(parent);
    return inTheWay.isPresent()
        ? replaced(inTheWay.get().start(), inTheWay.get().end(), made)
        : inserted(find(path.subList(0, known)).orElseThrow(), path.get(known), made);
  }

  private JsonText inserted(JsonNode object, String key, String literal) {
    String member = quoted(key) + ": " + literal;
    if (object.members().isEmpty()) {
      return replaced(object.start(), object.end(), "{ " + member + " }");
    }
    JsonNode last = null;
    String lastKey = "";
    for (Map.Entry<String, JsonNode> entry : object.members().entrySet()) {
      lastKey = entry.getKey();
      last = entry.getValue();
    }
    return replaced(last.end(), last.end(), "," + gap(object.keyStart(lastKey)) + member);
  }

  /** Returns what stands before a key that begins a line, or a space. */
  private String gap(int key) {
    int line = text.lastIndexOf('\n', key - 1);
    String before = line < 0 ? "" : text.substring(line, key);
    return !before.isEmpty() && before.isBlank() ? before : " ";
  }

  /** Returns this text without a value; the same if there is none. */
  JsonText without(List<String> path) {
    String key = path.get(path.size() - 1);
    Optional<JsonNode> parent = find(path.subList(0, path.size() - 1));
    Optional<JsonNode> node = parent.flatMap(p -> p.member(key));
    if (node.isEmpty()) {
      return this;
    }
    int from = parent.get().keyStart(key);
    int to = node.get().end();
    List<String> keys = List.copyOf(parent.get().members().keySet());
    int index = keys.indexOf(key);
    if (index + 1 < keys.size()) {
      to = parent.get().keyStart(keys.get(index + 1));
    } else if (index > 0) {
      from = parent.get().member(keys.get(index - 1)).orElseThrow().end();
    }
    return replaced(from, to, "");
  }

  /** Returns this text with another name for a value. */
  JsonText renamed(List<String> path, String name) {
    String key = path.get(path.size() - 1);
    JsonNode parent = find(path.subList(0, path.size() - 1)).orElseThrow();
    int from = parent.keyStart(key);
    int to = from + 1;
    while (text.charAt(to) != '"') {
      to += text.charAt(to) == '\\' ? 2 : 1;
    }
    return replaced(from, to + 1, quoted(name));
  }

  private JsonText replaced(int from, int to, String by) {
    return new JsonText(text.substring(0, from) + by + text.substring(to));
  }

  /** Writes a text in quotes. */
  static String quoted(String plain) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      switch (c) {
        case '"', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        default -> quoted.append(c < ' ' ? "\\u%04x".formatted((int) c) : String.valueOf(c));
      }
    }
    return quoted.append('"').toString();
  }
}
