package org.plyscope.game.mancala.sowing;

import org.plyscope.api.InputException;

/** Reads a position from left to right and knows the column where it stops making sense. */
public final class TextCursor {
  private final String text;
  private final int end;
  private int at;

  TextCursor(String text) {
    this.text = text;
    int last = text.length();
    while (last > 0 && text.charAt(last - 1) <= ' ') {
      last--;
    }
    this.end = last;
    skipBlanks();
  }

  /** Reads a number from {@code smallest} to {@code largest}. */
  public int number(int smallest, int largest, String what) {
    int start = at;
    int value = 0;
    while (at < end && isDigit(text.charAt(at)) && value <= largest) {
      value = 10 * value + text.charAt(at++) - '0';
    }
    if (at == start || value < smallest || value > largest) {
      at = start;
      throw wrong(what + " from " + smallest + " to " + largest);
    }
    return value;
  }

  /** Reads one character. */
  public void expect(char wanted) {
    if (!accept(wanted)) {
      throw wrong("'" + wanted + "'");
    }
  }

  /** Reads one character if it is there. */
  public boolean accept(char wanted) {
    boolean there = at < end && text.charAt(at) == wanted;
    at += there ? 1 : 0;
    return there;
  }

  /** Reads at least one blank. */
  public void blanks() {
    expect(' ');
    skipBlanks();
  }

  /** Makes sure that nothing is left. */
  public void finish() {
    if (at < end) {
      throw wrong("the end of the text");
    }
  }

  /** Makes the exception for the text at the current column. */
  public InputException wrong(String expected) {
    String found = at < end ? "'" + text.charAt(at) + "'" : "the end of the text";
    return InputException.at(at + 1, found, expected);
  }

  private void skipBlanks() {
    while (at < end && text.charAt(at) <= ' ') {
      at++;
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
