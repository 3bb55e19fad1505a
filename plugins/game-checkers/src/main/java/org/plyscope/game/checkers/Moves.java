package org.plyscope.game.checkers;

/**
 * The code of a move: the bit it starts from, the bit it stops at, the set of captured squares, and
 * a number that distinguishes captures that agree in all three but follow different paths.
 */
public final class Moves {
  private static final int TO_SHIFT = 6;
  private static final int CAPTURED_SHIFT = 12;
  private static final int WAY_SHIFT = CAPTURED_SHIFT + Squares.BITS;
  private static final long BIT_MASK = 0x3F;

  /** One more way round. */
  static final long NEXT_WAY = 1L << WAY_SHIFT;

  private Moves() {}

  static long step(int from, int to) {
    return from | (long) to << TO_SHIFT;
  }

  static long capture(int from, int to, long captured) {
    return from | (long) to << TO_SHIFT | captured << CAPTURED_SHIFT;
  }

  static int from(long move) {
    return (int) (move & BIT_MASK);
  }

  static int to(long move) {
    return (int) (move >>> TO_SHIFT & BIT_MASK);
  }

  /** Returns the set of the square a move starts from. */
  public static long fromSet(long move) {
    return 1L << from(move);
  }

  /** Returns the set of the square a move stops at. */
  public static long toSet(long move) {
    return 1L << to(move);
  }

  /** Returns the set of captured squares, empty for a plain step. */
  public static long captured(long move) {
    return move >>> CAPTURED_SHIFT & Squares.ALL;
  }

  /** Returns the row a move stops in, from 0 at the top to 7. */
  public static int toRow(long move) {
    return (Squares.square(to(move)) - 1) / 4;
  }
}
