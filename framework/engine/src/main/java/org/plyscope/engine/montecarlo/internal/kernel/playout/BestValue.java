package org.plyscope.engine.montecarlo.internal.kernel.playout;

import java.util.random.RandomGenerator;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.montecarlo.internal.PlayoutJob;

/** Plays the move after which the player to move is valued best, and sometimes any move. */
public final class BestValue implements Playout {
  private final Evaluator evaluation;
  private final Leaves leaves;
  private final double epsilon;
  private int[] values = new int[256];

  public BestValue(PlayoutJob job) {
    this.evaluation = job.evaluation();
    this.leaves = new Leaves(job.players(), job.evaluation());
    this.epsilon = job.epsilon();
  }

  @Override
  public void start(State leaf) {
    evaluation.reset(leaf);
  }

  @Override
  public long move(State state, RandomGenerator random, MoveList scratch) {
    long move =
        epsilon > 0 && random.nextDouble() < epsilon
            ? state.randomMove(random, scratch)
            : best(state, random, scratch);
    if (move != MoveList.NONE) {
      // The search plays exactly this move next.
      evaluation.play(state, move);
    }
    return move;
  }

  private long best(State state, RandomGenerator random, MoveList scratch) {
    int count = state.moves(scratch);
    if (count <= 1) {
      return count == 0 ? MoveList.NONE : scratch.get(0);
    }
    if (count > values.length) {
      values = new int[2 * count];
    }
    int player = state.toMove();
    evaluation.valuesAfter(state, scratch, player, values);
    for (int i = 0; i < count; i++) {
      if (values[i] == Evaluator.UNKNOWN) {
        values[i] = leaves.after(state, scratch.get(i), player);
      }
    }
    return scratch.get(Best.index(values, count, random));
  }
}
