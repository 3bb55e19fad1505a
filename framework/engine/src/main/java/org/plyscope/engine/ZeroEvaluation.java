package org.plyscope.engine;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.State;

/** Knows nothing: every position that is not decided is worth 0. */
public final class ZeroEvaluation implements Evaluator {
  /** Makes the evaluation. */
  public ZeroEvaluation() {}

  @Override
  public int value(State state, int player) {
    return 0;
  }
}
