package org.plyscope.engine.multiplayer.internal;

/**
 * The total that players share. Pruning of max^n compares the guaranteed values of players with the
 * total, so no position may hand out more than that, and no player may get less than nothing. Every
 * share is rounded down by itself, so that equal shares are equal numbers; a position may hand out
 * a unit per player less than there is, which only cuts less.
 *
 * <p>Places count as payoffs: with n players the first gets {@code 2/n} of the sum, the last
 * nothing, the others lie evenly between. Players still playing are placed around the mean of the
 * open places, each by its share of their progress; a player that made all of it counts as having
 * the best open place. So a place taken is never worse than the best estimate for it. A place taken
 * sooner is worth a trifle more, at the cost of the last.
 *
 * <p>Progress counts from 0 for an evaluation that is never negative at the start and at the root,
 * else from twice the lowest value seen there, so that falling behind still shows.
 */
public final class Shares {
  /** The sum; divisible by whatever places of two to six players need. */
  public static final int TOTAL = 600_000_000;

  /** More than the last may get for coming in late. */
  private static final int TRIFLE = 10_000;

  private Shares() {}

  /** Returns whether a share is that of the last, or as good as that. */
  public static boolean lost(int share) {
    return share < TRIFLE;
  }

  /** Returns the value from which progress counts. */
  public static int zero(int lowest) {
    return lowest >= 0 ? 0 : 2 * lowest - 1;
  }
}
