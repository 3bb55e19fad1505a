package org.plyscope.experiment.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.apache.commons.statistics.distribution.TDistribution;
import org.plyscope.api.run.statistics.Estimate;

/** Scores and rates from 0 to 1 with their 95 % intervals. */
public final class Scores {
  /** How often an interval may miss the truth. */
  public static final double ERROR_RATE = 0.05;

  /** The mark of an estimate from too few blocks. */
  public static final String FEW_BLOCKS = "few game sets";

  /** How many blocks are enough for an estimate to stand without the mark. */
  public static final int ENOUGH_BLOCKS = 10;

  /** How much the spread of independent games weighs beside the spread that was seen. */
  private static final double PRIOR_WEIGHT = 0.5;

  private Scores() {}

  /**
   * Estimates the rate of independent successes by Wilson's interval.
   *
   * @param successes how many there were; halves are allowed
   * @param trials of how many
   */
  public static Estimate rate(double successes, int trials) {
    return rate(successes, trials, ERROR_RATE);
  }

  /**
   * Estimates the rate of independent successes by Wilson's interval.
   *
   * @param successes how many there were; halves are allowed
   * @param trials of how many
   * @param errorRate how often the interval may miss the truth
   */
  public static Estimate rate(double successes, int trials, double errorRate) {
    return trials == 0
        ? Estimate.unknown("no games")
        : wilson(successes / trials, trials, Normal.quantile(1 - errorRate / 2), trials, "");
  }

  /**
   * Estimates a mean score from the means of blocks: Wilson's interval with the number of
   * independent observations that the spread of the blocks stands for, and Student's quantile. To
   * that spread comes half of that of a block of independent games, so that blocks which happen to
   * be alike do not claim certainty.
   *
   * @param games how many games a block has, at least 1
   * @param blocks the mean score of each block, each from 0 to 1
   * @return the score; more points do not lower the ends of its interval, except by a fraction of a
   *     percent where they are the first difference between blocks
   */
  public static Estimate ofBlocks(int games, double... blocks) {
    int count = blocks.length;
    if (count == 0) {
      return Estimate.unknown("no game sets");
    }
    double mean = Math.min(1, Math.max(0, Mean.of(blocks).getAsDouble()));
    double squares = Arrays.stream(blocks).map(block -> (block - mean) * (block - mean)).sum();
    double effect =
        (squares + PRIOR_WEIGHT / games) / ((count - 1) * mean * (1 - mean) + PRIOR_WEIGHT);
    return wilson(
        mean, count / effect, quantile(count), count, count < ENOUGH_BLOCKS ? FEW_BLOCKS : "");
  }

  /**
   * Returns half the width of the t interval for the mean of some numbers.
   *
   * @param values at least two numbers
   */
  public static double halfWidth(double... values) {
    return quantile(values.length)
        * StandardDeviation.of(values).getAsDouble()
        / Math.sqrt(values.length);
  }

  /** One block has no spread of its own and is given the quantile of two, the widest there is. */
  private static double quantile(int count) {
    return TDistribution.of(Math.max(1.0, count - 1.0)).inverseSurvivalProbability(ERROR_RATE / 2);
  }

  private static Estimate wilson(
      double mean, double observations, double quantile, int count, String note) {
    double weight = quantile * quantile / observations;
    double centre = (mean + weight / 2) / (1 + weight);
    double half =
        quantile
            / (1 + weight)
            * Math.sqrt(mean * (1 - mean) / observations + weight / (4 * observations));
    return around(mean, centre - half, centre + half, count, note);
  }

  /** Rounding must not push a rate of 0 or 1 out of its interval. */
  private static Estimate around(double rate, double low, double high, int count, String note) {
    return new Estimate(
        rate, Math.max(0, Math.min(rate, low)), Math.min(1, Math.max(rate, high)), count, note);
  }
}
