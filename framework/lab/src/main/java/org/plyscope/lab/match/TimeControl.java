package org.plyscope.lab.match;

import java.time.Duration;
import org.plyscope.api.InputException;

/**
 * How the time of a match is kept, beside the limits that each player has for a move. Immutable.
 *
 * <p>The time for a whole game is shared out by the host: for each move a player is given its
 * {@linkplain org.plyscope.api.search.TimeLeft#share share} of the rest.
 *
 * @param gameMillis the time of each player for the whole game; 0 for no such limit
 * @param incrementMillis the time a player gets back after each of its moves
 * @param marginMillis by how much a player may be late
 * @param capMillis the longest time for a move that has no limit of time; 0 for any time
 * @param strict whether a player that is late loses; if not, its move counts all the same
 */
public record TimeControl(
    long gameMillis, long incrementMillis, long marginMillis, long capMillis, boolean strict) {
  /** Every move is timed, and a player more than 50 ms late loses. */
  public static final TimeControl STRICT = new TimeControl(0, 0, 50, 60_000, true);

  /** No player loses on time; one more than a second late is asked to move. */
  public static final TimeControl CASUAL = new TimeControl(0, 0, 1_000, 0, false);

  /**
   * Returns this control with a time for the whole game.
   *
   * @param game the time of each player for all its moves; zero for no such limit
   * @param increment the time a player gets back after each of its moves
   */
  public TimeControl withGame(Duration game, Duration increment) {
    return new TimeControl(
        millis(game, "time per game"),
        millis(increment, "increment"),
        marginMillis,
        capMillis,
        strict);
  }

  /**
   * Returns this control with another margin.
   *
   * @param margin by how much a player may be late: clocks and threads are not exact
   */
  public TimeControl withMargin(Duration margin) {
    return new TimeControl(
        gameMillis, incrementMillis, millis(margin, "margin"), capMillis, strict);
  }

  /**
   * Returns this control with another cap for moves that have no limit of time.
   *
   * @param cap the longest time for such a move; zero for any time
   */
  public TimeControl withCap(Duration cap) {
    return new TimeControl(gameMillis, incrementMillis, marginMillis, millis(cap, "cap"), strict);
  }

  private static long millis(Duration time, String what) {
    if (time.isNegative()) {
      throw new InputException("The " + what + " is " + time + "; it must be at least 0.");
    }
    return time.toMillis();
  }
}
