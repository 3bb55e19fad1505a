package org.example.connectfour;

import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;

/**
 * The text of a position: the rows from the top, separated by slashes, with {@code r}, {@code y}
 * and {@code .} for each cell; then a blank and the side to move.
 */
final class PositionText {
  private static final String CONTENTS = ".ry";

  private PositionText() {}

  static String of(ConnectFourRules rules, Setup setup) {
    Grid grid = rules.grid();
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < setup.size(); cell++) {
      text.append(cell > 0 && cell % grid.columns() == 0 ? "/" : "");
      text.append(CONTENTS.charAt(setup.content(cell)));
    }
    return text.append(' ').append(CONTENTS.charAt(setup.toMove() + 1)).toString();
  }

  static Setup parse(ConnectFourRules rules, String text) {
    int columns = rules.grid().columns();
    int[] contents = new int[columns * rules.grid().rows()];
    int at = text.length() - text.stripLeading().length();
    for (int cell = 0; cell < contents.length; cell++) {
      if (cell > 0 && cell % columns == 0) {
        expect(text, at++, "/", "'/' after " + columns + " cells");
      }
      contents[cell] = expect(text, at++, CONTENTS, "'r', 'y' or '.'");
    }
    expect(text, at++, " ", "a blank and the side to move");
    int toMove = expect(text, at++, "ry", "'r' or 'y' for the side to move");
    if (!text.substring(at).isBlank()) {
      throw InputException.at(at + 1, "'" + text.charAt(at) + "'", "the end of the text");
    }
    return Setup.empty(rules.board()).withContents(contents).withToMove(toMove);
  }

  /** Returns which of the allowed characters stands at a place. */
  private static int expect(String text, int at, String allowed, String expected) {
    if (at >= text.length()) {
      throw InputException.at(text.length() + 1, "the end of the text", expected);
    }
    int index = allowed.indexOf(text.charAt(at));
    if (index < 0) {
      throw InputException.at(at + 1, "'" + text.charAt(at) + "'", expected);
    }
    return index;
  }
}
