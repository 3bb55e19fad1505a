package org.plyscope.lab.catalog.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.option.OptionValues;

/**
 * Reads and writes {@code key=value,key=value}. Separators in square brackets do not count, so a
 * value can be a reference with options of its own; a backslash takes the next character as it is.
 */
public final class OptionText {
  private OptionText() {}

  /** Reads {@code key=value,…}; blank text has no options. */
  public static Map<String, String> parse(String text) {
    Map<String, String> values = new LinkedHashMap<>();
    if (text.isBlank()) {
      return values;
    }
    for (String part : split(text, ',')) {
      int equals = part.indexOf('=');
      if (equals <= 0) {
        throw new InputException(
            "'" + part.strip() + "' does not set an option; write key=value,key=value.");
      }
      values.put(part.substring(0, equals).strip(), unescape(part.substring(equals + 1)));
    }
    return values;
  }

  /** Changes values; what is wrong is said together with whose option it is. */
  static OptionValues apply(String owner, OptionValues values, Map<String, String> changes) {
    try {
      return values.with(changes);
    } catch (InputException e) {
      throw new InputException("In the " + owner + ": " + e.getMessage());
    }
  }

  /** Cuts a text at a separator outside brackets; the parts keep their backslashes. */
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

  /** Writes a value so that {@link #parse} reads it back. */
  public static String escape(String value) {
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
