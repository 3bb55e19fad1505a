package org.plyscope.agent.montecarlo.prior;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/** Takes the moves that an evaluator likes for promising. */
@Component(service = PriorFactory.class)
public final class EvaluatorPrior implements PriorFactory {
  private static final Option<String> EVALUATOR =
      Option.part(EvaluatorFactory.class, "evaluator", "Evaluator", "Values the positions.");
  private static final Option<Double> TEMPERATURE =
      Option.decimal(
          "temperature",
          "Temperature",
          "The difference of values that makes a move e times as promising.",
          1,
          1e-6,
          1e9);

  /** Called by the framework. */
  public EvaluatorPrior() {}

  @Override
  public String id() {
    return "by-evaluator";
  }

  @Override
  public String name() {
    return "By evaluator";
  }

  @Override
  public String description() {
    return "Moves are promising by the exponential of the value after them.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(EVALUATOR, TEMPERATURE);
  }

  @Override
  public Prior create(PartContext context) {
    return new ValuePrior(
        context.make(EvaluatorFactory.class, EVALUATOR), context.options().get(TEMPERATURE));
  }
}
