package org.plyscope.experiment.statistics;

import java.util.Arrays;
import org.plyscope.api.run.statistics.Estimate;

/** Means of amounts, such as times, that are never negative. */
public final class Means {
  private Means() {}

  /**
   * Estimates the mean of some amounts by Student's t.
   *
   * @param values the amounts, in any order
   * @return the mean; the interval of a single amount reaches from 0 to infinity
   */
  public static Estimate of(double... values) {
    int count = values.length;
    if (count == 0) {
      return Estimate.unknown("nothing measured");
    }
    double mean = Arrays.stream(values).average().orElseThrow();
    if (count == 1) {
      return new Estimate(mean, 0, Double.POSITIVE_INFINITY, count, "few games");
    }
    double half = Scores.halfWidth(values);
    return new Estimate(mean, Math.max(0, mean - half), mean + half, count, "");
  }
}
