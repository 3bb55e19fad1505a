package org.plyscope.agent.neural;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.ModelRuntime;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

/** Values positions by a model. */
@Component(service = EvaluatorFactory.class, property = "service.ranking:Integer=-1000")
public final class NeuralEvaluator implements EvaluatorFactory {
  private static final int SCALE = 10_000;

  @Reference(
      cardinality = ReferenceCardinality.OPTIONAL,
      policy = ReferencePolicy.DYNAMIC,
      policyOption = ReferencePolicyOption.GREEDY)
  private volatile ModelRuntime runtime;

  @Override
  public String id() {
    return "neural-value";
  }

  @Override
  public String name() {
    return "Neural value";
  }

  @Override
  public String description() {
    return "The value of a model for the player, from -1 for a loss to 1 for a win.";
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
  public Evaluator create(PartContext context) {
    boolean pair = context.rules().players() == 2;
    return new Asked(ModelEvaluator.of(context, ModelEvaluator.Need.VALUE, runtime), !pair);
  }

  /** Asks the model. With more than two players a search asks for each of them in turn. */
  private static final class Asked implements Evaluator {
    private final ModelEvaluator judge;
    private final boolean keeps;
    private boolean known;
    private long key;

    Asked(ModelEvaluator judge, boolean keeps) {
      this.judge = judge;
      this.keeps = keeps;
    }

    @Override
    public int value(State state, int player) {
      if (!known || state.key() != key) {
        judge.ask(state);
        known = keeps;
        key = state.key();
      }
      if (keeps) {
        return Math.round(SCALE * judge.value(player));
      }
      // Rounded once, so that two players have exactly opposite values.
      int own = Math.round(SCALE * judge.value());
      return player == state.toMove() ? own : -own;
    }

    @Override
    public int scale() {
      return SCALE;
    }
  }
}
