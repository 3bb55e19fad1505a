package org.plyscope.lab.play;

import java.time.Duration;
import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.lab.catalog.AgentSpec;

/**
 * Who sits somewhere: a human, or an agent by its text. The text is kept as it is, so that an agent
 * whose plugin is missing is still there when the plugin comes back.
 *
 * @param agent the text of the agent as {@link AgentSpec#text} writes it; empty for a human
 * @param limits how long the agent may think about a move
 * @param seed the seed of the agent's random choices
 */
public record Player(String agent, Limits limits, long seed) {
  /** A person at the board. */
  public static final Player HUMAN = new Player("", Limits.NONE, 0);

  /** How long an agent thinks if nobody says anything. */
  public static final Limits STANDARD = Limits.time(Duration.ofSeconds(1));

  /** Checks that nothing is missing. */
  public Player {
    Objects.requireNonNull(agent);
    Objects.requireNonNull(limits);
  }

  /**
   * Lets an agent play with the limits it suggests, or a second per move.
   *
   * @param spec the agent
   * @return the player, with seed 0
   */
  public static Player of(AgentSpec spec) {
    Limits suggested = spec.limits();
    return new Player(spec.text(), suggested.equals(Limits.NONE) ? STANDARD : suggested, 0);
  }

  /**
   * Tells whether nobody searches here.
   *
   * @return true for a human
   */
  public boolean human() {
    return agent.isEmpty();
  }
}
