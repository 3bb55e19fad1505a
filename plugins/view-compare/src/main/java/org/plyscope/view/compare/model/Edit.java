package org.plyscope.view.compare.model;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.option.OptionValues;

/**
 * The changes of a user in a form, to be done to several configurations: only the changed values,
 * and only where they fit.
 */
public final class Edit {
  private final OfferedAgents agents;
  private final Configuration before;

  /**
   * Starts an edit.
   *
   * @param before the configuration that the form showed first
   */
  public Edit(OfferedAgents agents, Configuration before) {
    this.agents = agents;
    this.before = before;
  }

  /** Returns the values that the form showed of the agent; empty if it is not installed. */
  public Optional<InstalledAgent> agent() {
    return agents.find(before.agent());
  }

  /**
   * Returns the changes.
   *
   * @param agent the agent that the form shows now, with its options
   */
  public UnaryOperator<Configuration> to(InstalledAgent agent, Limits limits, long seed) {
    return configuration -> {
      AgentSpec changedAgent = agent(configuration, agent);
      Configuration changed =
          configuration
              .withAgent(changedAgent)
              .withLimits(limits(configuration.limits(), limits))
              .withSeed(seed == before.seed() ? configuration.seed() : seed);
      return changedAgent.equals(configuration.agent()) ? changed : named(configuration, changed);
    };
  }

  private AgentSpec agent(Configuration configuration, InstalledAgent wanted) {
    Optional<InstalledAgent> shown = agent();
    Optional<InstalledAgent> own = agents.find(configuration.agent());
    boolean same = shown.isPresent() && shown.get().id().equals(wanted.id());
    if (!same || own.isEmpty()) {
      return same ? configuration.agent() : wanted.spec();
    }
    Map<String, String> changes = wanted.values().changesFrom(shown.get().values());
    OptionValues values = own.get().values();
    for (Map.Entry<String, String> change : changes.entrySet()) {
      boolean known =
          values.options().stream().anyMatch(option -> option.id().equals(change.getKey()));
      values = known ? values.with(change.getKey(), change.getValue()) : values;
    }
    return changes.isEmpty() ? configuration.agent() : own.get().with(values).spec();
  }

  private Limits limits(Limits own, Limits wanted) {
    Limits old = before.limits();
    Limits changed = own;
    changed = wanted.depth() == old.depth() ? changed : changed.withDepth(wanted.depth());
    changed = wanted.nodes() == old.nodes() ? changed : changed.withNodes(wanted.nodes());
    changed =
        wanted.iterations() == old.iterations()
            ? changed
            : changed.withIterations(wanted.iterations());
    return wanted.millis() == old.millis()
        ? changed
        : changed.withTime(Duration.ofMillis(wanted.millis()));
  }

  /** A name that describes the agent must change with it. */
  private Configuration named(Configuration old, Configuration changed) {
    String label = label(old);
    boolean own = !old.name().startsWith(label) && !old.name().startsWith(old.agent().text());
    return own ? changed : changed.withName(label(changed));
  }

  private String label(Configuration configuration) {
    return agents
        .find(configuration.agent())
        .map(agents::label)
        .orElse(configuration.agent().text());
  }
}
