package org.plyscope.api.option;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;

/**
 * Reads and writes {@code key=value,key=value}. Commas inside square brackets do not separate, so
 * that a value can be a reference with options of its own; a backslash makes the next character
 * literal.
 */
public final class OptionText {
  private OptionText() {}

  /**
   * Parses {@code key=value,…}.
   *
   * @param text the text; a blank text sets nothing
   * @return values by key, in order
   * @throws InputException if any part of the text does not have this form or a key occurs twice
   */
  public static Map<String, String> parse(String text) {
    Map<String, String> values = new LinkedHashMap<>();
    if (text.isBlank()) {
      return values;
    }
    for (String part : split(text, ',')) {
      int equals = part.indexOf('=');
      if (equals <= 0) {
        throw new InputException(
            InputException.quote(part.strip())
                + " does not set an option; write key=value,key=value.");
      }
      String key = part.substring(0, equals).strip();
      if (values.put(key, unescape(part.substring(equals + 1))) != null) {
        throw new InputException("Option " + InputException.quote(key) + " is set twice.");
      }
    }
    return values;
  }

  /** Splits a text at a separator outside brackets; the parts keep their backslashes. */
  static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '[') {
        depth++;
      } else if (c == ']') {
        depth = Math.max(0, depth - 1);
      } else if (c == separator && depth == 0) {
        parts.add(text.substring(start, i));
        start = i + 1;
      }
    }
    parts.add(text.substring(start));
    return parts;
  }

  /**
   * Writes {@code key=value,…}.
   *
   * @param values values by key
   * @return text that {@link #parse} reads back
   */
  public static String format(Map<String, String> values) {
    return values.entrySet().stream()
        .map(e -> e.getKey() + "=" + escape(e.getValue()))
        .collect(Collectors.joining(","));
  }

  /** Writes a value so that {@link #parse} reads it back. */
  private static String escape(String value) {
    boolean balanced = balanced(value);
    StringBuilder text = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      boolean bracket = c == '[' || c == ']';
      if (bracket && balanced) {
        depth += c == '[' ? 1 : -1;
      }
      if (c == '\\' || (c == ',' && depth == 0) || (bracket && !balanced)) {
        text.append('\\');
      }
      text.append(c);
    }
    return text.toString();
  }

  private static String unescape(String text) {
    StringBuilder value = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      boolean escaped = text.charAt(i) == '\\' && i + 1 < text.length();
      value.append(text.charAt(escaped ? ++i : i));
    }
    return value.toString();
  }

  private static boolean balanced(String value) {
    int depth = 0;
    for (int i = 0; i < value.length() && depth >= 0; i++) {
      char c = value.charAt(i);
      depth += c == '[' ? 1 : c == ']' ? -1 : 0;
    }
    return depth == 0;
  }
}
