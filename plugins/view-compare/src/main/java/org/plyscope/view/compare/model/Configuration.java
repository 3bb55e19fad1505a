package org.plyscope.view.compare.model;

import org.plyscope.api.Limits;

/**
 * One way to search.
 *
 * @param name what it is called in tables and charts
 * @param agent the text of the agent
 * @param limits when to stop; with a depth, every smaller depth is searched too
 * @param seed the seed of every random choice
 */
public record Configuration(String name, String agent, Limits limits, long seed) {
  /** Returns this configuration under another name. */
  public Configuration withName(String other) {
    return new Configuration(other, agent, limits, seed);
  }

  /** Returns this configuration with another agent. */
  public Configuration withAgent(String other) {
    return new Configuration(name, other, limits, seed);
  }

  /** Returns this configuration with other limits. */
  public Configuration withLimits(Limits other) {
    return new Configuration(name, agent, other, seed);
  }

  /** Returns this configuration with another seed. */
  public Configuration withSeed(long other) {
    return new Configuration(name, agent, limits, other);
  }
}
