package org.plyscope.bench;

/**
 * One line of a benchmark.
 *
 * @param game the id of the game
 * @param work the counts, for example {@code "perft leaves"}
 * @param perSecond how many per second through the API
 * @param yardstick how many per second by hand, NaN if there is no yardstick
 */
public record Measurement(String game, String work, double perSecond, double yardstick) {
  /**
   * Returns the share of the yardstick the API reaches: 1 for as fast as by hand, NaN without a
   * yardstick.
   */
  public double share() {
    return perSecond / yardstick;
  }
}
