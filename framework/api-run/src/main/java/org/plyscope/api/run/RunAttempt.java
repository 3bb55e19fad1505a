package org.plyscope.api.run;

import java.util.Objects;

/**
 * An entrant's attempt at a problem with known best moves. An entrant that is given a problem
 * several times, each time with another seed, makes several attempts.
 *
 * @param problem the name of the problem
 * @param entrant the number of the entrant
 * @param move the move it chose; empty if it found none
 * @param solution whether it solved the problem: the game that followed ended as well as best play
 *     does or, if the problem was not played on, its move is among the best
 * @param best whether its move is among the best
 * @param nodes how many nodes it generated to find the move
 * @param stored the most nodes it held in memory; 0 if not counted
 * @param nanos the time it took, in nanoseconds
 * @param failure the reason of a failure, in one sentence; else empty
 */
public record RunAttempt(
    String problem,
    int entrant,
    String move,
    boolean solution,
    boolean best,
    long nodes,
    long stored,
    long nanos,
    String failure) {
  /**
   * Checks that no string is null.
   *
   * @param problem the name of the problem
   * @param entrant the number of the entrant
   * @param move the move it chose
   * @param solution whether it solves the problem
   * @param best whether it is among the best
   * @param nodes the nodes it generated
   * @param stored the most nodes in memory
   * @param nanos the time
   * @param failure the reason of the failure
   */
  public RunAttempt {
    Objects.requireNonNull(problem);
    Objects.requireNonNull(move);
    Objects.requireNonNull(failure);
  }
}
