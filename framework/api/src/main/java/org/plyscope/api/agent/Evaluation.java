package org.plyscope.api.agent;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.State;

/**
 * Judges positions during one search. <b>Implemented by plugins</b>; used by one thread.
 *
 * <p>The search tells it every step, so that it can update itself instead of starting anew: {@link
 * #reset} at the root, {@link #play} <em>before</em> each {@link State#play}, {@link #undo} after
 * each {@link State#undo}. A stateless evaluation implements {@link #value} only. All methods are
 * on the hot path and allocate nothing.
 */
@ConsumerType
public interface Evaluation {
  /** The largest absolute value of a position that is not decided. */
  int MAX = 1_000_000_000;

  /**
   * Judges the position from one player's view.
   *
   * @param state the position, not over
   * @param player the player who asks; not necessarily the one to move
   * @return larger is better for that player; between -{@link #MAX} and {@link #MAX}
   */
  int value(State state, int player);

  /**
   * Starts a new walk.
   *
   * @param root the position it starts from
   */
  default void reset(State root) {}

  /**
   * Follows a step down. Called before the state plays the move.
   *
   * @param before the position before the move
   * @param move the move about to be played
   */
  default void play(State before, long move) {}

  /** Follows a step back. Called after the state has undone the last move. */
  default void undo() {}

  /**
   * Returns how many units of {@link #value} make one unit for people, so that fractions can be
   * computed exactly in whole numbers.
   *
   * @return the divisor, 1 by default
   */
  default int scale() {
    return 1;
  }
}
