package org.plyscope.experiment.file.tree;

import org.plyscope.api.InputException;
import org.plyscope.api.InputException.Place;

/** Replaces comments by blanks, so that lines and columns stay what they are. */
final class Comments {
  private Comments() {}

  static String blanked(String name, String text) {
    StringBuilder plain = new StringBuilder(text);
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted) {
        if (c == '\\') {
          i++;
        } else if (c == '"' || c == '\n') {
          quoted = false;
        }
      } else if (c == '"') {
        quoted = true;
      } else if (text.startsWith("//", i)) {
        int end = text.indexOf('\n', i);
        i = blank(plain, i, end < 0 ? text.length() : end);
      } else if (text.startsWith("/*", i)) {
        int end = text.indexOf("*/", i + 2);
        if (end < 0) {
          int line = (int) text.substring(0, i + 1).lines().count();
          int column = i - text.lastIndexOf('\n', i);
          throw InputException.in(
              new Place(name, "", line, column), "a comment is not closed by */.");
        }
        i = blank(plain, i, end + 2);
      }
    }
    return plain.toString();
  }

  private static int blank(StringBuilder text, int from, int behind) {
    for (int i = from; i < behind; i++) {
      if (text.charAt(i) != '\n' && text.charAt(i) != '\r') {
        text.setCharAt(i, ' ');
      }
    }
    return behind - 1;
  }
}
