package org.plyscope.agent.neural;

import java.util.List;
import java.util.Set;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.ModelRuntime;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

/** Plays by the policy of a model, without search. */
@Component(service = AgentFactory.class)
public final class NeuralAgents implements AgentFactory {
  private static final Option<String> CHOICE =
      Option.choice(
          "choice",
          "Choice",
          "Play the move that the model likes best, or draw one by its probability.",
          "best",
          List.of("best", "drawn"));
  private static final Option<Double> TEMPERATURE =
      Option.decimal(
          "temperature",
          "Temperature",
          "Divides the logits of moves that are drawn: above 1 more evenly, below 1 more greedily.",
          1,
          0.01,
          100);

  @Reference(
      cardinality = ReferenceCardinality.OPTIONAL,
      policy = ReferencePolicy.DYNAMIC,
      policyOption = ReferencePolicyOption.GREEDY)
  private volatile ModelRuntime runtime;

  /** Called by the framework. */
  public NeuralAgents() {}

  @Override
  public String id() {
    return "neural";
  }

  @Override
  public String name() {
    return "Neural network";
  }

  @Override
  public String description() {
    return "Plays by the policy of a model, without search; the model's value is the value of the"
        + " position.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(
        ModelEvaluator.MODEL,
        ModelEvaluator.DESCRIPTION,
        ModelEvaluator.ENCODING,
        CHOICE,
        TEMPERATURE);
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
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Set<Limits.Kind> understands(OptionValues values) {
    return Set.of();
  }

  @Override
  public Agent create(PartContext context) {
    OptionValues options = context.options();
    boolean drawn = options.get(CHOICE).equals("drawn");
    return new NeuralPlayer(
        ModelEvaluator.of(context, ModelEvaluator.Need.POLICY, runtime),
        drawn,
        options.get(TEMPERATURE));
  }
}
