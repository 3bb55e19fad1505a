package org.plyscope.workbench.search;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.AgentSpec;
import org.plyscope.lab.Catalog;

/** Which agents there are for the open rules, which are listed, and which is chosen. */
public final class AgentsModel {
  /** What a search is limited to if neither the user nor the agent says anything. */
  static final Limits STANDARD = Limits.depth(4).withTime(Duration.ofSeconds(10));

  private final Catalog catalog;
  private List<AgentSpec> all = List.of();
  private String filter = "";
  private AgentSpec chosen;

  /** Offers the agents of a catalog. */
  public AgentsModel(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Lists the agents for some rules anew; the choice stays if that agent is still there. */
  public void refresh(Rules rules) {
    all = catalog.agentsFor(rules);
    String id = chosen == null ? "" : chosen.id();
    AgentSpec old = chosen;
    AgentSpec same = all.stream().filter(a -> a.id().equals(id)).findFirst().orElse(null);
    chosen = same == null ? first() : keepValues(same, old);
  }

  /** Lets go of all agents, when there is no game. */
  public void clear() {
    all = List.of();
    chosen = null;
  }

  /** Lists only agents whose name, id or description contains a text. */
  public void filter(String text) {
    filter = text.strip().toLowerCase(Locale.ROOT);
  }

  /** Returns the agents that are listed. */
  public List<AgentSpec> listed() {
    return all.stream().filter(this::fits).toList();
  }

  /** Chooses an agent. */
  public void choose(AgentSpec agent) {
    chosen = agent;
  }

  /**
   * Chooses an agent by its text.
   *
   * @throws InputException if there is no such agent
   */
  public void choose(Rules rules, String text) {
    chosen = catalog.agent(rules, text);
  }

  /** Returns the agent that is chosen, or null if there is none for the rules. */
  public AgentSpec chosen() {
    return chosen;
  }

  /** Returns what a search with an agent is limited to at first. */
  public static Limits limits(AgentSpec agent) {
    return agent.limits().equals(Limits.NONE) ? STANDARD : agent.limits();
  }

  private AgentSpec first() {
    return all.isEmpty() ? null : all.get(0);
  }

  /** A plugin that was updated may have other options; then its new defaults count. */
  private static AgentSpec keepValues(AgentSpec fresh, AgentSpec old) {
    if (fresh.factory() == old.factory()) {
      return old;
    }
    try {
      return fresh.with(fresh.values().with(old.values().texts()));
    } catch (InputException e) {
      return fresh;
    }
  }

  private boolean fits(AgentSpec agent) {
    String text = agent.name() + " " + agent.id() + " " + agent.factory().description();
    return text.toLowerCase(Locale.ROOT).contains(filter);
  }
}
