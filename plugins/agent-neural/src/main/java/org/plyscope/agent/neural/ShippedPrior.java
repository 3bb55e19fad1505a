package org.plyscope.agent.neural;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

/**
 * The policy of a model that comes with the program. It fits only rules that have such a model, so
 * that a preset which names it is offered there and nowhere else.
 */
@Component(service = PriorFactory.class, property = "service.ranking:Integer=-1001")
public final class ShippedPrior implements PriorFactory {
  @Override
  public String id() {
    return "shipped-policy";
  }

  @Override
  public String name() {
    return "Policy of the program's model";
  }

  @Override
  public String description() {
    return "Moves are as promising as the model finds them that comes with the program for these"
        + " rules.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(ModelEvaluator.ENCODING);
  }

  @Override
  public boolean supports(Rules rules) {
    return ShippedModel.of(rules).isPresent();
  }

  @Override
  public OptionValues completed(Rules rules, OptionValues values) {
    return ShippedModel.of(rules)
        .filter(model -> values.get(ModelEvaluator.ENCODING).isEmpty())
        .map(model -> values.with(ModelEvaluator.ENCODING, model.encoding()))
        .orElse(values);
  }

  @Override
  public Prior create(PartContext context) {
    return new NeuralPrior.Asked(ModelEvaluator.shipped(context));
  }
}
