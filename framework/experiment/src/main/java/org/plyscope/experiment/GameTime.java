package org.plyscope.experiment;

/**
 * What a player has for all its moves of a game. Immutable.
 *
 * @param millis the time, 0 for no such limit
 * @param incrementMillis what it gets back after each of its moves
 */
public record GameTime(long millis, long incrementMillis) {
  /** No limit. */
  public static final GameTime NONE = new GameTime(0, 0);
}
