package org.plyscope.experiment.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Corrects for many tests at once: of twenty equal pairs one looks uneven by accident. */
public final class Multiplicity {
  private Multiplicity() {}

  /**
   * Corrects p values by Holm's method.
   *
   * @param p the p value of each test; NaN for a test that could not be made, which does not count
   * @return the corrected values in the same order, each at most 1
   */
  public static double[] holm(double... p) {
    List<Integer> order =
        IntStream.range(0, p.length)
            .boxed()
            .filter(i -> !Double.isNaN(p[i]))
            .sorted(Comparator.comparingDouble(i -> p[i]))
            .toList();
    double[] corrected = p.clone();
    double largest = 0;
    for (int rank = 0; rank < order.size(); rank++) {
      int test = order.get(rank);
      largest = Math.max(largest, Math.min(1, p[test] * (order.size() - rank)));
      corrected[test] = largest;
    }
    return corrected;
  }
}
