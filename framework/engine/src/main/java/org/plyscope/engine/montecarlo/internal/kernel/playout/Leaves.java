package org.plyscope.engine.montecarlo.internal.kernel.playout;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.State;
import org.plyscope.engine.Scores;

/** The values of positions for a player in a playout. */
final class Leaves {
  private static final double HALF = 0.5;

  private final Evaluator evaluation;
  private final double[] payoffs;

  Leaves(int players, Evaluator evaluation) {
    this.evaluation = evaluation;
    this.payoffs = new double[players];
  }

  /** Returns the value of the position after a move, by playing it. */
  int after(State state, long move, int player) {
    evaluation.play(state, move);
    state.play(move);
    int value = value(state, player);
    state.undo();
    evaluation.undo();
    return value;
  }

  /** Returns the value of a position; an outcome counts more than any evaluation. */
  int value(State state, int player) {
    if (!state.settled(player)) {
      return Scores.bounded(evaluation.value(state, player));
    }
    state.payoffs(payoffs);
    double payoff = payoffs[player];
    if (payoff == HALF) {
      return 0;
    }
    return payoff > HALF ? Scores.best(payoff, 0) : Scores.worst(payoff, 0);
  }
}
