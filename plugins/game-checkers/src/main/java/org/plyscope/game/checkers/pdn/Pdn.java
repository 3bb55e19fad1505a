package org.plyscope.game.checkers.pdn;

import java.util.Set;

/** The words that mean something to us. */
final class Pdn {
  static final String RESULT = "Result";
  static final String FEN = "FEN";
  static final String SETUP = "SetUp";
  static final String GAME_TYPE = "GameType";

  /** The game type of American checkers. */
  static final String CHECKERS = "21";

  /** How a game can end; the numbers are White's and Black's. */
  static final Set<String> RESULTS =
      Set.of("1-0", "0-1", "1/2-1/2", "*", "2-0", "0-2", "1-1", "0-0");

  private Pdn() {}

  /** Returns whether a game type, perhaps with details behind a comma, is ours. */
  static boolean isCheckers(String gameType) {
    return gameType.strip().equals(CHECKERS) || gameType.strip().startsWith(CHECKERS + ",");
  }

  /** Returns whether a character can be part of the name of a header. */
  static boolean inName(char c) {
    return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
  }
}
