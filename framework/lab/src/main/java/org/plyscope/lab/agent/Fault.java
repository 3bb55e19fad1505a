package org.plyscope.lab.agent;

/** The faults of agents. */
public enum Fault {
  /** It cannot be made, or cannot play this game with these options. */
  REFUSED,
  /** It threw an exception or an error. */
  EXCEPTION,
  /** It ran out of memory. */
  OUT_OF_MEMORY,
  /** Its recursion was too deep for the stack. */
  STACK_OVERFLOW,
  /** It ended the process that it ran in. */
  EXIT,
  /** It returned without a move. */
  NO_MOVE,
  /** It chose a move that is not legal. */
  ILLEGAL_MOVE,
  /** It answered, but too late. */
  OVERTIME,
  /** It did not return after it was asked to stop, and was abandoned. */
  HUNG
}
