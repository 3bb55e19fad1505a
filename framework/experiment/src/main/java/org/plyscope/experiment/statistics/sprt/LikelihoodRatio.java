package org.plyscope.experiment.statistics.sprt;

import java.util.Arrays;
import java.util.Optional;
import org.plyscope.experiment.statistics.Elo;

/** How much more likely the blocks are under one claim than under another, as a logarithm. */
public final class LikelihoodRatio {
  private static final int NORMALISED_STEPS = 50;
  private static final double PRECISION = 1e-9;

  private LikelihoodRatio() {}

  /**
   * Compares two differences in Elo.
   *
   * @param counts the blocks
   * @param low the difference under H0
   * @param high the difference under H1, larger
   * @return the logarithm of the ratio, positive where H1 is more likely
   */
  public static double logistic(BlockCounts counts, double low, double high) {
    return ofScores(counts, Elo.score(low), Elo.score(high));
  }

  /**
   * Compares two mean scores.
   *
   * @param counts the blocks
   * @param low the score under H0, larger than 0
   * @param high the score under H1, larger than the other and less than 1
   * @return the logarithm of the ratio, positive where H1 is more likely
   */
  public static double ofScores(BlockCounts counts, double low, double high) {
    double[] shares = counts.shares();
    return compare(
        counts,
        Tilt.apply(shares, without(counts.values(), low)),
        Tilt.apply(shares, without(counts.values(), high)));
  }

  /**
   * Compares two differences in normalised Elo.
   *
   * @param counts the blocks
   * @param low the difference under H0
   * @param high the difference under H1, larger
   * @return the logarithm of the ratio; empty if the claims are so far from the blocks that no
   *     distribution of scores agrees with them
   */
  public static Optional<Double> normalised(BlockCounts counts, double low, double high) {
    Optional<double[]> under0 = normalised(counts, advantage(low, counts.games()));
    Optional<double[]> under1 = normalised(counts, advantage(high, counts.games()));
    return under0.isPresent() && under1.isPresent()
        ? Optional.of(compare(counts, under0.get(), under1.get()))
        : Optional.empty();
  }

  /**
   * Returns the advantage of a difference in normalised Elo.
   *
   * @param normalisedElo the difference
   * @param games how many games a block has
   * @return the advantage in standard deviations of a block
   */
  public static double advantage(double normalisedElo, int games) {
    return Math.sqrt(games) * normalisedElo / (2 * Elo.PER_LOGIT);
  }

  /**
   * The most likely distribution whose mean is {@code advantage} of its own deviations above one
   * half.
   */
  private static Optional<double[]> normalised(BlockCounts counts, double advantage) {
    double[] values = counts.values();
    double[] shares = counts.shares();
    double[] p = new double[values.length];
    Arrays.fill(p, 1.0 / p.length);
    double change = 1;
    for (int step = 0; step < NORMALISED_STEPS && change > PRECISION; step++) {
      double[] x = linearised(values, p, advantage);
      if (!Tilt.exists(x)) {
        return Optional.empty();
      }
      double[] next = Tilt.apply(shares, x);
      change = 0;
      for (int i = 0; i < p.length; i++) {
        change = Math.max(change, Math.abs(next[i] - p[i]));
      }
      p = next;
    }
    return Optional.of(p);
  }

  /** The condition on mean and deviation, linearised at a distribution: its mean must be zero. */
  private static double[] linearised(double[] values, double[] p, double advantage) {
    double mean = 0;
    for (int i = 0; i < values.length; i++) {
      mean += p[i] * values[i];
    }
    double variance = 0;
    for (int i = 0; i < values.length; i++) {
      variance += p[i] * (values[i] - mean) * (values[i] - mean);
    }
    double deviation = Math.sqrt(variance);
    double[] x = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      double z = (values[i] - mean) / deviation;
      x[i] = values[i] - 0.5 - advantage * deviation * (1 + z * z) / 2;
    }
    return x;
  }

  private static double compare(BlockCounts counts, double[] under0, double[] under1) {
    double[] shares = counts.shares();
    double sum = 0;
    for (int i = 0; i < shares.length; i++) {
      sum += shares[i] * Math.log(under1[i] / under0[i]);
    }
    return counts.total() * sum;
  }

  private static double[] without(double[] values, double mean) {
    double[] x = values.clone();
    for (int i = 0; i < x.length; i++) {
      x[i] -= mean;
    }
    return x;
  }

  /**
   * Finds the distribution closest to a given one under which the mean of some numbers is zero:
   * each share is divided by 1 + θx, and θ is the root of a strictly falling function, so that
   * plain bisection cannot fail.
   */
  private static final class Tilt {
    private static final int STEPS = 200;

    private Tilt() {}

    /** Returns whether there is such a distribution; true if some are below and some above zero. */
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
}
