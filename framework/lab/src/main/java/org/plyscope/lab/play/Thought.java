package org.plyscope.lab.play;

import org.plyscope.lab.match.record.PlayedMove;

/**
 * The cost of a move, and the evaluation of the agent that chose it.
 *
 * @param agent the text of the agent; empty for a human
 * @param value the value for the player who moved, or NaN if there is none
 * @param depth the depth searched completely, 0 if the agent does not report it
 * @param nodes how many nodes were searched, 0 if not counted
 * @param memory the largest number of nodes stored at once, 0 if not counted
 * @param nanos the time used
 */
public record Thought(String agent, double value, int depth, long nodes, long memory, long nanos) {
  /** Takes the relevant numbers from a move of an agent. */
  public static Thought of(String agent, PlayedMove move) {
    return new Thought(
        agent, move.value(), move.depth(), move.nodes(), move.memory(), move.nanos());
  }

  /**
   * Notes how long a human took.
   *
   * @param nanos the time used
   * @return the thought, of which nothing else is known
   */
  public static Thought human(long nanos) {
    return new Thought("", Double.NaN, 0, 0, 0, nanos);
  }

  /** Returns whether a human chose the move; true if only the time is known. */
  public boolean human() {
    return agent.isEmpty();
  }
}
