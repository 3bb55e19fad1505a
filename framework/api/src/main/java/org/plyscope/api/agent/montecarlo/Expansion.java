package org.plyscope.api.agent.montecarlo;

import java.util.random.RandomGenerator;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Chooses the moves that get a node in the tree of a Monte Carlo search. <b>Implemented by
 * plugins</b>; used by one thread, on the hot path, so it allocates nothing. When a position grows,
 * and by how many nodes, is up to the search. The same random numbers must give the same choices.
 *
 * @since 2.1
 */
@ConsumerType
public interface Expansion {
  /**
   * Chooses the move that gets the next node.
   *
   * @param state the position; may be walked on, but must be left as it was
   * @param moves its moves without a node, at least one, in no particular order; must not be
   *     changed
   * @param children how many moves of the position have a node already
   * @param random the only source of randomness
   * @return the index of the move in the list
   */
  int next(State state, MoveList moves, int children, RandomGenerator random);

  /**
   * Starts a new search. Whatever was learnt in an earlier one is forgotten.
   *
   * @param root the position at the root
   */
  default void reset(State root) {}

  /**
   * Returns how many children a position may have now. A position always gets its first child; it
   * grows again when the number has risen above that of its children.
   *
   * @param state the position; must be left as it was
   * @param depth its distance from the root in plies, 0 for the root
   * @param visits how often the search has been there
   * @param nodes how many nodes the tree has
   * @return the largest number of children; all moves by default
   * @since 3.0
   */
  default int most(State state, int depth, int visits, int nodes) {
    return Integer.MAX_VALUE;
  }
}
