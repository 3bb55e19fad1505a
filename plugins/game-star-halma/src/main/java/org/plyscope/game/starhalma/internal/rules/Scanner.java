package org.plyscope.game.starhalma.internal.rules;

import org.plyscope.api.InputException;

/** Reads a text piece by piece and knows the column; blanks between pieces are skipped. */
final class Scanner {
  private final String text;
  private int at;

  Scanner(String text) {
    this.text = text;
    skipBlanks();
  }

  /** Returns the column of the next piece, counted from 1. */
  int column() {
    return at + 1;
  }

  boolean atEnd() {
    return at == text.length();
  }

  boolean at(String piece) {
    return text.startsWith(piece, at);
  }

  /** Reads a piece if it comes next. */
  boolean accept(String piece) {
    boolean found = at(piece);
    if (found) {
      at += piece.length();
      skipBlanks();
    }
    return found;
  }

  void expect(String piece) {
    if (!accept(piece)) {
      throw wrong("'" + piece + "'");
    }
  }

  void expectEnd(String expected) {
    if (!atEnd()) {
      throw wrong(expected);
    }
  }

  /** Reads letters, digits, commas and minus signs. */
  String word(String expected) {
    return run(expected, true);
  }

  /** Reads letters and digits. */
  String name(String expected) {
    return run(expected, false);
  }

  /** Reads two numbers with a comma, blanks allowed between them, and returns them without. */
  String pair() {
    String first = signed();
    expect(",");
    return first + "," + signed();
  }

  private String signed() {
    String sign = accept("-") ? "-" : "";
    return sign + name("a coordinate");
  }

  private String run(String expected, boolean punctuated) {
    int start = at;
    while (at < text.length() && isWord(text.charAt(at), punctuated)) {
      at++;
    }
    if (start == at) {
      throw wrong(expected);
    }
    String word = text.substring(start, at);
    skipBlanks();
    return word;
  }

  /** Reads a whole number between two bounds. */
  int number(int min, int max) {
    int start = at;
    String expected = "a whole number from " + min + " to " + max;
    String word = word(expected);
    try {
      int number = Integer.parseInt(word);
      if (number >= min && number <= max) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below, in the same words as for a number out of bounds.
    }
    throw InputException.at(start + 1, "'" + word + "'", expected);
  }

  InputException wrong(String expected) {
    return InputException.at(column(), found(), expected);
  }

  private String found() {
    return atEnd() ? "the end of the text" : "'" + text.charAt(at) + "'";
  }

  private static boolean isWord(char c, boolean punctuated) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || (punctuated && (c == '-' || c == ','));
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }
}
