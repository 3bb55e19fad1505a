package org.plyscope.experiment.statistics.sprt;

import java.util.Arrays;

/** How many blocks had which score. Changed by {@link #add}; used by one thread. */
public final class BlockCounts {
  /** Stands in for a score that was never seen, so that no claim is impossible. */
  private static final double UNSEEN = 1e-3;

  private final long[] counts;

  /**
   * Starts without blocks.
   *
   * @param games how many games a block has
   */
  public BlockCounts(int games) {
    counts = new long[2 * games + 1];
  }

  private BlockCounts(long[] counts) {
    this.counts = counts;
  }

  /**
   * Counts blocks.
   *
   * @param counts how many blocks had each score, from 0 in even steps to 1
   */
  public static BlockCounts of(long... counts) {
    return new BlockCounts(counts.clone());
  }

  /**
   * Adds a block.
   *
   * @param score its mean score, in steps of half a game
   */
  public void add(double score) {
    counts[(int) Math.round(score * (counts.length - 1))]++;
  }

  /** Returns how many games a block has. */
  int games() {
    return (counts.length - 1) / 2;
  }

  /** Returns the scores a block can have. */
  double[] values() {
    double[] values = new double[counts.length];
    Arrays.setAll(values, i -> i / (counts.length - 1.0));
    return values;
  }

  /** Returns how many blocks there are, those included that stand for unseen scores. */
  double total() {
    return Arrays.stream(counts).mapToDouble(BlockCounts::seen).sum();
  }

  /** Returns the share of each score; none is 0. */
  double[] shares() {
    double total = total();
    return Arrays.stream(counts).mapToDouble(n -> seen(n) / total).toArray();
  }

  private static double seen(long count) {
    return count == 0 ? UNSEEN : (double) count;
  }
}
