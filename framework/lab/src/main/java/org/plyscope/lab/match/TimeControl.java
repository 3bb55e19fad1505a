package org.plyscope.lab.match;

import java.time.Duration;
import org.plyscope.api.InputException;

/**
 * How the time of a match is kept, beside the limits that each player has for a move. Immutable.
 *
 * <p>The time for a whole game is shared out by the host: each move gets a twenty-fifth of the time
 * left plus the increment, and never more than is left.
 */
public final class TimeControl {
  /** Every move is timed, and a player more than 50 ms late loses. */
  public static final TimeControl STRICT = new TimeControl(0, 0, 50, 60_000, true);

  /** No player loses on time; one more than a second late is asked to move. */
  public static final TimeControl CASUAL = new TimeControl(0, 0, 1_000, 0, false);

  private final long gameMillis;
  private final long incrementMillis;
  private final long marginMillis;
  private final long capMillis;
  private final boolean strict;

  private TimeControl(
      long gameMillis, long incrementMillis, long marginMillis, long capMillis, boolean strict) {
    this.gameMillis = gameMillis;
    this.incrementMillis = incrementMillis;
    this.marginMillis = marginMillis;
    this.capMillis = capMillis;
    this.strict = strict;
  }

  /**
   * Returns this control with a time for the whole game.
   *
   * @param game what each player has for all its moves; zero for no such limit
   * @param increment what a player gets back after each of its moves
   * @return a new control
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
   * @return a new control
   */
  public TimeControl withMargin(Duration margin) {
    return new TimeControl(
        gameMillis, incrementMillis, millis(margin, "margin"), capMillis, strict);
  }

  /**
   * Returns this control with another cap for moves that have no limit of time.
   *
   * @param cap the longest time for such a move; zero for any time
   * @return a new control
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

  /**
   * Returns what each player has for the whole game.
   *
   * @return milliseconds, 0 for no such limit
   */
  public long gameMillis() {
    return gameMillis;
  }

  /**
   * Returns what a player gets back after each of its moves.
   *
   * @return milliseconds
   */
  public long incrementMillis() {
    return incrementMillis;
  }

  /**
   * Returns by how much a player may be late.
   *
   * @return milliseconds
   */
  public long marginMillis() {
    return marginMillis;
  }

  /**
   * Returns the longest time for a move that has no limit of time.
   *
   * @return milliseconds, 0 for any time
   */
  public long capMillis() {
    return capMillis;
  }

  /**
   * Returns whether a player who is late loses.
   *
   * @return false if its move counts all the same
   */
  public boolean strict() {
    return strict;
  }
}
