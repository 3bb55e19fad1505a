package org.plyscope.game.starhalma.internal.solitaire;

import java.util.Arrays;

/** Numbers the sets of a fixed number of holes, from 0 on without gaps. */
final class Combinations {
  private final int holes;
  private final int size;

  /** {@code choose[k][n]} is the number of sets of k out of n holes. */
  private final int[][] choose;

  /**
   * Prepares the numbers.
   *
   * @throws ArithmeticException if there are too many sets for an {@code int}
   */
  Combinations(int holes, int size) {
    this.holes = holes;
    this.size = size;
    this.choose = new int[size + 1][holes + 1];
    Arrays.fill(choose[0], 1);
    for (int k = 1; k <= size; k++) {
      for (int n = 1; n <= holes; n++) {
        choose[k][n] = Math.addExact(choose[k][n - 1], choose[k - 1][n - 1]);
      }
    }
  }

  /** Returns how many sets there are, also if these are too many to be numbered. */
  static double count(int holes, int size) {
    double count = 1;
    for (int i = 0; i < size; i++) {
      count = count * (holes - i) / (i + 1);
    }
    return count;
  }

  int count() {
    return choose[size][holes];
  }

  /** Returns the number of a set given by two words of 64 holes. */
  int rank(long low, long high) {
    int rank = 0;
    int k = 1;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      rank += choose[k++][Long.numberOfTrailingZeros(rest)];
    }
    for (long rest = high; rest != 0; rest &= rest - 1) {
      rank += choose[k++][64 + Long.numberOfTrailingZeros(rest)];
    }
    return rank;
  }

  /** Writes the holes of the set with a number, highest first. */
  void set(int rank, int[] out) {
    int rest = rank;
    int hole = holes;
    for (int k = size; k > 0; k--) {
      do {
        hole--;
      } while (choose[k][hole] > rest);
      rest -= choose[k][hole];
      out[size - k] = hole;
    }
  }
}
