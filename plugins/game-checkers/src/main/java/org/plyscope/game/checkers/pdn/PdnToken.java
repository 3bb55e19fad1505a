package org.plyscope.game.checkers.pdn;

import org.plyscope.api.InputException;

/**
 * A part of a PDN text.
 *
 * @param kind its kind
 * @param name the name of a header, else empty
 * @param text the value of a header, a move, or a result
 * @param line where it stands, from 1
 */
record PdnToken(Kind kind, String name, String text, int line) {
  enum Kind {
    HEADER,
    MOVE,
    RESULT,
    END
  }

  /** Makes a complaint that names the line. */
  InputException wrong(String sentence) {
    return wrong(line, sentence);
  }

  static InputException wrong(int line, String sentence) {
    return new InputException("Line " + line + ": " + sentence);
  }
}
