package org.plyscope.experiment.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** The standard normal distribution. */
public final class Normal {
  private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

  /** The quantile of two-sided 95 % intervals, about 1.96. */
  public static final double QUANTILE_975 = STANDARD.inverseSurvivalProbability(0.025);

  private Normal() {}

  /** Returns the probability of a value below a number: a probability from 0 to 1. */
  public static double below(double z) {
    return STANDARD.cumulativeProbability(z);
  }

  /** Returns the probability of a value at least as far from 0: a probability from 0 to 1. */
  public static double twoSided(double z) {
    return 2 * STANDARD.survivalProbability(Math.abs(z));
  }

  /** Returns the number that a share of all values lies below. */
  public static double quantile(double probability) {
    return STANDARD.inverseCumulativeProbability(probability);
  }
}
