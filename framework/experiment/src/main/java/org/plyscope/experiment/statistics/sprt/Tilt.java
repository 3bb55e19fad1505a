package org.plyscope.experiment.statistics.sprt;

import java.util.Arrays;

/**
 * Finds the distribution closest to a given one under which the mean of some numbers is zero: each
 * share is divided by 1 + θx, and θ is the root of a strictly falling function, so that plain
 * bisection cannot fail.
 */
final class Tilt {
  private static final int STEPS = 200;

  private Tilt() {}

  /**
   * Returns whether there is such a distribution.
   *
   * @return true if some are below and some above zero
   */
  static boolean exists(double[] x) {
    return Arrays.stream(x).anyMatch(v -> v < 0) && Arrays.stream(x).anyMatch(v -> v > 0);
  }

  /**
   * Tilts a distribution.
   *
   * @param shares the given distribution, all shares positive
   * @param x the numbers, for which a tilt {@link #exists}
   */
  static double[] apply(double[] shares, double[] x) {
    double low = -1 / Arrays.stream(x).max().orElseThrow();
    double high = -1 / Arrays.stream(x).min().orElseThrow();
    double theta = (low + high) / 2;
    for (int step = 0; step < STEPS && low < theta && theta < high; step++) {
      if (mean(shares, x, theta) > 0) {
        low = theta;
      } else {
        high = theta;
      }
      theta = (low + high) / 2;
    }
    double[] tilted = new double[shares.length];
    for (int i = 0; i < tilted.length; i++) {
      tilted[i] = shares[i] / (1 + theta * x[i]);
    }
    return tilted;
  }

  private static double mean(double[] shares, double[] x, double theta) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      sum += shares[i] * x[i] / (1 + theta * x[i]);
    }
    return sum;
  }
}
