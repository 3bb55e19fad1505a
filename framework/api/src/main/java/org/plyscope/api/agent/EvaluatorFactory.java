package org.plyscope.api.agent;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers a way to evaluate positions without search. <b>Implemented by plugins</b> and published as
 * a service; thread-safe.
 */
@ConsumerType
@PartKind(id = "evaluator", plural = "evaluators", purpose = "the ways to judge a position")
public interface EvaluatorFactory extends PartFactory<Evaluator> {
  /**
   * Returns whether it can evaluate positions under these rules.
   *
   * @param rules some rules
   * @return true if it can
   */
  @Override
  boolean supports(Rules rules);
}
