package org.plyscope.api.search;

import java.util.Arrays;

/**
 * The clocks of a game when a search begins: the remaining time of each player, and its increment
 * after each of its moves. Built by the caller of the agent; immutable.
 *
 * <p>The {@link SearchRequest#limits() limits} of a request that has clocks already contain the
 * {@linkplain #share share} of this move. An agent that divides its time itself may use more, but
 * loses the game when its clock runs out.
 *
 * @since 3.0
 */
public final class TimeLeft {
  private static final long SHARES = 25;
  private static final long NONE = -1;

  private final long[] millis;
  private final long[] increments;

  private TimeLeft(long[] millis, long[] increments) {
    this.millis = millis;
    this.increments = increments;
  }

  /**
   * Starts with players that have no clock.
   *
   * @param players their number
   * @return the clocks
   */
  public static TimeLeft none(int players) {
    long[] none = new long[players];
    Arrays.fill(none, NONE);
    return new TimeLeft(none, new long[players]);
  }

  /**
   * Returns these clocks with one for a player.
   *
   * @param player the player, from 0
   * @param left its remaining milliseconds, at least 0
   * @param increment its increment after each of its moves in milliseconds, at least 0
   * @return new clocks
   * @throws IllegalArgumentException if a time is negative
   */
  public TimeLeft with(int player, long left, long increment) {
    if (left < 0 || increment < 0) {
      throw new IllegalArgumentException("A clock cannot show " + left + " + " + increment + " ms");
    }
    long[] lefts = millis.clone();
    long[] gains = increments.clone();
    lefts[player] = left;
    gains[player] = increment;
    return new TimeLeft(lefts, gains);
  }

  /**
   * Returns the number of players.
   *
   * @return the number, with and without clocks
   */
  public int players() {
    return millis.length;
  }

  /**
   * Returns whether a player has a clock.
   *
   * @param player the player, from 0
   * @return false if its time for the game is not limited
   */
  public boolean has(int player) {
    return millis[player] != NONE;
  }

  /**
   * Returns the remaining time of a player.
   *
   * @param player a player with a clock
   * @return milliseconds
   */
  public long millis(int player) {
    return Math.max(0, millis[player]);
  }

  /**
   * Returns the increment of a player after each of its moves.
   *
   * @param player the player, from 0
   * @return milliseconds
   */
  public long incrementMillis(int player) {
    return increments[player];
  }

  /**
   * Returns the time that the host grants a player for one move: a twenty-fifth of the rest plus
   * the increment, and never more than the rest.
   *
   * @param player a player with a clock
   * @return milliseconds, at least 1
   */
  public long share(int player) {
    long rest = Math.max(1, millis[player]);
    return Math.max(1, Math.min(rest, rest / SHARES + increments[player]));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TimeLeft time
        && Arrays.equals(millis, time.millis)
        && Arrays.equals(increments, time.increments);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(millis) + Arrays.hashCode(increments);
  }

  @Override
  public String toString() {
    return Arrays.toString(millis) + " + " + Arrays.toString(increments) + " ms";
  }
}
