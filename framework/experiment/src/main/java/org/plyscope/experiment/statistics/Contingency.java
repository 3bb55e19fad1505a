package org.plyscope.experiment.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.inference.ChiSquareTest;

/** Tests whether the rows of a table of counts differ by more than accident. */
public final class Contingency {
  private Contingency() {}

  /**
   * Tests a table of independent counts.
   *
   * @param table a list of counts per row
   * @return the p value; NaN if there is too little to compare
   */
  public static double p(long[][] table) {
    long[][] used = withoutEmpty(table);
    return used.length < 2 || used[0].length < 2
        ? Double.NaN
        : ChiSquareTest.withDefaults().test(used).getPValue();
  }

  /**
   * Tests a table of seats by places. In each game every seat takes another place, so the counts
   * are not independent; Anderson's correction (1959) makes up for it.
   *
   * @param table a list of counts of each place per seat
   * @return the p value; NaN if there is too little to compare
   */
  public static double placesP(long[][] table) {
    long[][] used = withoutEmpty(table);
    if (used.length < 2 || used[0].length < 2) {
      return Double.NaN;
    }
    double statistic = ChiSquareTest.withDefaults().test(used).getStatistic();
    double seats = used.length;
    double freedom = (seats - 1) * (used[0].length - 1);
    return ChiSquaredDistribution.of(freedom).survivalProbability(statistic * (seats - 1) / seats);
  }

  private static long[][] withoutEmpty(long[][] table) {
    int width = Arrays.stream(table).mapToInt(row -> row.length).max().orElse(0);
    int[] columns =
        IntStream.range(0, width)
            .filter(c -> Arrays.stream(table).mapToLong(row -> row[c]).sum() > 0)
            .toArray();
    return Arrays.stream(table)
        .filter(row -> Arrays.stream(row).sum() > 0)
        .map(row -> Arrays.stream(columns).mapToLong(c -> row[c]).toArray())
        .toArray(long[][]::new);
  }
}
