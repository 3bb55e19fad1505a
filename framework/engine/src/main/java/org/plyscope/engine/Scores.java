package org.plyscope.engine;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.measure.Value;

/**
 * Values inside a search: whole numbers, where everything beyond {@link Evaluator#MAX} is decided.
 *
 * <p>A decided score encodes how good the outcome is and, as the finer digit, how soon it comes: an
 * early win is better than a late one, a late loss better than an early one.
 */
public final class Scores {
  /** Larger than every score. */
  public static final int INFINITY = 2_100_000_000;

  /** Plies fit between two places. */
  private static final int PLIES = 100_000;

  private static final int DECIDED = Evaluator.MAX + PLIES;
  private static final int PLACES = ((int) Value.WIN - DECIDED) / PLIES;

  private Scores() {}

  /**
   * Returns the score of the best that was still possible: the first place, or the best one that
   * was left at the root.
   *
   * @param payoff the payoff of the player, from 0 to 1
   * @param ply how many plies after the root the game ended
   * @return a decided score, larger than every evaluation
   */
  public static int best(double payoff, int ply) {
    return DECIDED + PLIES * (int) Math.round(payoff * PLACES) - ply;
  }

  /**
   * Returns the score of the worst that was still possible.
   *
   * @param payoff the payoff of the player, from 0 to 1
   * @param ply how many plies after the root the game ended
   * @return a decided score, smaller than every evaluation
   */
  public static int worst(double payoff, int ply) {
    return -best(1 - payoff, ply);
  }

  /**
   * Returns whether a score stems from a finished game.
   *
   * @param score a score
   * @return true beyond the range of evaluations
   */
  public static boolean decided(int score) {
    return score > Evaluator.MAX || score < -Evaluator.MAX;
  }

  /**
   * Returns whether a score stems from a finished game that was lost.
   *
   * @param score a score
   * @return true below the range of evaluations; false for minus infinity, which is no score
   */
  public static boolean lost(int score) {
    return score < -Evaluator.MAX && score > -INFINITY;
  }

  /**
   * Returns how many plies away the best or worst possible outcome is.
   *
   * @param score a score
   * @return plies after the root, or -1 if nothing is decided
   */
  public static int distance(int score) {
    return decided(score) ? Math.floorMod(DECIDED - Math.abs(score), PLIES) : -1;
  }

  /**
   * Makes a decided score independent of where in the tree it was found, for a table.
   *
   * @param score the score as seen from the root
   * @param ply where the node is
   * @return the score as seen from the node
   */
  public static int fromNode(int score, int ply) {
    return !decided(score) ? score : score > 0 ? score + ply : score - ply;
  }

  /**
   * Reverses {@link #fromNode}.
   *
   * @param score the score as seen from the node
   * @param ply where the node is
   * @return the score as seen from the root
   */
  public static int fromRoot(int score, int ply) {
    return !decided(score) ? score : score > 0 ? score - ply : score + ply;
  }

  /**
   * Checks that an evaluation is in its range, so that a careless evaluator cannot feign a win.
   *
   * @param value a value of an evaluation
   * @return the same value, at most {@link Evaluator#MAX} either way
   * @throws IllegalStateException if it is beyond that, which the contract of evaluations forbids
   */
  public static int bounded(int value) {
    if (value > Evaluator.MAX || value < -Evaluator.MAX) {
      throw beyond(value);
    }
    return value;
  }

  private static IllegalStateException beyond(int value) {
    return new IllegalStateException(
        "its evaluator returned the value %d, which is not between -%d and %d"
            .formatted(value, Evaluator.MAX, Evaluator.MAX));
  }

  /**
   * Turns a score into a value for display.
   *
   * @param score a score
   * @param scale the scale of the evaluation
   * @return the value; decided scores keep their size, see {@link Value}
   */
  public static double forPeople(int score, int scale) {
    if (score >= INFINITY) {
      return Double.POSITIVE_INFINITY;
    }
    if (score <= -INFINITY) {
      return Double.NEGATIVE_INFINITY;
    }
    return decided(score) ? score : (double) score / scale;
  }

  /**
   * Returns the meaning of a decided score in words.
   *
   * @param score a score from the view of the player to move
   * @return a sentence, or an empty string if nothing is decided
   */
  public static String verdict(int score) {
    int plies = distance(score);
    if (plies < 0) {
      return "";
    }
    boolean extreme = Math.abs(score) > Value.WIN - PLIES;
    String outcome =
        score > 0
            ? (extreme ? "Wins" : "Gets the best place left")
            : (extreme ? "Loses" : "Gets the worst place left");
    return outcome + " in " + plies + (plies == 1 ? " ply." : " plies.");
  }
}
