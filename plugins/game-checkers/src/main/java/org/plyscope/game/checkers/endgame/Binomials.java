package org.plyscope.game.checkers.endgame;

import java.util.Arrays;
import org.plyscope.game.checkers.Squares;

/** Numbers the subsets of a few squares. */
final class Binomials {
  private static final int MOST = EndgameBuilder.MOST_PIECES;

  /** {@code CHOOSE[k][n]} is the number of subsets of size k of n squares. */
  private static final int[][] CHOOSE = new int[MOST + 1][Squares.COUNT + 1];

  static {
    Arrays.fill(CHOOSE[0], 1);
    for (int k = 1; k <= MOST; k++) {
      for (int n = 1; n <= Squares.COUNT; n++) {
        CHOOSE[k][n] = CHOOSE[k][n - 1] + CHOOSE[k - 1][n - 1];
      }
    }
  }

  private Binomials() {}

  static int choose(int n, int k) {
    return CHOOSE[k][n];
  }

  /**
   * Returns the number of a subset among all of its size, where squares in {@code taken} do not
   * count.
   */
  static int rank(int subset, int taken) {
    int rank = 0;
    int k = 1;
    for (int rest = subset; rest != 0; rest &= rest - 1) {
      int below = (rest & -rest) - 1;
      rank += CHOOSE[k++][Integer.bitCount(below & ~taken)];
    }
    return rank;
  }

  /** Reverses {@link #rank} for a subset of size k of the squares that are not taken. */
  static int subset(int rank, int k, int taken) {
    int subset = 0;
    int rest = rank;
    int place = Squares.COUNT;
    for (int size = k; size > 0; size--) {
      do {
        place--;
      } while (CHOOSE[size][place] > rest);
      rest -= CHOOSE[size][place];
      subset |= free(place, taken);
    }
    return subset;
  }

  /** Returns the square with the given number of empty squares below it. */
  private static int free(int place, int taken) {
    int squares = ~taken;
    for (int i = place; i > 0; i--) {
      squares &= squares - 1;
    }
    return squares & -squares;
  }
}
