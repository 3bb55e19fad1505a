package org.plyscope.agent.fauhalma.internal;

import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Orders the moves of the state of the game inside a {@link SeenState}.
 *
 * @param orderer the game's orderer
 */
public record InnerOrderer(Orderer orderer) implements Orderer {
  @Override
  public void keys(State state, MoveList moves, int[] keys) {
    orderer.keys(SeenState.game(state), moves, keys);
  }

  @Override
  public void reset(long seed) {
    orderer.reset(seed);
  }
}
