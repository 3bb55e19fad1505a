package org.plyscope.experiment;

import java.math.BigDecimal;

/**
 * The time of a player for all its moves of a game. Immutable.
 *
 * @param millis the time, 0 for no such limit
 * @param incrementMillis the time it gets back after each of its moves
 */
public record GameTime(long millis, long incrementMillis) {
  /** No limit. */
  public static final GameTime NONE = new GameTime(0, 0);

  /** Returns the time as it is written in files: for example {@code 60s+0.5s}. */
  public String text() {
    return seconds(millis) + (incrementMillis == 0 ? "" : "+" + seconds(incrementMillis));
  }

  private static String seconds(long millis) {
    return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString() + "s";
  }
}
