package org.plyscope.agent.fauhalma.internal;

import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Orders the moves of the state inside a {@link FarthestPegState}.
 *
 * @param orderer the game's orderer
 */
public record InnerOrderer(Orderer orderer) implements Orderer {
  @Override
  public void keys(State state, MoveList moves, int[] keys) {
    orderer.keys(((FarthestPegState) state).inner(), moves, keys);
  }

  @Override
  public void reset(long seed) {
    orderer.reset(seed);
  }
}
