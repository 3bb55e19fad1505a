package org.plyscope.lab.play;

import java.time.Duration;
import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;

/**
 * The player of a seat: a human or an agent. The agent is kept by its specification, so that one
 * whose plugin is missing is still there when the plugin comes back.
 *
 * @param agent the agent; one without an id for a human
 * @param limits how long the agent may think about a move
 * @param seed the seed of the agent's random choices
 */
public record Player(AgentSpec agent, Limits limits, long seed) {
  /** A person at the board. */
  public static final Player HUMAN = new Player(AgentSpec.of(""), Limits.NONE, 0);

  /** The default limits of an agent. */
  public static final Limits STANDARD = Limits.time(Duration.ofSeconds(1));

  /** Checks that nothing is missing. */
  public Player {
    Objects.requireNonNull(agent);
    Objects.requireNonNull(limits);
  }

  /**
   * Lets an agent play with the limits it suggests, or a second per move. Returns the player, with
   * seed 0.
   */
  public static Player of(InstalledAgent spec) {
    Limits suggested = spec.limits();
    return new Player(spec.spec(), suggested.equals(Limits.NONE) ? STANDARD : suggested, 0);
  }

  /** Returns whether a person moves for this player. */
  public boolean human() {
    return agent.id().isEmpty();
  }
}
