package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.GamePart;

/** Sets of configurations that are often wanted, made from the parts of plugins. */
public final class QuickAdds {
  /** The choice of every option that decides how the depth of a search grows. */
  private static final String FIXED = "fixed";

  /**
   * A set of configurations.
   *
   * @param title its title, for a menu
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
    return entries;
  }

  private static Optional<Entry> orderings(OfferedAgents agents, InstalledAgent agent, int depth) {
    Optional<Option<?>> option =
        agent.values().options().stream()
            .filter(o -> o.partKind().filter(OrdererFactory.class::equals).isPresent())
            .findFirst();
    if (option.isEmpty() || !agent.understands().contains(Limits.Kind.DEPTH)) {
      return Optional.empty();
    }
    // One search per depth shows the effect of the order; with deepening the counts would add up.
    InstalledAgent fixed = withFixedDepth(agent);
    List<Configuration> found = new ArrayList<>();
    for (GamePart ordering : agents.parts(OrdererFactory.class).toList()) {
      InstalledAgent made = fixed.with(fixed.values().with(option.get().id(), ordering.id()));
      found.add(configuration(ordering.name(), agents.checked(made.spec()), depth));
    }
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(new Entry("All orderings of " + agent.name(), found));
  }

  /** Returns an agent that searches once to its depth, if it has an option for it. */
  public static InstalledAgent withFixedDepth(InstalledAgent agent) {
    return agent.values().options().stream()
        .filter(option -> option.choices().contains(FIXED))
        .findFirst()
        .map(option -> agent.with(agent.values().with(option.id(), FIXED)))
        .orElse(agent);
  }

  private static Configuration configuration(String name, InstalledAgent agent, int depth) {
    return Configuration.of(agent.spec(), Limits.depth(depth)).withName(name);
  }
}
