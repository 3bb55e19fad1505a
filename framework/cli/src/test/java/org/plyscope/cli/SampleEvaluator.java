package org.plyscope.cli;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;

/** Fits games of two players only. */
final class SampleEvaluator implements EvaluatorFactory {
  @Override
  public String id() {
    return "flat";
  }

  @Override
  public String name() {
    return "Flat";
  }

  @Override
  public String description() {
    return "All positions are worth the same.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules.players() == 2;
  }

  @Override
  public Evaluator create(PartContext context) {
    return (state, player) -> 0;
  }
}
