package org.plyscope.game.starhalma.internal.basics;

/**
 * How a move is packed into a {@code long}: bits 0–6 origin, 7–13 destination, 14–16 the owner of
 * the marble it changes places with plus one, 17 and up the path when paths are distinguished:
 * three bits per hop, each a direction plus one, the first hop lowest.
 */
public final class Moves {
  /** The longest chain whose path can be encoded. */
  public static final int LONGEST_WAY = 15;

  public static final int WAY_SHIFT = 17;
  public static final int SWAP_SHIFT = 14;

  private Moves() {}

  /** Packs a move. */
  public static long of(int from, int to) {
    return from | ((long) to << 7);
  }

  /** Returns the hole the marble leaves. */
  public static int from(long move) {
    return (int) move & 127;
  }

  /** Returns the hole the marble stops at. */
  public static int to(long move) {
    return (int) (move >>> 7) & 127;
  }

  /** Returns the owner of the marble it changes places with, or -1. */
  public static int swapped(long move) {
    return ((int) (move >>> SWAP_SHIFT) & 7) - 1;
  }

  /** Returns the encoded hops, 0 if paths are merged or the move is a step. */
  public static long way(long move) {
    return move >>> WAY_SHIFT;
  }
}
