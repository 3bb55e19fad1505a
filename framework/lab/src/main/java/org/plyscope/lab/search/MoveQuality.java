package org.plyscope.lab.search;

import org.plyscope.api.measure.Value;

/**
 * How good a move is in the eyes of a {@linkplain Reference reference}.
 *
 * @param bestMove the move of the reference
 * @param bestValue the value of that move, from the view of the player to move
 * @param moveValue the value of the move judged
 * @param standing how far the values can be trusted
 * @param kept whether the outcome of the move is as good as that of the best, where both are proved
 */
public record MoveQuality(
    long bestMove, double bestValue, double moveValue, Standing standing, boolean kept) {
  /** How far the values of a reference can be trusted. */
  public enum Standing {
    /** Both values are proved. */
    PROVED,
    /** The reference searched as far as it wanted to; the values are its own. */
    JUDGED,
    /** A limit or a stop ended the reference before; the values are those until then. */
    UNFINISHED
  }

  /** Values of finished games that differ by less are the same place at different times. */
  private static final double PLIES = 100_000;

  /**
   * Judges a move by values whose signs are the outcomes where they are proved.
   *
   * @param bestMove the move of the reference
   * @param bestValue the value of that move, from the view of the player to move
   * @param moveValue the value of the move judged
   * @param standing how far the values can be trusted
   */
  public MoveQuality(long bestMove, double bestValue, double moveValue, Standing standing) {
    this(bestMove, bestValue, moveValue, standing, keptBySign(bestValue, moveValue));
  }

  /**
   * Returns whether the signs of two values are the same outcome, or the second a better one.
   *
   * @param bestValue the value of the best move
   * @param moveValue the value of the move judged
   * @return false if the sign of the second is smaller
   */
  public static boolean keptBySign(double bestValue, double moveValue) {
    return Math.signum(moveValue) >= Math.signum(bestValue);
  }

  /** Returns whether both values are proved; true if the outcomes are known. */
  public boolean solved() {
    return standing == Standing.PROVED;
  }

  /**
   * Returns whether there is a verdict; an unfinished reference gives none; false if the reference
   * did not finish.
   */
  public boolean judged() {
    return standing != Standing.UNFINISHED;
  }

  /**
   * Returns how much the move gives away: 0 for a move as good as the best; infinite if it gives a
   * decided game away, since that has no common unit with anything else; else the difference of the
   * values; NaN without a {@linkplain #judged verdict}.
   */
  public double loss() {
    if (!judged()) {
      return Double.NaN;
    }
    return decided() && !complete() ? Double.POSITIVE_INFINITY : Math.max(0, bestValue - moveValue);
  }

  /**
   * Returns whether the move is as good as the best; true without loss; false also where there is
   * no {@linkplain #judged verdict}.
   */
  public boolean optimal() {
    return loss() == 0;
  }

  /**
   * Returns whether the move keeps the outcome: a won position stays won, one not lost is not lost,
   * and a place among several players is kept; true if the outcome is kept, as far as the reference
   * knows it; so also where there is no {@linkplain #judged verdict}.
   */
  public boolean complete() {
    if (!judged()) {
      return true;
    }
    return decided() ? bestValue - moveValue < PLIES : !solved() || kept;
  }

  private boolean decided() {
    return Value.decided(bestValue) || Value.decided(moveValue);
  }
}
