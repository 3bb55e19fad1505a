package org.plyscope.agent.neural;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.model.ModelRuntime;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.DirectChoice;

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

  /** Plays the move a model likes best, or draws one. */
  private static final class NeuralPlayer implements Agent {
    private static final Figure POLICY =
        Figure.of("policy", "Policy")
            .withFormat(Figure.Format.PERCENT)
            .withHelp("The probability with which the model would play the move.");

    private final ModelEvaluator judge;
    private final boolean drawn;
    private final double temperature;

    NeuralPlayer(ModelEvaluator judge, boolean drawn, double temperature) {
      this.judge = judge;
      this.drawn = drawn;
      this.temperature = temperature;
    }

    @Override
    public SearchResult search(SearchRequest request, SearchListener listener) {
      State state = request.state();
      MoveList moves = new MoveList();
      for (long move : request.rootMoves()) {
        moves.add(move);
      }
      double[] policy = new double[moves.size()];
      judge.ask(state);
      judge.policy(state, moves, drawn ? temperature : 1, policy);
      int chosen = drawn ? draw(policy, request.seed()) : best(policy);
      List<Candidate> candidates = new ArrayList<>();
      for (int i = 0; i < policy.length; i++) {
        candidates.add(Candidate.of(moves.get(i)).withFigure(POLICY, policy[i]));
      }
      candidates.sort(Comparator.comparingDouble(c -> -c.figures().number(POLICY.id())));
      SearchResult.Builder result =
          DirectChoice.of(request, moves.get(chosen)).candidates(candidates);
      if (judge.valued()) {
        result.value(judge.value());
      }
      return result.build();
    }

    private static int best(double[] policy) {
      int best = 0;
      for (int i = 1; i < policy.length; i++) {
        best = policy[i] > policy[best] ? i : best;
      }
      return best;
    }

    private static int draw(double[] policy, long seed) {
      double left = new SplittableRandom(seed).nextDouble() - policy[0];
      int drawn = 0;
      while (left >= 0 && drawn < policy.length - 1) {
        drawn++;
        left -= policy[drawn];
      }
      return drawn;
    }
  }
}
