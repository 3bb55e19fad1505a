package org.plyscope.api.database;

/**
 * A move of a {@link Book} with its record.
 *
 * @param move a legal move of the position
 * @param count how often it was played, at least 1
 * @param score the score of the player who moved, from 0 to 1 on average; NaN if that is not known
 */
public record BookMove(long move, long count, double score) {
  /**
   * Checks the numbers.
   *
   * @param move a legal move of the position
   * @param count how often it was played
   * @param score the average result, or NaN
   * @throws IllegalArgumentException if the count is below 1 or the score not between 0 and 1
   */
  public BookMove {
    if (count < 1 || score < 0 || score > 1) {
      throw new IllegalArgumentException(count + " games with a score of " + score + ".");
    }
  }
}
