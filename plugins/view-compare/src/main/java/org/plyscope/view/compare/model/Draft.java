package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;

/**
 * The comparison to run under some rules, as the user sets it up, and its known results. Used on
 * the user-interface thread.
 */
public final class Draft {
  /** How many nodes of each tree are kept. */
  public static final int TREE_NODES = 200_000;

  private static final int DEPTH = 4;
  private static final long ITERATIONS = 4000;

  private final Analyst analyst;
  private final OfferedAgents agents;
  private final Rules rules;
  private final List<Configuration> configurations = new ArrayList<>();
  private final PositionSet positions;
  private int depth = DEPTH;
  private long iterations = ITERATIONS;
  private boolean trees = true;
  private Line board;

  /** The position on the board when the results were found. */
  private Line pinned;

  private Comparison known;

  /** Starts empty, on the position on the board. */
  public Draft(Analyst analyst, AgentCatalog catalog, Rules rules) {
    this.analyst = analyst;
    this.agents = new OfferedAgents(analyst, catalog, rules);
    this.rules = rules;
    positions = new PositionSet(rules);
    board = Line.of(rules);
  }

  /** Returns the rules of all positions. */
  public Rules rules() {
    return rules;
  }

  /** Returns the agents that can be chosen. */
  public OfferedAgents agents() {
    return agents;
  }

  /** Returns the configurations in their order. */
  public List<Configuration> configurations() {
    return List.copyOf(configurations);
  }

  /** Returns which positions are searched. */
  public PositionSet positions() {
    return positions;
  }

  /** Returns whether trees are kept. */
  public boolean trees() {
    return trees;
  }

  /** Sets whether trees are kept. */
  public void trees(boolean keep) {
    trees = keep;
  }

  /** Follows the position on the board, until a comparison of it has results. */
  public void board(Line line) {
    board = line;
  }

  /** Lets the next run search the position on the board. */
  public void release() {
    pinned = null;
  }

  /** Adds configurations at the end, each under a name of its own. */
  public void add(Collection<Configuration> more) {
    for (Configuration configuration : more) {
      configurations.add(configuration.withName(unused(configuration.name(), -1)));
    }
  }

  /** Adds a copy of each row below it. */
  public void duplicate(int... rows) {
    int shift = 1;
    for (int row : sorted(rows)) {
      Configuration original = configurations.get(row + shift - 1);
      configurations.add(row + shift, original.withName(unused(original.name(), -1)));
      shift++;
    }
  }

  /** Removes rows. */
  public void remove(int... rows) {
    List<Integer> descending = new ArrayList<>(sorted(rows));
    Collections.reverse(descending);
    descending.forEach(row -> configurations.remove(row.intValue()));
  }

  /** Removes all rows. */
  public void clear() {
    configurations.clear();
  }

  /** Changes a row; its name stays one of its own. */
  public void change(int row, UnaryOperator<Configuration> change) {
    Configuration changed = change.apply(configurations.get(row));
    configurations.set(row, changed.withName(unused(changed.name(), row)));
  }

  private static Set<Integer> sorted(int... rows) {
    return new TreeSet<>(Arrays.stream(rows).boxed().toList());
  }

  /** Tables and charts identify configurations by their names. */
  private String unused(String name, int except) {
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < configurations.size(); i++) {
      if (i != except) {
        taken.add(configurations.get(i).name());
      }
    }
    String free = name;
    for (int i = 2; taken.contains(free); i++) {
      free = name + " (" + i + ")";
    }
    return free;
  }

  /** Returns the depth of all rows that have one, empty if they differ; the next row gets it. */
  public OptionalLong depth() {
    return common(configurations.stream().map(c -> (long) c.limits().depth()).toList(), depth);
  }

  /** Returns the iterations of all rows that have some, empty if they differ. */
  public OptionalLong iterations() {
    return common(configurations.stream().map(c -> c.limits().iterations()).toList(), iterations);
  }

  private static OptionalLong common(List<Long> limits, long standard) {
    List<Long> different = limits.stream().filter(l -> l > 0).distinct().toList();
    return different.isEmpty()
        ? OptionalLong.of(standard)
        : different.size() == 1 ? OptionalLong.of(different.get(0)) : OptionalLong.empty();
  }

  /** Lets all rows search to a depth, as far as their agents understand one. */
  public void depth(int plies) {
    depth = plies;
    configurations.replaceAll(
        c ->
            c.limits().depth() > 0 || understands(c, Limits.Kind.DEPTH)
                ? c.withLimits(c.limits().withDepth(plies))
                : c);
  }

  /** Lets all rows run some iterations, as far as their agents understand them. */
  public void iterations(long count) {
    iterations = count;
    configurations.replaceAll(
        c ->
            c.limits().iterations() > 0 || byIterations(c)
                ? c.withLimits(c.limits().withIterations(count))
                : c);
  }

  /** Returns whether any row is measured by iterations instead of a depth. */
  public boolean anyIterations() {
    return configurations.stream().anyMatch(c -> c.limits().iterations() > 0 || byIterations(c));
  }

  private boolean byIterations(Configuration configuration) {
    return !understands(configuration, Limits.Kind.DEPTH)
        && understands(configuration, Limits.Kind.ITERATIONS);
  }

  private boolean understands(Configuration configuration, Limits.Kind kind) {
    return agents
        .find(configuration.agent())
        .map(agent -> agent.understands().contains(kind))
        .orElse(false);
  }

  /**
   * Makes a configuration of an agent.
   *
   * @param wanted limits it has already; without any, or with a depth it does not understand, it
   *     gets those that are common to all
   */
  public Configuration configuration(InstalledAgent agent, Limits wanted, long seed) {
    return Configuration.of(agent.spec(), limits(agent, wanted))
        .withName(agents.label(agent))
        .withSeed(seed);
  }

  /** Returns limits that let an agent be compared with the rows that are there. */
  public Limits limits(InstalledAgent agent, Limits wanted) {
    if (agent.understands().contains(Limits.Kind.DEPTH)) {
      boolean bounded = wanted.depth() > 0 || wanted.nodes() > 0;
      return bounded ? wanted : wanted.withDepth((int) depth().orElse(depth));
    }
    Limits others = wanted.withDepth(0);
    if (agent.understands().contains(Limits.Kind.ITERATIONS)) {
      return others.iterations() > 0 || others.nodes() > 0
          ? others
          : others.withIterations(iterations().orElse(iterations));
    }
    return others;
  }

  /**
   * Returns what to compare.
   *
   * @throws InputException if there is no position or no configuration
   */
  public ComparisonRequest request() {
    return ComparisonRequest.of(subjects(), configurations).withTrace(trees ? TREE_NODES : 0);
  }

  private List<Subject> subjects() {
    return positions.subjects(pinned == null ? board : pinned);
  }

  /** Returns the known results of the current setup; empty if there are none. */
  public Optional<Comparison> comparison() {
    try {
      return Optional.of(analyst.plan(request(), known));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /** Takes over results; the position on the board stays what it was when they were found. */
  public void found(Comparison comparison) {
    known = comparison;
    if (positions.board() && !comparison.analyses().isEmpty()) {
      pinned = comparison.request().subjects().get(0).line();
    }
  }

  /** Starts over with the request of a comparison, and with its results. */
  public void adopt(Comparison comparison) {
    ComparisonRequest request = comparison.request();
    configurations.clear();
    add(request.configurations());
    positions.adopt(request.subjects());
    trees = request.traceNodes() > 0;
    known = comparison;
    pinned = null;
  }
}
