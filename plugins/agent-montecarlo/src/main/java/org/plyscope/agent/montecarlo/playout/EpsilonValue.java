package org.plyscope.agent.montecarlo.playout;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.montecarlo.Playouts;

/** Usually plays the best move of an evaluator. */
@Component(service = PlayoutFactory.class)
public final class EpsilonValue implements PlayoutFactory {
  private static final Option<String> EVALUATOR =
      Option.part(EvaluatorFactory.class, "evaluator", "Evaluator", "Values the positions.");
  private static final Option<Double> EPSILON =
      Option.decimal("epsilon", "ε", "How often any move is played.", 0.05, 0, 1);

  @Override
  public String id() {
    return "epsilon-value";
  }

  @Override
  public String name() {
    return "ε-greedy by evaluator";
  }

  @Override
  public String description() {
    return "Usually the move after which an evaluator likes the position best, ties at random;"
        + " sometimes any move.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(EVALUATOR, EPSILON);
  }

  @Override
  public Playout create(PartContext context) {
    return Playouts.epsilonGreedy(
        context.rules().players(),
        context.make(EvaluatorFactory.class, EVALUATOR),
        context.options().get(EPSILON));
  }
}
