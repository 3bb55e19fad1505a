package org.plyscope.api.check;

import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** An orderer that is checked. */
final class CheckedOrderer implements Orderer {
  private final Orderer orderer;
  private final Contract contract;

  CheckedOrderer(Orderer orderer, Contract contract) {
    this.orderer = orderer;
    this.contract = contract;
  }

  @Override
  public void keys(State state, MoveList moves, int[] keys) {
    contract.keeping(state, moves, () -> orderer.keys(state, moves, keys));
  }

  @Override
  public void reset(long seed) {
    orderer.reset(seed);
  }
}
