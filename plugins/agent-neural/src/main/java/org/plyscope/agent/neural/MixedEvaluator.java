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

/** Weighs the value of a model against that of another evaluator. */
@Component(service = EvaluatorFactory.class, property = "service.ranking:Integer=-1001")
public final class MixedEvaluator implements EvaluatorFactory {
  private static final int SCALE = 10_000;

  private static final Option<Double> WEIGHT =
      Option.decimal(
          "weight",
          "Weight of the model",
          "1 for the model alone, 0 for the heuristic alone.",
          0.5,
          0,
          1);
  private static final Option<String> HEURISTIC =
      Option.part(
          EvaluatorFactory.class,
          "heuristic",
          "Heuristic",
          "The other evaluator, for example kalah-heuristics; for the games of mancala the"
              + " difference of the stores if empty.");
  private static final Option<Double> CLEAR =
      Option.decimal(
          "clear",
          "Clear lead",
          "The value of the heuristic that is a clear lead; larger ones count for little more.",
          12,
          1e-6,
          1e9);

  @Reference(
      cardinality = ReferenceCardinality.OPTIONAL,
      policy = ReferencePolicy.DYNAMIC,
      policyOption = ReferencePolicyOption.GREEDY)
  private volatile ModelRuntime runtime;

  @Override
  public String id() {
    return "neural-mixed";
  }

  @Override
  public String name() {
    return "Neural value and heuristic";
  }

  @Override
  public String description() {
    return "A mixture of the value of a model and a heuristic, from -1 to 1; the weight can be"
        + " tuned.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(
        WEIGHT,
        HEURISTIC,
        CLEAR,
        ModelEvaluator.MODEL,
        ModelEvaluator.DESCRIPTION,
        ModelEvaluator.ENCODING);
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
    OptionValues options = context.options();
    return new Mixture(
        ModelEvaluator.of(context, ModelEvaluator.Need.VALUE, runtime),
        context.make(EvaluatorFactory.class, HEURISTIC),
        options.get(WEIGHT),
        options.get(CLEAR));
  }

  /**
   * The mixture. A part of weight 0 is not called.
   *
   * @param judge asks the model
   * @param heuristic the other evaluation
   * @param weight the weight of the model
   * @param clear the clear lead
   */
  private record Mixture(ModelEvaluator judge, Evaluator heuristic, double weight, double clear)
      implements Evaluator {
    @Override
    public int value(State state, int player) {
      double sum = 0;
      if (weight > 0) {
        judge.ask(state);
        sum += weight * judge.value(player);
      }
      if (weight < 1) {
        double lead = (double) heuristic.value(state, player) / heuristic.scale();
        sum += (1 - weight) * Math.tanh(lead / clear);
      }
      return (int) Math.round(SCALE * sum);
    }

    @Override
    public int scale() {
      return SCALE;
    }
  }
}
