package org.plyscope.experiment.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;
import org.plyscope.api.run.statistics.Estimate;

/** Scores and rates from 0 to 1 with their 95 % intervals. */
public final class Scores {
  /** How often an interval may miss the truth. */
  public static final double ERROR_RATE = 0.05;

  /** What an estimate from too few or all equal blocks is marked with. */
  public static final String FEW_BLOCKS = "few blocks";

  private static final int ENOUGH_BLOCKS = 10;

  private Scores() {}

  /**
   * Estimates the rate of independent successes by Wilson's interval.
   *
   * @param successes how many there were; halves are allowed
   * @param trials of how many
   * @return the rate
   */
  public static Estimate rate(double successes, int trials) {
    return wilson(successes, trials, ERROR_RATE, "");
  }

  /**
   * Estimates the rate of independent successes by Wilson's interval.
   *
   * @param successes how many there were; halves are allowed
   * @param trials of how many
   * @param errorRate how often the interval may miss the truth
   * @return the rate
   */
  public static Estimate rate(double successes, int trials, double errorRate) {
    return wilson(successes, trials, errorRate, "");
  }

  /**
   * Estimates a mean score from the means of blocks: Student's t, or Wilson's interval where there
   * are too few blocks, or no difference between them, for t to mean anything.
   *
   * @param blocks the mean score of each block, each from 0 to 1
   * @return the score
   */
  public static Estimate ofBlocks(double... blocks) {
    int count = blocks.length;
    if (count == 0) {
      return Estimate.unknown("no blocks");
    }
    double mean = Math.min(1, Math.max(0, Mean.of(blocks).getAsDouble()));
    boolean allEqual = Arrays.stream(blocks).allMatch(b -> b == blocks[0]);
    if (allEqual || count < ENOUGH_BLOCKS) {
      return wilson(mean * count, count, ERROR_RATE, FEW_BLOCKS);
    }
    double half = halfWidth(blocks);
    return new Estimate(mean, Math.max(0, mean - half), Math.min(1, mean + half), count, "");
  }

  /**
   * Returns half the width of the t interval for the mean of some numbers.
   *
   * @param values at least two numbers
   * @return the half width
   */
  public static double halfWidth(double... values) {
    double quantile =
        TDistribution.of(values.length - 1.0).inverseSurvivalProbability(ERROR_RATE / 2);
    return quantile * StandardDeviation.of(values).getAsDouble() / Math.sqrt(values.length);
  }

  /** Wilson's formula also holds for sums of half points, of which the library knows nothing. */
  private static Estimate wilson(double successes, int trials, double errorRate, String note) {
    if (trials == 0) {
      return Estimate.unknown("no games");
    }
    double rate = successes / trials;
    if (successes == Math.rint(successes)) {
      Interval ends =
          BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(trials, (int) successes, errorRate);
      return around(rate, ends.getLowerBound(), ends.getUpperBound(), trials, note);
    }
    double z = Normal.quantile(1 - errorRate / 2);
    double squared = z * z;
    double centre = (successes + squared / 2) / (trials + squared);
    double half = z * Math.sqrt(trials * rate * (1 - rate) + squared / 4) / (trials + squared);
    return around(rate, centre - half, centre + half, trials, note);
  }

  /** Rounding must not push a rate of 0 or 1 out of its interval. */
  private static Estimate around(double rate, double low, double high, int trials, String note) {
    return new Estimate(
        rate, Math.max(0, Math.min(rate, low)), Math.min(1, Math.max(rate, high)), trials, note);
  }
}
