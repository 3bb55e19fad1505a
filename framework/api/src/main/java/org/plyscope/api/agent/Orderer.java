package org.plyscope.api.agent;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Gives each move a sort key during one search. <b>Implemented by plugins</b>; used by one thread.
 *
 * <p>The search sorts by descending key; equal keys keep the order in which the state listed the
 * moves. {@link #keys} is on the hot path and allocates nothing; {@link State#from}, {@link
 * State#to} and {@link State#content} describe a move without allocating.
 */
@ConsumerType
public interface Orderer {
  /**
   * Writes a key for each move.
   *
   * @param state the position
   * @param moves its legal moves; must not be changed
   * @param keys at least as long as the list; {@code keys[i]} is for {@code moves.get(i)}
   */
  void keys(State state, MoveList moves, int[] keys);

  /**
   * Starts a new search.
   *
   * @param seed for orderers that use randomness
   */
  default void reset(long seed) {}
}
