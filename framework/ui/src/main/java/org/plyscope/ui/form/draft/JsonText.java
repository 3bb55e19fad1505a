package org.plyscope.ui.form.draft;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** JSON whose values can be changed in place: whatever stands around them stays. Immutable. */
final class JsonText {
  private final String text;
  private final WireValue root;

  /**
   * Reads a text.
   *
   * @throws InputException if it is no JSON object; names the line
   */
  JsonText(String text) {
    this.text = text;
    this.root = WireText.readFile(text, "");
    if (!root.isObject()) {
      throw new InputException("A file is written in braces.");
    }
  }

  String text() {
    return text;
  }

  Optional<WireValue> find(List<String> path) {
    Optional<WireValue> node = Optional.of(root);
    for (String key : path) {
      node = node.filter(WireValue::isObject).flatMap(n -> n.member(key));
    }
    return node;
  }

  /** Returns a text, a number or a word as people write it in a field; empty for the rest. */
  static String scalar(WireValue value) {
    return value.isText()
        ? value.text()
        : value.isObject() || value.isList() ? "" : value.written();
  }

  /** Returns the values of a list; no values if it is something else. */
  static List<WireValue> items(WireValue value) {
    return value.isList() ? value.list() : List.of();
  }

  /**
   * Returns this text with another value; missing objects on its path are made.
   *
   * @param literal the value as JSON
   */
  JsonText with(List<String> path, String literal) {
    Optional<WireValue> there = find(path);
    if (there.isPresent()) {
      return replaced(there.get().start(), there.get().end(), literal);
    }
    int known = path.size() - 1;
    while (!find(path.subList(0, known)).map(WireValue::isObject).orElse(false)) {
      known--;
    }
    String made = literal;
    for (int i = path.size() - 1; i > known; i--) {
      made = "{ " + quoted(path.get(i)) + ": " + made + " }";
    }
    // A value that is in the way, such as a word where an object is needed, gives way.
    List<String> parent = path.subList(0, known + 1);
    Optional<WireValue> inTheWay = find(parent);
    return inTheWay.isPresent()
        ? replaced(inTheWay.get().start(), inTheWay.get().end(), made)
        : inserted(find(path.subList(0, known)).orElseThrow(), path.get(known), made);
  }

  private JsonText inserted(WireValue object, String key, String literal) {
    String member = quoted(key) + ": " + literal;
    if (object.members().isEmpty()) {
      return replaced(object.start(), object.end(), "{ " + member + " }");
    }
    List<WireValue> members = List.copyOf(object.members().values());
    WireValue last = members.get(members.size() - 1);
    return replaced(last.end(), last.end(), "," + gap(last.keyStart()) + member);
  }

  /** Returns the text before a key that begins a line, or a space. */
  private String gap(int key) {
    int line = text.lastIndexOf('\n', key - 1);
    String before = line < 0 ? "" : text.substring(line, key);
    return !before.isEmpty() && before.isBlank() ? before : " ";
  }

  /** Returns this text without a value; the same if there is none. */
  JsonText without(List<String> path) {
    String key = path.get(path.size() - 1);
    Optional<WireValue> node = find(path);
    if (node.isEmpty()) {
      return this;
    }
    int from = node.get().keyStart();
    int to = node.get().end();
    Map<String, WireValue> members = find(path.subList(0, path.size() - 1)).orElseThrow().members();
    List<WireValue> all = List.copyOf(members.values());
    int index = List.copyOf(members.keySet()).indexOf(key);
    if (index + 1 < all.size()) {
      to = all.get(index + 1).keyStart();
    } else if (index > 0) {
      from = all.get(index - 1).end();
    }
    return replaced(from, to, "");
  }

  /** Returns this text with another name for a value. */
  JsonText renamed(List<String> path, String name) {
    int from = find(path).orElseThrow().keyStart();
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
    return WireText.line(plain);
  }
}
