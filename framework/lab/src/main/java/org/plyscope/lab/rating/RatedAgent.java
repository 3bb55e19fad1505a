package org.plyscope.lab.rating;

import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;

/**
 * An agent whose strength was measured.
 *
 * @param name its name, for display
 * @param agent the agent with its options
 * @param limits how far it searched for a move
 * @param rating its Elo; the mean of the list is 0
 * @param low the lower end of the 95 % interval; negative infinity for an agent that never scored
 * @param high the upper end; infinity for an agent that never lost a point
 * @param games the number of games it played
 */
public record RatedAgent(
    String name,
    AgentSpec agent,
    Limits limits,
    double rating,
    double low,
    double high,
    long games) {
  /** Checks that nothing is missing. */
  public RatedAgent {
    Objects.requireNonNull(name);
    Objects.requireNonNull(agent);
    Objects.requireNonNull(limits);
  }
}
