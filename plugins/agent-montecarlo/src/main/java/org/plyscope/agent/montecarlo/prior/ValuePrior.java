package org.plyscope.agent.montecarlo.prior;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Weighs moves by the exponential of the value after them, for the player who moves. */
final class ValuePrior implements Prior {
  private final Evaluator evaluation;
  private final double temperature;
  private int[] values = new int[256];

  ValuePrior(Evaluator evaluation, double temperature) {
    this.evaluation = evaluation;
    this.temperature = temperature * evaluation.scale();
  }

  @Override
  public void weights(State state, MoveList moves, double[] weights) {
    int count = moves.size();
    if (count > values.length) {
      values = new int[2 * count];
    }
    int player = state.toMove();
    evaluation.reset(state);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      values[i] = after(state, moves.get(i), player);
      best = Math.max(best, values[i]);
    }
    for (int i = 0; i < count; i++) {
      weights[i] = Math.exp(((double) values[i] - best) / temperature);
    }
  }

  private int after(State state, long move, int player) {
    int value = evaluation.valueAfter(state, move, player);
    if (value != Evaluator.UNKNOWN) {
      return value;
    }
    evaluation.play(state, move);
    state.play(move);
    // A finished game has no evaluation; whether it is won the tree finds out at once.
    value = state.settled(player) ? 0 : evaluation.value(state, player);
    state.undo();
    evaluation.undo();
    return value;
  }
}
