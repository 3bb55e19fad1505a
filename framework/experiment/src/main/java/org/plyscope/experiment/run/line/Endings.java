package org.plyscope.experiment.run.line;

import org.plyscope.api.run.RunEnding;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.match.record.Ending;

/** The endings of a match as runs count them. */
public final class Endings {
  /** By how much a machine may slow down before its times must not be compared. */
  static final double BUSY = 0.1;

  private Endings() {}

  /**
   * Returns how a run counts an ending.
   *
   * @param kind the ending of the match
   * @param fault what the culprit of a forfeit did; else null
   */
  public static RunEnding of(Ending.Kind kind, Fault fault) {
    return switch (kind) {
      case RULES, STOPPED -> RunEnding.FINISHED;
      case PLY_CAP -> RunEnding.PLY_CAP;
      case REPETITION -> RunEnding.REPETITION;
      case DRAW_AGREED, RESIGNED -> RunEnding.ADJUDICATED;
      case FORFEIT -> of(fault);
    };
  }

  private static RunEnding of(Fault fault) {
    return switch (fault) {
      case REFUSED, EXCEPTION, STACK_OVERFLOW, EXIT -> RunEnding.CRASH;
      case OUT_OF_MEMORY -> RunEnding.OUT_OF_MEMORY;
      case NO_MOVE, ILLEGAL_MOVE -> RunEnding.ILLEGAL;
      case OVERTIME -> RunEnding.TIME;
      case HUNG -> RunEnding.STALL;
    };
  }
}
