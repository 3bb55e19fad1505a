package org.plyscope.workbench.search.agent;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.trace.TracePolicy;

/**
 * The agent of the next search and its limits: the agents there are for the open rules, which of
 * them are listed, which is chosen with which options, and the limits. It outlives the panel that
 * edits it, so that F5 works while the panel is closed.
 */
public final class AgentsModel {
  /** The default limit of a search without limits of the user or the agent. */
  static final Limits STANDARD = Limits.depth(4).withTime(Duration.ofSeconds(10));

  private final Catalog catalog;
  private List<InstalledAgent> all = List.of();
  private String filter = "";
  private InstalledAgent chosen;
  private String wanted;
  private Limits limits = STANDARD;
  private Limits recalled;

  /** The limits to go back to after an agent that needs others; null if they apply now. */
  private Limits usual;

  private boolean waiting = true;

  /**
   * The agent that was chosen when its plugin left, until it is back or the user chooses; may be
   * null.
   */
  private Absent absent;

  private long seed;
  private int traceCap;
  private TracePolicy tracePolicy = TracePolicy.SAMPLE;
  private String problem = "";
  private String news = "";

  /** An agent with its options, as text, and its limits. */
  private record Absent(String agent, Limits limits) {}

  /**
   * Offers the agents of a catalog.
   *
   * @param wanted the text of the agent to choose as soon as it is there
   */
  public AgentsModel(Catalog catalog, String wanted) {
    this.catalog = catalog;
    this.wanted = wanted;
  }

  /** Lists the agents for some rules again; the choice stays if that agent is still there. */
  public void refresh(Rules rules) {
    all = catalog.agentsFor(rules);
    InstalledAgent last = waiting && !wanted.isEmpty() ? find(wanted, rules) : null;
    InstalledAgent back = absent == null ? null : find(absent.agent(), rules);
    if (last != null) {
      choose(last);
      limits = recalled == null ? limits : recalled;
    } else if (back != null) {
      limits = absent.limits();
      chosen = back;
      absent = null;
    } else if (!offered(chosen)) {
      InstalledAgent gone = chosen;
      Limits before = limits;
      InstalledAgent same = find(text(), rules);
      InstalledAgent standard = all.isEmpty() ? null : all.get(0);
      take(same == null ? standard : same);
      if (gone != null && same == null && standard != null) {
        absent = new Absent(gone.text(), before);
        news =
            "%s is no longer available; %s is chosen instead."
                .formatted(gone.name(), standard.name());
      }
    }
  }

  /** Sets the limits that come back together with the agent of the last session. */
  public void recall(Limits last) {
    recalled = last;
  }

  /** Releases all agents when there is no game. */
  public void clear() {
    wanted = waiting ? wanted : text();
    all = List.of();
    chosen = null;
  }

  /** Lists only agents whose name, id or description contains a text. */
  public void filter(String text) {
    filter = text.strip().toLowerCase(Locale.ROOT);
  }

  /** Returns the agents that are listed, those whose name fits best first. */
  public List<InstalledAgent> listed() {
    return AgentFilter.of(filter).apply(all);
  }

  /** Returns why nothing is listed; an empty string if something is. */
  public String emptyReason() {
    if (all.isEmpty()) {
      return "There is no agent for these rules; install a plugin that provides one.";
    }
    return listed().isEmpty() ? "No agent has '" + filter + "' in its name or description." : "";
  }

  /** Returns the news about the chosen agent, once; perhaps an empty string. */
  public String takeNews() {
    String said = news;
    news = "";
    return said;
  }

  /** Chooses an agent and takes over the limits it suggests, or none if it needs none. */
  public void choose(InstalledAgent agent) {
    waiting = false;
    absent = null;
    take(agent);
  }

  private void take(InstalledAgent agent) {
    chosen = agent;
    if (agent == null) {
      return;
    }
    if (!agent.limits().equals(Limits.NONE)) {
      limits = agent.limits();
      usual = null;
    } else {
      Limits wanted = usual == null ? limits : usual;
      limits = fitting(agent, wanted);
      usual = limits.equals(wanted) ? null : wanted;
    }
  }

  /** A limit would stop an agent that ends by itself short, a perfect player for example. */
  private static Limits fitting(InstalledAgent agent, Limits wanted) {
    if (agent.endsByItself() || wanted.equals(Limits.NONE)) {
      return Limits.NONE;
    }
    Limits understood = agent.understood(wanted);
    return understood.equals(Limits.NONE) ? agent.understood(STANDARD) : understood;
  }

