package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.Part;

/** Sets of configurations that are often wanted, made from what the plugins offer. */
public final class QuickAdds {
  /** The seven algorithms of Ulfhake's study that differ in the order of moves only. */
  static final List<String> ULFHAKE =
      List.of(
          "ulfhake/alphabeta",
          "ulfhake/alphabeta-2",
          "ulfhake/alphabeta-2-i",
          "ulfhake/alphabeta-3",
          "ulfhake/alphabeta-3-i",
          "ulfhake/alphabeta-4",
          "ulfhake/alphabeta-5");

  private static final String CONTROL = "depth-control";
  private static final String FIXED = "fixed";

  /**
   * A set of configurations.
   *
   * @param title what it is, for a menu
   * @param configurations the set, never empty
   */
  public record Entry(String title, List<Configuration> configurations) {}

  private QuickAdds() {}

  /**
   * Returns all sets for some rules, each with a depth.
   *
   * @param first the agent whose sets come first, as it is set up; empty for none
   */
  public static List<Entry> all(OfferedAgents agents, Optional<InstalledAgent> first, int depth) {
    List<Entry> entries = new ArrayList<>();
    List<InstalledAgent> plain =
        agents.all().stream().filter(agent -> agent.preset().isEmpty()).toList();
    Stream.concat(
            first.stream(),
            plain.stream()
                .filter(agent -> first.map(f -> !f.spec().equals(agent.spec())).orElse(true)))
        .forEach(agent -> orderings(agents, agent, depth).ifPresent(entries::add));
    List<Configuration> ulfhake = ulfhake(agents, depth);
    if (!ulfhake.isEmpty()) {
      entries.add(new Entry("Ulfhake's seven alpha-beta orderings", ulfhake));
    }
    return entries;
  }

  /** Returns Ulfhake's seven orderings, or nothing if they are not installed or do not fit. */
  public static List<Configuration> ulfhake(OfferedAgents agents, int depth) {
    List<InstalledAgent> all = agents.all();
    List<Configuration> found =
        ULFHAKE.stream()
            .flatMap(id -> all.stream().filter(agent -> agent.id().equals(id)))
            .map(agent -> configuration(agent.name(), agent, depth))
            .toList();
    return found.size() == ULFHAKE.size() ? found : List.of();
  }

  private static Optional<Entry> orderings(OfferedAgents agents, InstalledAgent agent, int depth) {
    Optional<Option<?>> option =
        agent.values().options().stream()
            .filter(o -> o.partKind().filter(MoveOrdering.class::equals).isPresent())
            .findFirst();
    if (option.isEmpty() || !agent.understands().contains(Limits.Kind.DEPTH)) {
      return Optional.empty();
    }
    // One search per depth shows what the order does; with deepening the counts would add up.
    InstalledAgent fixed = withFixedDepth(agent);
    List<Configuration> found = new ArrayList<>();
    for (Part ordering : agents.parts(MoveOrdering.class).toList()) {
      InstalledAgent made = fixed.with(fixed.values().with(option.get().id(), ordering.id()));
      found.add(configuration(ordering.name(), agents.checked(made.spec()), depth));
    }
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(new Entry("All orderings of " + agent.name(), found));
  }

  /** Returns an agent that searches once to its depth, if it can be told to. */
  public static InstalledAgent withFixedDepth(InstalledAgent agent) {
    boolean control =
        agent.values().options().stream()
            .anyMatch(o -> o.id().equals(CONTROL) && o.choices().contains(FIXED));
    return control ? agent.with(agent.values().with(CONTROL, FIXED)) : agent;
  }

  private static Configuration configuration(String name, InstalledAgent agent, int depth) {
    return Configuration.of(agent.spec(), Limits.depth(depth)).withName(name);
  }
}
