package org.plyscope.api.analysis;

import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;

/**
 * One way to search: an agent, limits and a seed. Built by plugins, immutable. Its name in tables
 * and charts is the {@linkplain AgentSpec#label label} of the agent.
 */
public final class Configuration {
  private final AgentSpec agent;
  private final Limits limits;
  private final long seed;

  private Configuration(AgentSpec agent, Limits limits, long seed) {
    this.agent = Objects.requireNonNull(agent);
    this.limits = Objects.requireNonNull(limits);
    this.seed = seed;
  }

  /**
   * Makes a configuration with seed 0.
   *
   * @param agent the agent
   * @param limits when to stop; with a depth, every smaller depth is searched too
   * @return the configuration
   */
  public static Configuration of(AgentSpec agent, Limits limits) {
    return new Configuration(agent, limits, 0);
  }

  /**
   * Returns this configuration under another name.
   *
   * @param value the name in tables and charts
   * @return a new configuration
   */
  public Configuration withName(String value) {
    return new Configuration(agent.withLabel(value), limits, seed);
  }

  /**
   * Returns this configuration with another agent under the same name.
   *
   * @param value the agent
   * @return a new configuration
   */
  public Configuration withAgent(AgentSpec value) {
    return new Configuration(value.withLabel(name()), limits, seed);
  }

  /**
   * Returns this configuration with other limits.
   *
   * @param value when to stop
   * @return a new configuration
   */
  public Configuration withLimits(Limits value) {
    return new Configuration(agent, value, seed);
  }

  /**
   * Returns this configuration with another seed.
   *
   * @param value the seed of every random choice
   * @return a new configuration
   */
  public Configuration withSeed(long value) {
    return new Configuration(agent, limits, value);
  }

  /**
   * Returns the name in tables and charts.
   *
   * @return the label of the agent
   */
  public String name() {
    return agent.label();
  }

  /**
   * Returns the agent.
   *
   * @return the agent, labelled with the name
   */
  public AgentSpec agent() {
    return agent;
  }

  /**
   * Returns when to stop.
   *
   * @return the limits
   */
  public Limits limits() {
    return limits;
  }

  /**
   * Returns the seed of every random choice.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Configuration that
        && name().equals(that.name())
        && agent.equals(that.agent)
        && limits.equals(that.limits)
        && seed == that.seed;
  }

  @Override
  public int hashCode() {
    return Objects.hash(name(), agent, limits, seed);
  }

  @Override
  public String toString() {
    return name() + ": " + agent + ", " + limits + ", seed " + seed;
  }
}
