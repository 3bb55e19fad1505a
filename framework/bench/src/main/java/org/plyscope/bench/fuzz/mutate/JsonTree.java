package org.plyscope.bench.fuzz.mutate;

import java.util.ArrayList;
import java.util.List;

/**
 * A JSON value that may be wrong: keys may occur twice, and a simple value is any text. It is
 * written without blanks, in the order in which it was read.
 */
final class JsonTree {
  /** The type of a value. */
  enum Kind {
    OBJECT,
    LIST,
    /** A number, a text in quotes, or a word; kept as it is written. */
    SIMPLE
  }

  Kind kind;
  String simple = "";
  final List<String> keys = new ArrayList<>();
  final List<JsonTree> children = new ArrayList<>();

  private JsonTree(Kind kind) {
    this.kind = kind;
  }

  static JsonTree simple(String written) {
    JsonTree tree = new JsonTree(Kind.SIMPLE);
    tree.simple = written;
    return tree;
  }

  static JsonTree list() {
    return new JsonTree(Kind.LIST);
  }

  static JsonTree object() {
    return new JsonTree(Kind.OBJECT);
  }

  /** Adds a value; the key is dropped in a list. */
  void add(String key, JsonTree child) {
    keys.add(key);
    children.add(child);
  }

  JsonTree copy() {
    JsonTree copy = new JsonTree(kind);
    copy.become(this);
    return copy;
  }

  /** Becomes a copy of another tree. */
  void become(JsonTree other) {
    List<String> names = List.copyOf(other.keys);
    List<JsonTree> values = other.children.stream().map(JsonTree::copy).toList();
    kind = other.kind;
    simple = other.simple;
    keys.clear();
    keys.addAll(names);
    children.clear();
    children.addAll(values);
  }

  /** Reads good JSON. */
  static JsonTree read(String text) {
    return new Reader(text).value();
  }

  static String text(JsonTree tree) {
    StringBuilder text = new StringBuilder();
    tree.write(text);
    return text.toString();
  }

  private void write(StringBuilder text) {
    if (text.length() > Mutator.LARGEST) {
      return;
    }
    if (kind == Kind.SIMPLE) {
      text.append(simple);
      return;
    }
    text.append(kind == Kind.OBJECT ? '{' : '[');
    for (int i = 0; i < children.size(); i++) {
      text.append(i == 0 ? "" : ",");
      if (kind == Kind.OBJECT) {
        text.append(keys.get(i)).append(':');
      }
      children.get(i).write(text);
    }
    text.append(kind == Kind.OBJECT ? '}' : ']');
  }

  /** Reads samples, which are right. */
  private static final class Reader {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    private char next() {
      while (Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      return text.charAt(at);
    }

    JsonTree value() {
      char first = next();
      if (first != '{' && first != '[') {
        return simple(token());
      }
      JsonTree tree = first == '{' ? object() : list();
      at++;
      while (next() != '}' && next() != ']') {
        String key = "\"key\"";
        if (first == '{') {
          key = token();
          next();
          at++;
        }
        tree.add(key, value());
        at += next() == ',' ? 1 : 0;
      }
      at++;
      return tree;
    }

    private String token() {
      next();
      int from = at;
      if (text.charAt(at) == '"') {
        for (at++; text.charAt(at) != '"'; at++) {
          at += text.charAt(at) == '\\' ? 1 : 0;
        }
        at++;
      } else {
        while (at < text.length() && ",:]} \n".indexOf(text.charAt(at)) < 0) {
          at++;
        }
      }
      return text.substring(from, at);
    }
  }
}
