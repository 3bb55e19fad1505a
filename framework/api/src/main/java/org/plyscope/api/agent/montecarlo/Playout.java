package org.plyscope.api.agent.montecarlo;

import java.util.random.RandomGenerator;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Chooses the moves of playouts during Monte Carlo searches. <b>Implemented by plugins</b>; used by
 * one thread.
 *
 * <p>A search calls {@link #reset} at its root, then for each playout {@link #start} where it
 * leaves the tree, {@link #move} for every move of it, and {@link #end}. Between {@code start} and
 * {@code end} the search plays exactly the moves that {@code move} returned. All methods but {@code
 * reset} are on the hot path and allocate nothing. The same random numbers must give the same
 * moves.
 */
@ConsumerType
public interface Playout {
  /**
   * Chooses the next move.
   *
   * @param state the position; may be walked on, but must be left as it was
   * @param random the only source of randomness
   * @param scratch a list the method may overwrite
   * @return a legal move, or {@link MoveList#NONE} if and only if the game is over
   */
  long move(State state, RandomGenerator random, MoveList scratch);

  /**
   * Starts a new search. Whatever was learnt in an earlier one is forgotten.
   *
   * @param root the position at the root
   */
  default void reset(State root) {}

  /**
   * Starts a playout.
   *
   * @param leaf the position where it starts; the game may be over
   */
  default void start(State leaf) {}

  /**
   * Ends a playout. Not called for a playout that was broken off because the search must stop.
   *
   * @param payoffs the payoffs counted by the search, one number per player from 0 to 1; not kept
   */
  default void end(double[] payoffs) {}
}
