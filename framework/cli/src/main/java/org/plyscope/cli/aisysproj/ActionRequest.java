package org.plyscope.cli.aisysproj;

import java.util.List;
import java.util.Map;

/**
 * The server wants an action.
 *
 * @param run the run
 * @param number how many actions were made in it before
 * @param percept the percept of the agent: the pegs of each player as pairs of coordinates
 */
record ActionRequest(String run, long number, Map<?, ?> percept) {
  /**
   * An action of an agent.
   *
   * @param run the run
   * @param number how many actions were made in it before
   * @param action the cells of the move, each as a pair of coordinates
   */
  record Action(String run, long number, List<List<Integer>> action) {}
}
