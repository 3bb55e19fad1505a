package org.plyscope.experiment.statistics.panel;

import java.util.Arrays;

/**
 * The mixture of entrants that none of them beats (Balduzzi and others 2018): adding copies of an
 * entrant changes nothing. Of several such mixtures the most even one is taken.
 *
 * <p>It is approached by letting every entrant choose almost the best answer, with less and less
 * noise; with noise there is exactly one solution, and Newton's method follows it.
 */
public final class NashAverage {
  private static final double FIRST_NOISE = 4;
  private static final double LAST_NOISE = 1e-7;
  private static final double COOLING = 0.6;
  private static final int MOST_STEPS = 60;

  private NashAverage() {}

  /**
   * Finds the mixture.
   *
   * @param advantages the advantage of the entrant of a row over that of a column; the opposite
   *     number stands on the other side of the diagonal
   * @return the share of each entrant
   */
  public static double[] mixture(double[][] advantages) {
    int n = advantages.length;
    double scale =
        Arrays.stream(advantages).flatMapToDouble(Arrays::stream).map(Math::abs).max().orElse(0);
    double[] logits = new double[n];
    if (scale == 0) {
      return softmax(logits);
    }
    for (double noise = FIRST_NOISE; noise > LAST_NOISE; noise *= COOLING) {
      settle(advantages, noise * scale, logits);
    }
    return softmax(logits);
  }

  /**
   * Returns how each entrant does against a mixture.
   *
   * @param advantages the advantage of the entrant of a row over that of a column
   * @param mixture the share of each entrant
   * @return the mean advantage of each entrant
   */
  public static double[] values(double[][] advantages, double[] mixture) {
    double[] values = new double[mixture.length];
    for (int i = 0; i < values.length; i++) {
      for (int j = 0; j < values.length; j++) {
        values[i] += advantages[i][j] * mixture[j];
      }
    }
    return values;
  }

  /** Solves logits = advantages · softmax(logits) / noise, starting from the given ones. */
  private static void settle(double[][] advantages, double noise, double[] logits) {
    int n = logits.length;
    double error = Double.POSITIVE_INFINITY;
    for (int step = 0; step < MOST_STEPS && error > 1e-13; step++) {
      double[] p = softmax(logits);
      double[] values = values(advantages, p);
      double[][] slope = new double[n][n];
      double[] way = new double[n];
      for (int i = 0; i < n; i++) {
        way[i] = values[i] / noise - logits[i];
        for (int j = 0; j < n; j++) {
          slope[i][j] = (i == j ? 1 : 0) - (advantages[i][j] - values[i]) * p[j] / noise;
        }
      }
      Equations.solve(slope, way);
      error = Arrays.stream(way).map(Math::abs).max().orElse(0);
      double factor = Math.min(1, 5 / error);
      for (int i = 0; i < n; i++) {
        logits[i] += factor * way[i];
      }
    }
  }

  private static double[] softmax(double[] logits) {
    double most = Arrays.stream(logits).max().orElse(0);
    double[] p = Arrays.stream(logits).map(l -> Math.exp(l - most)).toArray();
    double sum = Arrays.stream(p).sum();
    return Arrays.stream(p).map(v -> v / sum).toArray();
  }
}
