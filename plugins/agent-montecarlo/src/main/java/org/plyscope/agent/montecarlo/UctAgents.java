package org.plyscope.agent.montecarlo;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.montecarlo.UctSearch;
import org.plyscope.engine.montecarlo.UctSettings;

/** Offers Monte Carlo tree search with upper confidence bounds. */
@Component(service = AgentFactory.class)
public final class UctAgents implements AgentFactory {
  private static final Option<Double> EXPLORATION =
      Option.decimal(
          "cp",
          "Exploration Cp",
          "A move is tried by its mean payoff plus Cp·√(2 ln n / n_j); larger means broader.",
          UctSettings.STANDARD.exploration(),
          0,
          100);
  private static final Option<Long> PLAYOUT =
      Option.integer(
          "playout-plies",
          "Playout plies",
          "Playouts are broken off after so many plies and count as undecided; 0 for never.",
          UctSettings.STANDARD.playoutPlies(),
          0,
          1_000_000);
  private static final Option<Long> TREE =
      Option.integer(
          "tree-nodes",
          "Tree nodes",
          "The largest number of nodes in the tree; a full tree is no longer grown.",
          UctSettings.STANDARD.treeNodes(),
          1000,
          20_000_000);

  /** Called by the framework. */
  public UctAgents() {}

  @Override
  public String id() {
    return "uct";
  }

  @Override
  public String name() {
    return "UCT";
  }

  @Override
  public String description() {
    return "Plays games out at random and looks closer at the moves that do well; needs no"
        + " evaluator and fits any number of players.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(EXPLORATION, PLAYOUT, TREE);
  }

  @Override
  public Agent create(PartContext context) {
    OptionValues values = context.options();
    UctSettings settings =
        new UctSettings(
            values.get(EXPLORATION), values.get(PLAYOUT).intValue(), values.get(TREE).intValue());
    return new UctSearch(context.rules(), settings)::search;
  }
}
