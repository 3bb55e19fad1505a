package org.plyscope.view.tuning.form;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.wire.WireText;

/**
 * The content of a file while a form edits it: objects, lists, texts, numbers and flags by path.
 * Keys that no field shows stay as they are.
 */
public final class DraftTree {
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9]\\d{0,17})(\\.\\d{1,15})?([eE][+-]?\\d{1,2})?");

  private final Map<String, Object> root;

  /** Begins with no keys. */
  public DraftTree() {
    root = new LinkedHashMap<>();
  }

  /**
   * Reads a text.
   *
   * @throws InputException if it is no JSON object
   */
  public DraftTree(String text) {
    root = object(WireText.readFile(text, "").plain());
  }

  /** Returns the text of a file with this content. */
  public String written() {
    return WireText.indented(root) + "\n";
  }

  /** Returns the value at a path; null if it is missing. */
  public Object find(String... path) {
    Object value = root;
    for (String key : path) {
      value = object(value).get(key);
    }
    return value;
  }

  /** Returns a text, number or flag as a user would type it; empty if there is none. */
  public String text(String... path) {
    Object value = find(path);
    if (value instanceof Double number && number == Math.rint(number)) {
      return Long.toString(number.longValue());
    }
    return value == null || value instanceof Map || value instanceof List ? "" : value.toString();
  }

  /** Returns the members of an object as texts, without those that are objects or lists. */
  public Map<String, String> texts(String... path) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String key : object(find(path)).keySet()) {
      String[] inner = List.of(path).toArray(new String[path.length + 1]);
      inner[path.length] = key;
      Object value = find(inner);
      if (!(value instanceof Map) && !(value instanceof List)) {
        texts.put(key, text(inner));
      }
    }
    return texts;
  }

  /** Returns the texts of a list; a text alone is a list of one. */
  public List<String> list(String... path) {
    Object value = find(path);
    if (value instanceof List<?> list) {
      return list.stream().map(String::valueOf).toList();
    }
    return value == null || value instanceof Map ? List.of() : List.of(value.toString());
  }

  /** Puts a value at a path; objects on the way are made. */
  public void put(Object value, String... path) {
    Map<String, Object> parent = root;
    for (int i = 0; i < path.length - 1; i++) {
      Map<String, Object> inner = object(parent.get(path[i]));
      parent.put(path[i], inner);
      parent = inner;
    }
    parent.put(path[path.length - 1], value);
  }

  /** Puts the text of a user at a path; an empty text removes the value and an empty object. */
  public void type(String text, String... path) {
    if (!text.isBlank()) {
      put(value(text.strip()), path);
      return;
    }
    List<String> parent = List.of(path).subList(0, path.length - 1);
    if (find(path) != null) {
      object(find(parent.toArray(String[]::new))).remove(path[path.length - 1]);
    }
    if (!parent.isEmpty() && find(parent.toArray(String[]::new)) instanceof Map<?, ?> left) {
      if (left.isEmpty()) {
        type("", parent.toArray(String[]::new));
      }
    }
  }

  /** Returns a number or a flag if the text is one, otherwise the text. */
  static Object value(String text) {
    if (text.equals("true") || text.equals("false")) {
      return Boolean.valueOf(text);
    }
    if (!NUMBER.matcher(text).matches()) {
      return text;
    }
    return text.chars().allMatch(c -> c == '-' || Character.isDigit(c))
        ? (Object) Long.valueOf(text)
        : (Object) Double.valueOf(text);
  }

  @SuppressWarnings("unchecked") // all maps here have texts as keys
  private static Map<String, Object> object(Object value) {
    return value instanceof Map ? (Map<String, Object>) value : new LinkedHashMap<>();
  }
}
