package org.plyscope.engine.montecarlo.internal.kernel.playout;

import java.util.random.RandomGenerator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.montecarlo.internal.PlayoutJob;

/** Plays the first move of an orderer, and sometimes any move. */
public final class BestKey implements Playout {
  private final Orderer orderer;
  private final double epsilon;
  private int[] keys = new int[256];

  public BestKey(PlayoutJob job) {
    this.orderer = job.orderer();
    this.epsilon = job.epsilon();
  }

  @Override
  public void reset(State root) {
    orderer.reset(0);
  }

  @Override
  public long move(State state, RandomGenerator random, MoveList scratch) {
    if (epsilon > 0 && random.nextDouble() < epsilon) {
      return state.randomMove(random, scratch);
    }
    int count = state.moves(scratch);
    if (count <= 1) {
      return count == 0 ? MoveList.NONE : scratch.get(0);
    }
    if (count > keys.length) {
      keys = new int[2 * count];
    }
    orderer.keys(state, scratch, keys);
    return scratch.get(Best.index(keys, count, random));
  }
}
