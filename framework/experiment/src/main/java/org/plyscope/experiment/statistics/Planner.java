package org.plyscope.experiment.statistics;

/** How many blocks an experiment needs, asked before it is run. */
public final class Planner {
  /**
   * How far the scores of blocks of two games usually spread: that of equal players who draw a
   * third of their games. Used as long as nothing better is known.
   */
  public static final double USUAL_DEVIATION = 0.29;

  private Planner() {}

  /**
   * Returns how many blocks make an interval as narrow as wanted.
   *
   * @param deviation the standard deviation of the scores of blocks
   * @param halfWidth half the width of the 95 % interval
   */
  public static long blocks(double deviation, double halfWidth) {
    double root = Normal.QUANTILE_975 * deviation / halfWidth;
    return (long) Math.ceil(root * root);
  }

  /**
   * Returns the half width that some blocks give.
   *
   * @param deviation the standard deviation of the scores of blocks
   * @param blocks how many blocks will be played
   * @return half the width of the 95 % interval
   */
  public static double halfWidth(double deviation, long blocks) {
    return Normal.QUANTILE_975 * deviation / Math.sqrt((double) blocks);
  }

  /**
   * Returns the probability of detecting a real difference.
   *
   * @param deviation the standard deviation of the scores of blocks
   * @param blocks how many blocks will be played
   * @param difference how far the true score is from one half
   * @return the power of the two-sided 5 % test, from 0.05 to 1
   */
  public static double power(double deviation, long blocks, double difference) {
    double shift = Math.abs(difference) * Math.sqrt((double) blocks) / deviation;
    return Normal.below(shift - Normal.QUANTILE_975) + Normal.below(-shift - Normal.QUANTILE_975);
  }

  /**
   * Returns how many blocks a sequential test needs in the worst case, where the truth is midway
   * between its two claims.
   *
   * @param distance the distance between the two claims, in standard deviations of a block
   * @param alpha how often H1 may be accepted although H0 holds
   * @param beta how often H0 may be accepted although H1 holds
   * @return the expected number of blocks
   */
  public static double sequentialWorstCase(double distance, double alpha, double beta) {
    double upper = Math.log((1 - beta) / alpha);
    double lower = Math.log((1 - alpha) / beta);
    return upper * lower / (distance * distance);
  }
}
