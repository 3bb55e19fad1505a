package org.plyscope.engine;

import java.util.Arrays;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Keeps the order in which the game lists the moves. Searchers know it and do not sort at all. */
public final class NaturalOrder implements Orderer {
  /** Makes the orderer. */
  public NaturalOrder() {}

  @Override
  public void keys(State state, MoveList moves, int[] keys) {
    Arrays.fill(keys, 0, moves.size(), 0);
  }
}