  /** Changes the options of the chosen agent. */
  public void options(InstalledAgent agent) {
    waiting &= agent.equals(chosen);
    absent = agent.equals(chosen) ? absent : null;
    chosen = agent;
  }

  /** Returns the agent that is chosen, or null if there is none for the rules. */
  public InstalledAgent chosen() {
    return chosen;
  }

  /** Returns the chosen agent as text, to be remembered. */
  public String text() {
    return chosen == null || (waiting && !wanted.isEmpty()) ? wanted : chosen.text();
  }

  /** Returns when a search stops. */
  public Limits limits() {
    return limits;
  }

  /** Changes when a search stops. */
  public void limits(Limits value) {
    usual = value.equals(limits) ? usual : null;
    limits = value;
  }

  /** Returns the seed of every random choice. */
  public long seed() {
    return seed;
  }

  /** Changes the seed. */
  public void seed(long value) {
    seed = value;
  }

  /** Returns how many nodes are recorded, 0 for no trace. */
  public int traceCap() {
    return traceCap;
  }

  /** Changes how many nodes are recorded. */
  public void traceCap(int nodes) {
    traceCap = nodes;
  }

  /** Changes the policy when there are more nodes. */
  public void tracePolicy(TracePolicy policy) {
    tracePolicy = policy;
  }

  /** Returns the chosen agent with its limits and seed, empty if there is none for the rules. */
  public Optional<Configuration> configuration() {
    return Optional.ofNullable(chosen)
        .map(agent -> Configuration.of(agent.spec(), limits).withName(agent.name()).withSeed(seed));
  }

  /** Notes the problem of the text typed so far; perhaps an empty string. */
  public void problem(String sentence) {
    problem = sentence;
  }

  /**
   * Returns what to search.
   *
   * @throws InputException if something is wrong or missing
   */
  public SearchSpec spec(Selection selection) {
    if (!problem.isEmpty()) {
      throw new InputException(problem);
    }
    if (chosen == null) {
      throw new InputException(
          "There is no agent for these rules; install a plugin that provides one.");
    }
    if (selection.line().state().over()) {
      throw new InputException(
          "The game is over in this position; take back a move or set up another position.");
    }
    SearchSpec spec = SearchSpec.of(selection.line(), chosen, limits).withSeed(seed);
    return traceCap > 0 ? spec.withTrace(traceCap).withTracePolicy(tracePolicy) : spec;
  }

  /** Finds an agent with its options by its text, as far as that is still possible. */
  private InstalledAgent find(String text, Rules rules) {
    try {
      InstalledAgent found = catalog.agent(rules, text);
      return offered(found) ? found : null;
    } catch (InputException e) {
      return null;
    }
  }

  private boolean offered(InstalledAgent agent) {
    return agent != null
        && all.stream().anyMatch(a -> a.id().equals(agent.id()) && a.factory() == agent.factory());
  }

  /** Finds agents by a text: by the beginning of their names first, by their descriptions last. */
  private static final class AgentFilter {
    private static final int NOWHERE = Integer.MAX_VALUE;

    private final String text;

    private AgentFilter(String text) {
      this.text = text;
    }

    /** Makes a filter. */
    static AgentFilter of(String text) {
      return new AgentFilter(text.strip().toLowerCase(Locale.ROOT));
    }

    /** Returns the agents that fit; as good ones stay in their order. */
    List<InstalledAgent> apply(List<InstalledAgent> agents) {
      return text.isEmpty()
          ? agents
          : agents.stream()
              .filter(agent -> rank(agent) != NOWHERE)
              .sorted(Comparator.comparingInt(this::rank))
              .toList();
    }

    private int rank(InstalledAgent agent) {
      String name = agent.name().toLowerCase(Locale.ROOT);
      String id = agent.id().toLowerCase(Locale.ROOT);
      if (name.startsWith(text) || id.equals(text)) {
        return 0;
      }
      if (beginsWord(name) || beginsWord(id)) {
        return 1;
      }
      if (name.contains(text) || id.contains(text)) {
        return 2;
      }
      return agent.description().toLowerCase(Locale.ROOT).contains(text) ? 3 : NOWHERE;
    }

    private boolean beginsWord(String words) {
      for (int at = words.indexOf(text); at >= 0; at = words.indexOf(text, at + 1)) {
        if (at == 0 || !Character.isLetterOrDigit(words.charAt(at - 1))) {
          return true;
        }
      }
      return false;
    }
  }
}
