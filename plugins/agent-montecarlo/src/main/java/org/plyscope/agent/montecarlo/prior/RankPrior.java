package org.plyscope.agent.montecarlo.prior;

import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Weighs moves by how many have a larger key; equal keys weigh the same. */
final class RankPrior implements Prior {
  private final Orderer orderer;
  private final double factor;
  private int[] keys = new int[256];

  RankPrior(Orderer orderer, double factor) {
    this.orderer = orderer;
    this.factor = factor;
  }

  @Override
  public void weights(State state, MoveList moves, double[] weights) {
    int count = moves.size();
    if (count > keys.length) {
      keys = new int[2 * count];
    }
    orderer.keys(state, moves, keys);
    for (int i = 0; i < count; i++) {
      double weight = 1;
      for (int j = 0; j < count; j++) {
        weight *= keys[j] > keys[i] ? factor : 1;
      }
      weights[i] = weight;
    }
  }
}
