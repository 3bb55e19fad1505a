package org.plyscope.agent.neural;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.ModelRuntime;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

/** Takes the moves that a model would play for promising. */
@Component(service = PriorFactory.class, property = "service.ranking:Integer=-1000")
public final class NeuralPrior implements PriorFactory {
  @Reference(
      cardinality = ReferenceCardinality.OPTIONAL,
      policy = ReferencePolicy.DYNAMIC,
      policyOption = ReferencePolicyOption.GREEDY)
  private volatile ModelRuntime runtime;

  @Override
  public String id() {
    return "neural-policy";
  }

  @Override
  public String name() {
    return "Neural policy";
  }

  @Override
  public String description() {
    return "Moves are as promising as a model finds them.";
  }

  @Override
  public List<Option<?>> options() {
    return ModelEvaluator.options();
  }

  @Override
  public boolean supports(Rules rules) {
    return ModelEvaluator.supports(rules);
  }

  @Override
  public OptionValues completed(Rules rules, OptionValues values) {
    return ModelEvaluator.completed(rules, values);
  }

  @Override
  public Prior create(PartContext context) {
    return new Asked(ModelEvaluator.of(context, ModelEvaluator.Need.POLICY, runtime));
  }

  /** Asks a model at every node. */
  record Asked(ModelEvaluator judge) implements Prior {
    @Override
    public void weights(State state, MoveList moves, double[] weights) {
      judge.ask(state);
      judge.policy(state, moves, 1, weights);
    }
  }
}
