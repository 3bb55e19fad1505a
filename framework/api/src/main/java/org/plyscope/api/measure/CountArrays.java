package org.plyscope.api.measure;

import java.util.Arrays;
import org.plyscope.api.InputException;

/** Arrays of counts, trimmed after their last number above 0, and checks of their contents. */
final class CountArrays {
  static final long[] EMPTY = {};

  private CountArrays() {}

  static long at(long[] counts, int place) {
    return place < counts.length ? counts[place] : 0;
  }

  static long[] row(long[][] counts, int ply) {
    return ply < counts.length ? counts[ply] : EMPTY;
  }

  static long[] minus(long[] now, long[] then) {
    long[] rest = new long[Math.max(now.length, then.length)];
    Arrays.setAll(rest, i -> at(now, i) - at(then, i));
    return rest;
  }

  static long[] sum(long[] one, long[] other) {
    long[] sum = new long[Math.max(one.length, other.length)];
    Arrays.setAll(sum, i -> at(one, i) + at(other, i));
    return sum;
  }

  static long[] trimmed(long[] counts) {
    int length = counts.length;
    while (length > 0 && counts[length - 1] == 0) {
      length--;
    }
    return length == 0 ? EMPTY : Arrays.copyOf(counts, length);
  }

  static long[][] trimmed(long[][] counts) {
    int length = counts.length;
    while (length > 0 && trimmed(counts[length - 1]).length == 0) {
      length--;
    }
    long[][] rows = new long[length][];
    Arrays.setAll(rows, row -> trimmed(counts[row]));
    return rows;
  }

  static int longest(long[]... counts) {
    return Arrays.stream(counts).mapToInt(one -> trimmed(one).length).max().orElse(0);
  }

  static void checkPlies(int plies, int reached) {
    if (plies > Counts.MAX_PLIES) {
      throw new InputException(
          "There are " + plies + " plies; there may be at most " + Counts.MAX_PLIES + ".");
    }
    if (reached > plies) {
      int last = reached - 1;
      throw new InputException(
          "Something is counted at ply " + last + ", but nodes only at " + plies + " plies.");
    }
  }

  static void check(String what, long count) {
    if (count < 0) {
      throw new InputException(
          "The number of " + what + " is " + count + "; it must be at least 0.");
    }
  }

  /** Checks counts whose sum is used as well. */
  static void check(String what, long[] counts) {
    long sum = 0;
    for (long count : counts) {
      check(what, count);
      sum += count;
      if (sum < 0) {
        throw new InputException("The number of " + what + " altogether is too large.");
      }
    }
  }

  static void checkCutoffs(long[][] cutoffs, long[] indexSums) {
    for (int ply = 0; ply < Math.max(cutoffs.length, indexSums.length); ply++) {
      long[] counts = row(cutoffs, ply);
      check("cut-offs at ply " + ply, counts);
      if (counts.length > Counts.BUCKETS) {
        throw new InputException(
            "Cut-offs at ply "
                + ply
                + " are reported for "
                + counts.length
                + " places; there are "
                + Counts.BUCKETS
                + ".");
      }
      checkIndexSum(ply, counts, at(indexSums, ply));
    }
  }

  /** The sum cannot be smaller than the buckets imply, nor larger if the last one is empty. */
  private static void checkIndexSum(int ply, long[] counts, long sum) {
    double least = 0;
    for (int index = 1; index < counts.length; index++) {
      least += (double) index * counts[index];
    }
    boolean open = at(counts, Counts.BUCKETS - 1) > 0;
    // Numbers too large for a double to hold exactly are compared with some slack.
    double slack = least / (1L << 40);
    if (sum < least - slack || (!open && sum > least + slack)) {
      throw new InputException(
          "The places of the cut-offs at ply " + ply + " cannot add up to " + sum + ".");
    }
  }
}
