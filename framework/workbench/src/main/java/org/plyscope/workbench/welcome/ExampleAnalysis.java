package org.plyscope.workbench.welcome;

import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.workbench.search.agent.AgentsModel;
import org.plyscope.workbench.session.Session;

/** Puts a position on the board that is worth a search, and chooses an agent for it. */
public final class ExampleAnalysis {
  private static final String GAME = "chinese-checkers";
  private static final String PRESET = "ulfhake";
  private static final String POSITION = "midgame-surrogate";
  private static final String AGENT = "ulfhake/alphabeta-4";

  /** A second of work and a tree of some ten thousand nodes. */
  private static final Limits LIMITS = Limits.depth(4);

  private final Catalog catalog;
  private final Session session;
  private final AgentsModel agents;
  private final Runnable agentsChanged;
  private final Workspace workspace;

  /**
   * Makes the example.
   *
   * @param agentsChanged notifies the panel of agents that another one is chosen
   */
  public ExampleAnalysis(
      Catalog catalog,
      Session session,
      AgentsModel agents,
      Runnable agentsChanged,
      Workspace workspace) {
    this.catalog = catalog;
    this.session = session;
    this.agents = agents;
    this.agentsChanged = agentsChanged;
    this.workspace = workspace;
  }

  /** Opens it; where its plugins are not installed, the open game serves as well. */
  public void open() {
    try {
      Rules rules = catalog.rules(GAME, PRESET, Map.of());
      show(rules);
      agents.choose(catalog.agent(rules, AGENT));
      agents.limits(LIMITS);
      agentsChanged.run();
    } catch (InputException e) {
      session.selection().map(Selection::rules).ifPresent(this::show);
    }
    workspace.message("The position and the agent are ready: press F5 to search.");
  }

  private void show(Rules rules) {
    rules.positions().stream()
        .filter(p -> p.id().equals(POSITION))
        .findFirst()
        .or(() -> rules.positions().stream().findFirst())
        .map(NamedPosition::position)
        .ifPresentOrElse(p -> session.open(rules, p), () -> session.open(rules));
  }
}
