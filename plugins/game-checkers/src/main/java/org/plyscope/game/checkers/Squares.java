package org.plyscope.game.checkers;

/**
 * Sets of squares in a {@code long}.
 *
 * <p>Square s stands at bit (s - 1) + (s - 1) / 8: after every second row one bit stays empty. Down
 * the board (towards square 32) the two diagonals are shifts by 4 and 5, up the board the same to
 * the right, from every row alike; a step over an edge lands on a gap or outside of {@link #ALL}.
 */
public final class Squares {
  /** Number of squares. */
  public static final int COUNT = 32;

  /** Number of bits a set needs. */
  static final int BITS = 35;

  /** All squares. */
  public static final long ALL = 0x7_FBFD_FEFFL;

  /** Squares 1 to 4, where white men are crowned. */
  public static final long TOP = 0xFL;

  /** Squares 29 to 32, where black men are crowned. */
  public static final long BOTTOM = 0xFL << 31;

  /** Where men are crowned. */
  public static final long CROWN_ROWS = TOP | BOTTOM;

  private Squares() {}

  /** Returns the set of one square, given its number from 1 to 32. */
  public static long set(int square) {
    return 1L << bit(square);
  }

  /** Returns the bit of a square, given its number from 1 to 32. */
  static int bit(int square) {
    return square - 1 + (square - 1) / 8;
  }

  /** Returns the number of the square at a bit. */
  static int square(int bit) {
    return bit - bit / 9 + 1;
  }

  /** Returns the set of the squares from one number to another, both included. */
  static long range(int first, int last) {
    long set = 0;
    for (int square = first; square <= last; square++) {
      set |= set(square);
    }
    return set;
  }
}
