package org.plyscope.agent.kalah.internal;

/**
 * Exact margins of all positions with few seeds, one byte each, filled when they are first asked
 * for.
 *
 * <p>A position is a way to spread seeds over all houses. With p(i) seeds in the first i+1 houses,
 * the numbers p(i)+i increase strictly, so they are a combination, and its rank is the index.
 */
final class EndgameTable {
  private static final int UNKNOWN = 0;
  private static final int OFFSET = 64;
  private static final int MOST_SEEDS = 60;

  private final int houses;
  private final int seeds;
  private final int[][] ranks;
  private final byte[] margins;
  private int known;

  /**
   * Makes an empty table.
   *
   * @param houses the houses of each player
   * @param seeds the most seeds that are ever of interest
   * @param room the most positions to keep
   */
  EndgameTable(int houses, int seeds, int room) {
    this.houses = houses;
    int cells = 2 * houses;
    int most = Math.min(seeds, MOST_SEEDS);
    while (choose(most + cells, cells) > room) {
      most--;
    }
    this.seeds = most;
    this.ranks = new int[cells][most + 1];
    for (int cell = 0; cell < cells; cell++) {
      for (int before = 0; before <= most; before++) {
        ranks[cell][before] = (int) choose(before + cell, cell + 1);
      }
    }
    this.margins = new byte[(int) choose(most + cells, cells)];
  }

  /** Returns the most seeds in the houses of a position that is kept. */
  int seeds() {
    return seeds;
  }

  /** Returns where a position is kept. */
  int index(long own, long other) {
    int before = 0;
    int index = 0;
    int cell = 0;
    long side = own;
    for (; cell < houses; cell++, side >>>= 8) {
      before += (int) side & 0xff;
      index += ranks[cell][before];
    }
    side = other;
    for (; cell < 2 * houses; cell++, side >>>= 8) {
      before += (int) side & 0xff;
      index += ranks[cell][before];
    }
    return index;
  }

  boolean knows(int index) {
    return margins[index] != UNKNOWN;
  }

  int margin(int index) {
    return margins[index] - OFFSET;
  }

  /** Returns how many positions are known. */
  int known() {
    return known;
  }

  /** Keeps the margin of a position that was not known. */
  void keep(int index, int margin) {
    known++;
    margins[index] = (byte) (margin + OFFSET);
  }

  /** Returns in how many ways k things can be chosen from n. */
  static long choose(int n, int k) {
    long result = 1;
    for (int i = 1; i <= k; i++) {
      result = result * (n - k + i) / i;
    }
    return result;
  }
}
