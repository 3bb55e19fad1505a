package org.plyscope.experiment.statistics.rating.internal;

import java.util.Arrays;
import java.util.Optional;

/**
 * Quasi-standard errors (Firth and de Menezes 2004): one number per entrant such that the squares
 * of any two add up, as nearly as possible, to the variance of their difference.
 *
 * <p>Such numbers do not always exist: when the variance of one entrant hides in those of all
 * others, for example of one that is always last, its own would have to be negative.
 */
public final class QuasiErrors {
  private static final int MOST_STEPS = 200;

  /**
   * Of the mean variance; a bar shorter than a tenth of the others would suggest more than is
   * known.
   */
  private static final double LEAST = 0.01;

  private QuasiErrors() {}

  /**
   * Approximates a covariance matrix.
   *
   * @param covariance the covariances of the ratings relative to any entrant
   * @return an error per entrant; two entrants share their variance equally; empty if one would
   *     have no error to speak of
   */
  public static Optional<double[]> of(double[][] covariance) {
    int n = covariance.length;
    double[] variances = new double[n];
    if (n == 2) {
      Arrays.fill(variances, difference(covariance, 0, 1) / 2);
    } else if (n > 2) {
      double mean = 0;
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
          mean += difference(covariance, i, j) / (n * (n - 1.0) / 2);
        }
      }
      Arrays.fill(variances, mean / 2);
      approach(covariance, variances);
    }
    double least = n > 2 ? LEAST * Arrays.stream(variances).average().orElse(0) : 0;
    return Arrays.stream(variances).allMatch(v -> v >= 0 && v >= least)
        ? Optional.of(Arrays.stream(variances).map(Math::sqrt).toArray())
        : Optional.empty();
  }

  /** Gauss-Newton on the logarithms of all pairwise variances. */
  private static void approach(double[][] covariance, double[] variances) {
    int n = variances.length;
    double misfit = misfit(covariance, variances);
    for (int step = 0; step < MOST_STEPS; step++) {
      double[][] normal = new double[n][n];
      double[] right = new double[n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
          double sum = variances[i] + variances[j];
          double slope = 1 / sum;
          double error = Math.log(difference(covariance, i, j)) - Math.log(sum);
          normal[i][i] += slope * slope;
          normal[j][j] += slope * slope;
          normal[i][j] += slope * slope;
          normal[j][i] += slope * slope;
          right[i] += slope * error;
          right[j] += slope * error;
        }
      }
      Cholesky split = Cholesky.of(normal);
      if (split == null) {
        return;
      }
      double[] way = split.solve(right);
      double factor = 1;
      double[] next = moved(variances, way, factor);
      double reached = misfit(covariance, next);
      while (!(reached <= misfit) && factor > 1e-9) {
        factor /= 2;
        next = moved(variances, way, factor);
        reached = misfit(covariance, next);
      }
      if (!(reached < misfit - 1e-15 * misfit)) {
        return;
      }
      System.arraycopy(next, 0, variances, 0, n);
      misfit = reached;
    }
  }

  private static double[] moved(double[] from, double[] way, double factor) {
    double[] to = from.clone();
    Arrays.setAll(to, i -> from[i] + factor * way[i]);
    return to;
  }

  /** NaN where two variances do not sum up to a positive one. */
  private static double misfit(double[][] covariance, double[] variances) {
    double sum = 0;
    for (int i = 0; i < variances.length; i++) {
      for (int j = 0; j < i; j++) {
        double error =
            Math.log(difference(covariance, i, j)) - Math.log(variances[i] + variances[j]);
        sum += error * error;
      }
    }
    return sum;
  }

  private static double difference(double[][] covariance, int i, int j) {
    return covariance[i][i] + covariance[j][j] - 2 * covariance[i][j];
  }
}
