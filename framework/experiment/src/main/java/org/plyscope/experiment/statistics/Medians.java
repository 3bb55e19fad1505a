package org.plyscope.experiment.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.plyscope.api.run.statistics.Estimate;

/** Medians, which a few very long games do not move. */
public final class Medians {
  private Medians() {}

  /**
   * Estimates the median of some numbers. The interval reaches from one of them to another, so that
   * it needs no assumption about their distribution.
   *
   * @param values the numbers, in any order
   */
  public static Estimate of(double... values) {
    int count = values.length;
    if (count == 0) {
      return Estimate.unknown("nothing measured");
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int below = BinomialDistribution.of(count, 0.5).inverseCumulativeProbability(0.025);
    int rank = Math.max(0, below - 1);
    double median = Quantile.withDefaults().evaluate(sorted, 0.5);
    return new Estimate(
        median, sorted[rank], sorted[count - 1 - rank], count, below == 0 ? "few games" : "");
  }
}
