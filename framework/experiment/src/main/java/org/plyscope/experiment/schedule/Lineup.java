package org.plyscope.experiment.schedule;

import java.util.List;

/**
 * The agents of a game, one per seat, before seats are assigned. An agent that occurs twice plays
 * two seats. Immutable.
 *
 * @param agents indices of agents in ascending order
 */
public record Lineup(List<Integer> agents) {
  /** Sorts and copies the agents. */
  public Lineup {
    agents = agents.stream().sorted().toList();
  }

  /**
   * Makes a line-up.
   *
   * @param agents indices of agents, one per seat
   */
  public static Lineup of(Integer... agents) {
    return new Lineup(List.of(agents));
  }

  /** Returns whether an agent plays; true if it has at least one seat. */
  public boolean has(int agent) {
    return agents.contains(agent);
  }
}
