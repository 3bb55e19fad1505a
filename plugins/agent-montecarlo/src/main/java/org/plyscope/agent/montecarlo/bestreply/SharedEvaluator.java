package org.plyscope.agent.montecarlo.bestreply;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.State;

/**
 * Judges a position for the player that searches; the opponents, who share their turns, have the
 * opposite of its value.
 */
public final class SharedEvaluator implements Evaluator {
  private final Evaluator evaluator;

  /**
   * Wraps an evaluation.
   *
   * @param evaluator evaluates positions of the game
   */
  public SharedEvaluator(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  @Override
  public void reset(State root) {
    evaluator.reset(((BestReplyState) root).game());
  }

  @Override
  public int value(State state, int player) {
    BestReplyState shared = (BestReplyState) state;
    int own = evaluator.value(shared.game(), shared.player());
    return player == shared.player() ? own : -own;
  }

  @Override
  public boolean decides(State state) {
    return evaluator.decides(((BestReplyState) state).game());
  }

  @Override
  public int scale() {
    return evaluator.scale();
  }
}
