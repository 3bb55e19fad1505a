package org.plyscope.agent.multiplayer;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.DifferenceEvaluation;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;

/** Offers paranoid search: alpha-beta against a coalition of all others. */
@Component(service = AgentFactory.class)
public final class ParanoidAgents implements AgentFactory {
  private static final Option<String> ORDERING =
      Option.part(
          MoveOrdering.class, "ordering", "Move ordering", "Says which moves are searched first.");
  private static final Option<String> VALUE =
      Option.choice(
          "value",
          "Value",
          "difference is what the player has less what all others have together, own the first"
              + " alone.",
          "difference",
          List.of("difference", "own"));

  /** Called by the framework. */
  public ParanoidAgents() {}

  @Override
  public String id() {
    return "paranoid";
  }

  @Override
  public String name() {
    return "Paranoid";
  }

  @Override
  public String description() {
    return "Expects all others to play together against it, which allows alpha-beta pruning with"
        + " any number of players.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(
        DepthOptions.EVALUATOR, ORDERING, DepthOptions.CONTROL, DepthOptions.DEPTH, VALUE);
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return DepthOptions.plan(values).ends();
  }

  @Override
  public Agent create(PartContext context) {
    Evaluation own = DepthOptions.progress(context);
    boolean difference = context.options().get(VALUE).equals("difference");
    return new AlphaBetaSearch(
            context.rules(),
            difference ? new DifferenceEvaluation(own, context.rules().players()) : own,
            orderer(context),
            AlphaBetaSettings.PLAIN,
            DepthOptions.plan(context.options()))
        ::search;
  }

  private static Orderer orderer(PartContext context) {
    return context.find(MoveOrdering.class, ORDERING).orElseGet(NaturalOrder::new);
  }
}
