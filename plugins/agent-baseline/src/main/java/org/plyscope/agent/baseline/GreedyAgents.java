package org.plyscope.agent.baseline;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
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

  /** Called by the framework. */
  public GreedyAgents() {}

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
    return List.of(EVALUATOR);
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Agent create(PartContext context) {
    Rules rules = context.rules();
    Evaluator evaluation = context.make(EvaluatorFactory.class, EVALUATOR);
    AlphaBetaSettings settings = AlphaBetaSettings.MINIMAX.withTies(Ties.RANDOM);
    AlphaBetaSearch search =
        new AlphaBetaSearch(rules, evaluation, new NaturalOrder(), settings, SearchPlan.fixed(1));
    // One ply whatever the limits: that makes it greedy.
    return (request, listener) ->
        search.search(request.withLimits(request.limits().withDepth(1)), listener);
  }
}
