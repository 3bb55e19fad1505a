package org.plyscope.workbench.command;

import java.util.Locale;

/** Finds the letters of a query, in order, in a text, and rates the match. */
final class Fuzzy {
  /** The letters are not all there. */
  static final int NO_MATCH = Integer.MIN_VALUE;

  private static final int LETTER = 10;
  private static final int WORD_START = 18;
  private static final int IN_A_ROW = 12;

  private Fuzzy() {}

  /**
   * Scores a text.
   *
   * @return larger is better; {@link #NO_MATCH} if a letter is missing
   */
  static int score(String query, String text) {
    String wanted = query.toLowerCase(Locale.ROOT).replace(" ", "");
    String lower = text.toLowerCase(Locale.ROOT);
    int best = wanted.isEmpty() ? 0 : NO_MATCH;
    // The first letter may occur early in a bad place, so every start is tried.
    for (int start = 0; start < lower.length() && !wanted.isEmpty(); start++) {
      if (lower.charAt(start) == wanted.charAt(0)) {
        best = Math.max(best, from(wanted, lower, start));
      }
    }
    return best;
  }

  private static int from(String wanted, String text, int start) {
    int score = -start;
    int previous = -2;
    int at = start;
    for (int i = 0; i < wanted.length(); i++) {
      at = text.indexOf(wanted.charAt(i), at);
      if (at < 0) {
        return NO_MATCH;
      }
      score += LETTER;
      if (at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1))) {
        score += WORD_START;
      }
      if (at == previous + 1) {
        score += IN_A_ROW;
      } else if (i > 0) {
        score -= Math.min(LETTER, at - previous);
      }
      previous = at++;
    }
    return score - text.length() / LETTER;
  }
}
