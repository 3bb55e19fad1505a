package org.plyscope.game.checkers;

import org.plyscope.api.InputException;

/** Reads a one-line text from left to right and reports columns. */
final class TextCursor {
  private static final int DIGITS = 4;

  private final String text;
  private int at;

  /** Starts at the first character that is no blank. */
  TextCursor(String text) {
    this.text = text.stripTrailing();
    skipBlanks();
  }

  boolean atEnd() {
    return at >= text.length();
  }

  /** Returns the next character, or 0 at the end. */
  char peek() {
    return atEnd() ? 0 : text.charAt(at);
  }

  /** Steps over the next character if it is one of these, upper or lower case. */
  boolean skip(String any) {
    if (atEnd() || any.indexOf(Character.toUpperCase(peek())) < 0) {
      return false;
    }
    at++;
    return true;
  }

  void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  boolean atDigit() {
    return peek() >= '0' && peek() <= '9';
  }

  /** Reads a whole number from min to max. */
  int number(int min, int max, String expected) {
    int start = at;
    int value = 0;
    while (atDigit() && at - start < DIGITS) {
      value = 10 * value + text.charAt(at++) - '0';
    }
    if (at == start || value < min || value > max) {
      String found = at == start ? found() : "'" + text.substring(start, at) + "'";
      throw InputException.at(start + 1, found, expected);
    }
    return value;
  }

  int square() {
    return number(1, Squares.COUNT, "a square number from 1 to 32");
  }

  int column() {
    return at + 1;
  }

  /** Makes the complaint that something else should stand here. */
  InputException expected(String what) {
    return InputException.at(column(), found(), what);
  }

  private String found() {
    return atEnd() ? "the end of the text" : "'" + peek() + "'";
  }
}
