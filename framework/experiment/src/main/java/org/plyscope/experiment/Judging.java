package org.plyscope.experiment;

import org.plyscope.lab.match.Adjudication;

/**
 * When a game ends that the rules have not ended. Zero turns a rule off. Immutable.
 *
 * @param plies a game of so many moves ends without a winner
 * @param repetition a position that occurs so often ends the game without a winner
 * @param drawFrom the first ply at which players may agree on a draw
 * @param drawMoves for how many moves each their values must be even
 * @param drawValue the largest value that counts as even
 * @param resignMoves for how many moves each both players must think the same of who wins
 * @param resignValue the smallest value that counts as decided
 */
public record Judging(
    int plies,
    int repetition,
    int drawFrom,
    int drawMoves,
    double drawValue,
    int resignMoves,
    double resignValue) {
  /** Leaves everything to the rules. */
  public static final Judging NONE = new Judging(0, 0, 0, 0, 0, 0, 0);

  /**
   * Tells whether games may end by what players think of them.
   *
   * @return true if that is so
   */
  public boolean byScore() {
    return drawMoves > 0 || resignMoves > 0;
  }

  /**
   * Returns the same as a match takes it.
   *
   * @return the adjudication
   */
  public Adjudication adjudication() {
    return Adjudication.NONE
        .withPlyCap(plies)
        .withRepetitions(repetition)
        .withDraw(drawFrom, drawMoves, drawValue)
        .withResignation(resignMoves, resignValue);
  }
}
