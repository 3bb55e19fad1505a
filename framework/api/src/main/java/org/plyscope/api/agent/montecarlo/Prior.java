package org.plyscope.api.agent.montecarlo;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Estimates before any playout how promising the moves of a position are, for Monte Carlo agents.
 * <b>Implemented by plugins</b>; used by one thread. Called whenever a search adds nodes to its
 * tree; allocates nothing.
 */
@ConsumerType
public interface Prior {
  /**
   * Writes a weight for each move.
   *
   * @param state the position; may be walked on, but must be left as it was
   * @param moves its legal moves; must not be changed
   * @param weights at least as long as the list; {@code weights[i]} is for {@code moves.get(i)}, at
   *     least 0. The search divides them by their sum; if that is 0, all moves weigh the same
   */
  void weights(State state, MoveList moves, double[] weights);
}
