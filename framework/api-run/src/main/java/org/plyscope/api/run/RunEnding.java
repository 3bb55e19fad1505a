package org.plyscope.api.run;

/** The ways a game of a run can end. */
public enum RunEnding {
  /** The rules ended it. */
  FINISHED,
  /** It was cut off after the agreed number of moves. */
  PLY_CAP,
  /** A position was repeated often enough to count as a draw. */
  REPETITION,
  /** It was adjudicated from the agents' evaluations, or resigned. */
  ADJUDICATED,
  /** A player used more time than it had. */
  TIME,
  /** A player threw an exception or ended its process. */
  CRASH,
  /** A player did not answer. */
  STALL,
  /** A player chose an illegal move or none. */
  ILLEGAL,
  /** A player needed more memory than it had. */
  OUT_OF_MEMORY;

  /**
   * Returns whether a player lost the game through a fault.
   *
   * @return true for the endings that are forfeits
   */
  public boolean isForfeit() {
    return compareTo(TIME) >= 0;
  }
}
