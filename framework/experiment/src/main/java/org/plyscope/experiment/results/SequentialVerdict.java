package org.plyscope.experiment.results;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.results.internal.PairSums;
import org.plyscope.experiment.statistics.sprt.SequentialWatch;
import org.plyscope.experiment.statistics.sprt.Verdict;

/**
 * Applies the sequential test of a run to the blocks that are finished without a gap: a block that
 * is still missing hides all later ones, since short games finish first.
 */
final class SequentialVerdict {
  private SequentialVerdict() {}

  static Verdict of(SequentialTest test, PairSums pair, int seats) {
    boolean swapped = test.first() > test.second();
    SequentialWatch watch =
        seats == 2
            ? SequentialWatch.ofPair(test, pair.blockGames())
            : SequentialWatch.ofDifference(test, pair.blockGames());
    double[] values = seats == 2 ? pair.scores() : pair.differences();
    double[] numbers = pair.numbers();
    double end = prefixEnd(numbers, pair.repeated());
    for (int i = 0; i < numbers.length && numbers[i] <= end; i++) {
      double value = values[i];
      double opposite = seats == 2 ? 1 - value : -value;
      watch.add(swapped ? opposite : value);
    }
    return watch.verdict();
  }

  /**
   * Returns the last block before the first that is missing. Blocks of the same entrants come at
   * equal distances, the first of them among the very first of the run.
   */
  private static double prefixEnd(double[] numbers, double[] repeated) {
    double[] all =
        DoubleStream.concat(Arrays.stream(numbers), Arrays.stream(repeated)).sorted().toArray();
    long stride = 0;
    for (int i = 1; i < all.length; i++) {
      stride = gcd(stride, (long) (all[i] - all[i - 1]));
    }
    if (all.length == 0 || (stride > 0 && all[0] >= stride)) {
      return -1;
    }
    int last = 0;
    while (last + 1 < all.length && all[last + 1] - all[last] == stride) {
      last++;
    }
    return all[last];
  }

  private static long gcd(long a, long b) {
    return b == 0 ? Math.abs(a) : gcd(b, a % b);
  }
}
