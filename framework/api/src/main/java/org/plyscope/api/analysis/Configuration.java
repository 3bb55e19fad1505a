package org.plyscope.api.analysis;

import java.util.Objects;
import org.plyscope.api.Limits;

/** One way to search, to be compared with others. Built by plugins, immutable. */
public final class Configuration {
  private final String name;
  private final String agent;
  private final Limits limits;
  private final long seed;

  private Configuration(String name, String agent, Limits limits, long seed) {
    this.name = Objects.requireNonNull(name);
    this.agent = Objects.requireNonNull(agent);
    this.limits = Objects.requireNonNull(limits);
    this.seed = seed;
  }

  /**
   * Makes a configuration that is named after its agent and has seed 0.
   *
   * @param agent the text of the agent: {@code id} or {@code id:key=value,…}
   * @param limits when to stop; with a depth, every smaller depth is searched too
   * @return the configuration
   */
  public static Configuration of(String agent, Limits limits) {
    return new Configuration(agent, agent, limits, 0);
  }

  /**
   * Returns this configuration under another name.
   *
   * @param value what it is called in tables and charts
   * @return a new configuration
   */
  public Configuration withName(String value) {
    return new Configuration(value, agent, limits, seed);
  }

  /**
   * Returns this configuration with another agent.
   *
   * @param value the text of the agent
   * @return a new configuration
   */
  public Configuration withAgent(String value) {
    return new Configuration(name, value, limits, seed);
  }

  /**
   * Returns this configuration with other limits.
   *
   * @param value when to stop
   * @return a new configuration
   */
  public Configuration withLimits(Limits value) {
    return new Configuration(name, agent, value, seed);
  }

  /**
   * Returns this configuration with another seed.
   *
   * @param value the seed of every random choice
   * @return a new configuration
   */
  public Configuration withSeed(long value) {
    return new Configuration(name, agent, limits, value);
  }

  /**
   * Returns what the configuration is called in tables and charts.
   *
   * @return the name
   */
  public String name() {
    return name;
  }

  /**
   * Returns the agent.
   *
   * @return its text
   */
  public String agent() {
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
        && name.equals(that.name)
        && agent.equals(that.agent)
        && limits.equals(that.limits)
        && seed == that.seed;
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, agent, limits, seed);
  }

  @Override
  public String toString() {
    return name + ": " + agent + ", " + limits + ", seed " + seed;
  }
}
