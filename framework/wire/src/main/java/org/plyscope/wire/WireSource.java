package org.plyscope.wire;

import org.plyscope.api.InputException;
import org.plyscope.api.InputException.Place;

/**
 * A text that is read, and how places in it are named.
 *
 * @param text the text
 * @param name what the whole is called in sentences
 * @param file where it comes from, for places
 * @param root the path of the whole
 * @param forPeople whether people write it: comments are allowed, and places have lines
 */
record WireSource(String text, String name, String file, String root, boolean forPeople) {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** Lines between programs have no lines or columns that a user could look for. */
  static WireSource of(String text, String name, String root) {
    return new WireSource(text, name, "", root, false);
  }

  static WireSource file(String text, String file) {
    return new WireSource(text, "The file", file, "", true);
  }

  /** Returns where the content begins; some editors put a byte order mark before it. */
  int begin() {
    return forPeople && !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
  }

  /** Returns the place of a value. */
  Place place(String path, int offset) {
    if (!forPeople) {
      return new Place(file, path, 0, 0);
    }
    // The place of the whole file is no particular column.
    return new Place(file, path, line(offset), path.isEmpty() ? 0 : column(offset));
  }

  private int line(int offset) {
    return 1 + (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
  }

  private int column(int offset) {
    int before = text.lastIndexOf('\n', offset - 1);
    return offset - (before < 0 ? begin() - 1 : before);
  }

  /** Reports that the text is no JSON from a place on. */
  InputException malformed(int offset, String sentence) {
    int line = line(offset);
    int column = column(offset);
    if (forPeople) {
      return InputException.in(new Place(file, "", line, column), sentence + ".");
    }
    return new InputException(
        offset == text.length()
            ? name + " is not complete: it ends in the middle of its JSON."
            : "%s is not written in JSON at line %d, column %d.".formatted(name, line, column));
  }
}
