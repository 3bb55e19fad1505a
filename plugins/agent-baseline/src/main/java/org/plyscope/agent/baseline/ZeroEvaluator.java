package org.plyscope.agent.baseline;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.ZeroEvaluation;

/** Finds all positions equal, so that a search sees wins and losses only. */
@Component(service = EvaluatorFactory.class, property = "service.ranking:Integer=-100")
public final class ZeroEvaluator implements EvaluatorFactory {
  @Override
  public String id() {
    return "zero";
  }

  @Override
  public String name() {
    return "Zero (material-free)";
  }

  @Override
  public String description() {
    return "Every position is worth 0, so that only wins and losses inside the depth count.";
  }

  @Override
  public boolean supports(Rules rules) {
    return true;
  }

  @Override
  public Evaluator create(PartContext context) {
    return new ZeroEvaluation();
  }
}
