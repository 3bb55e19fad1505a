package org.plyscope.view.runs.text;

import org.plyscope.api.InputException;

/** Reads JSON with comments and remembers where everything stands. */
final class JsonReader {
  private static final int DEEPEST = 60;

  private final String text;
  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  static JsonNode read(String text) {
    JsonReader reader = new JsonReader(text);
    reader.space();
    JsonNode root = reader.value();
    reader.space();
    if (reader.at < text.length()) {
      throw reader.wrong("the end of the text");
    }
    return root;
  }

  private JsonNode value() {
    if (++depth > DEEPEST) {
      throw wrong("fewer brackets");
    }
    char c = peek();
    JsonNode node =
        switch (c) {
          case '{' -> object();
          case '[' -> list();
          case '"' -> {
            int start = at;
            String content = string();
            yield new JsonNode(JsonNode.Kind.TEXT, start).endsAt(at, content);
          }
          default -> word();
        };
    depth--;
    return node;
  }

  private JsonNode object() {
    JsonNode node = new JsonNode(JsonNode.Kind.OBJECT, at++);
    space();
    while (peek() != '}') {
      int place = at;
      if (peek() != '"') {
        throw wrong("a name in quotes");
      }
      String key = string();
      space();
      take(':');
      space();
      node.add(key, place, value());
      space();
      if (peek() != '}') {
        take(',');
        space();
      }
    }
    return node.endsAt(++at, "");
  }

  private JsonNode list() {
    JsonNode node = new JsonNode(JsonNode.Kind.LIST, at++);
    space();
    while (peek() != ']') {
      node.add(value());
      space();
      if (peek() != ']') {
        take(',');
        space();
      }
    }
    return node.endsAt(++at, "");
  }

  private String string() {
    StringBuilder content = new StringBuilder();
    at++;
    while (peek() != '"') {
      char c = text.charAt(at++);
      if (c == '\n') {
        at--;
        throw wrong("a quote that ends the text");
      }
      content.append(c == '\\' ? escaped() : c);
    }
    at++;
    return content.toString();
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> hexadecimal();
      default -> c;
    };
  }

  private char hexadecimal() {
    try {
      char decoded = (char) Integer.parseInt(text.substring(at, at + 4), 16);
      at += 4;
      return decoded;
    } catch (NumberFormatException | StringIndexOutOfBoundsException e) {
      throw wrong("four hexadecimal digits");
    }
  }

  private JsonNode word() {
    int start = at;
    while (at < text.length() && isInWord(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw wrong("a value");
    }
    return new JsonNode(JsonNode.Kind.WORD, start).endsAt(at, text.substring(start, at));
  }

  private static boolean isInWord(char c) {
    return "+-._".indexOf(c) >= 0 || Character.isLetterOrDigit(c);
  }

  private void space() {
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        at = end < 0 ? text.length() : end + 2;
      } else {
        return;
      }
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw wrong("more");
    }
    return text.charAt(at);
  }

  private void take(char wanted) {
    if (peek() != wanted) {
      throw wrong("'" + wanted + "'");
    }
    at++;
  }

  private InputException wrong(String expected) {
    long line =
        text.substring(0, Math.min(at, text.length())).chars().filter(c -> c == '\n').count();
    String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end of the text";
    return new InputException(
        "Line %d: found %s, expected %s.".formatted(line + 1, found, expected));
  }
}
