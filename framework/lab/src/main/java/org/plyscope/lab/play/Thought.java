package org.plyscope.lab.play;

import org.plyscope.api.search.SearchResult;

/**
 * What an agent thought when it chose a move.
 *
 * @param agent the text of the agent
 * @param value the value for the player who moved, or NaN if the agent had none
 * @param depth the depth searched completely, 0 if the agent does not say
 * @param nanos the time used
 */
public record Thought(String agent, double value, int depth, long nanos) {
  /**
   * Takes what matters from a result.
   *
   * @param agent the text of the agent
   * @param result what it answered
   * @return the thought
   */
  public static Thought of(String agent, SearchResult result) {
    return new Thought(agent, result.value(), result.depth(), result.nanos());
  }
}
