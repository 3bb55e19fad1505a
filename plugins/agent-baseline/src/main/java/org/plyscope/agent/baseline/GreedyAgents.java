package org.plyscope.agent.baseline;

import java.util.List;
import java.util.SplittableRandom;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.Ties;

/** Plays the move after which the evaluator likes the position best. */
@Component(service = AgentFactory.class)
public final class GreedyAgents implements AgentFactory {
  private static final Option<String> EVALUATOR =
      Option.part(
          EvaluatorFactory.class, "evaluator", "Evaluator", "Judges the position after each move.");

  private static final Option<Double> EPSILON =
      Option.decimal(
          "epsilon", "ε", "How often it plays any move instead; more makes it weaker.", 0, 0, 1);

  @Override
  public String id() {
    return "greedy";
  }

  @Override
  public String name() {
    return "Greedy";
  }

  @Override
  public String description() {
    return "Plays the move after which the evaluator likes the position best; ties are decided by"
        + " the seed.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(EVALUATOR, EPSILON);
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Agent create(PartContext context) {
    Rules rules = context.rules();
    Evaluator evaluation = context.make(EvaluatorFactory.class, EVALUATOR);
    AlphaBetaSettings settings = AlphaBetaSettings.MINIMAX.with(s -> s.ties = Ties.RANDOM);
    AlphaBetaSearch search =
        new AlphaBetaSearch(rules, evaluation, new NaturalOrder(), settings, SearchPlan.fixed(1));
    // One ply whatever the limits: that makes it greedy.
    double epsilon = context.options().get(EPSILON);
    return (request, listener) -> {
      SplittableRandom random = new SplittableRandom(request.seed());
      if (epsilon > 0 && random.nextDouble() < epsilon) {
        long[] moves = request.rootMoves();
        return SearchResult.builder(moves[random.nextInt(moves.length)]).build();
      }
      return search.search(request.withLimits(request.limits().withDepth(1)), listener);
    };
  }
}
