package org.plyscope.game.mancala.kalah;

/**
 * The rules that university courses add to Kalah.
 *
 * @param pieRule whether the second player may swap sides instead of making its first move
 * @param firstExtraTurn whether the very first move can give another turn
 * @param majority whether more than half of all seeds in a store end the game
 */
record CourseOptions(boolean pieRule, boolean firstExtraTurn, boolean majority) {
  /** Nothing is added. */
  static final CourseOptions NONE = new CourseOptions(false, true, false);

  /** Returns whether the first moves of the game have rules of their own. */
  boolean stages() {
    return pieRule || !firstExtraTurn;
  }
}
