package org.plyscope.agent.alphabeta;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.database.EndgameTableFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.ZeroEvaluation;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;

/** Offers the alpha-beta family as agents for every game. */
@Component(service = AgentFactory.class)
public final class AlphaBetaAgents implements AgentFactory {
  @Override
  public String id() {
    return "alpha-beta";
  }

  @Override
  public String name() {
    return "Alpha-beta";
  }

  @Override
  public String description() {
    return "Looks ahead with alpha-beta search; every technique from full minimax to modern pruning"
        + " is an option. With more than two players all opponents are treated as one"
        + " (paranoid).";
  }

  @Override
  public List<Option<?>> options() {
    return AlphaBetaOptions.ALL;
  }

  @Override
  public List<Preset> presets() {
    return AlphaBetaPresets.ALL;
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return AlphaBetaOptions.plan(values).ends();
  }

  @Override
  public Set<Limits.Kind> understands(OptionValues values) {
    return Set.of(Limits.Kind.DEPTH, Limits.Kind.NODES, Limits.Kind.TIME);
  }

  @Override
  public Agent create(PartContext context) {
    Evaluator evaluation = evaluation(context);
    AlphaBetaSearch search =
        new AlphaBetaSearch(
            context.rules(),
            evaluation,
            orderer(context),
            AlphaBetaOptions.settings(context.options(), evaluation.scale()),
            AlphaBetaOptions.plan(context.options()),
            IdleOptions.remark(context.options()));
    context
        .find(EndgameTableFactory.class, AlphaBetaOptions.ENDGAMES)
        .ifPresent(search::useEndgames);
    return search::search;
  }

  /** Makes the evaluation; a game without any can still be searched for wins and losses. */
  private static Evaluator evaluation(PartContext context) {
    return context
        .find(EvaluatorFactory.class, AlphaBetaOptions.EVALUATOR)
        .orElseGet(ZeroEvaluation::new);
  }

  private static Orderer orderer(PartContext context) {
    return context
        .find(OrdererFactory.class, AlphaBetaOptions.ORDERING)
        .orElseGet(NaturalOrder::new);
  }

  @Override
  public Map<String, String> idle(OptionValues values, Limits limits) {
    return IdleOptions.reasons(values, limits);
  }
}
