package org.plyscope.api.run;

/**
 * How far a run has got.
 *
 * @param state its state
 * @param finished how many games (or attempts at problems) are finished
 * @param planned how many are planned in all; a stop rule may end the run earlier
 * @param reason why it ended before everything was played, as a sentence; empty if that is unknown
 *     or not so
 */
public record RunProgress(State state, long finished, long planned, String reason) {
  /**
   * Makes progress that needs no reason.
   *
   * @param state its state
   * @param finished how many games are finished
   * @param planned how many are planned in all
   */
  public RunProgress(State state, long finished, long planned) {
    this(state, finished, planned, "");
  }

  /** The state of a run. */
  public enum State {
    /** Games are being played. */
    RUNNING,
    /** It is waiting for this process to continue it. */
    PAUSED,
    /** It was stopped before everything was played, and can be resumed. */
    STOPPED,
    /** Everything was played, or a stop rule was met. */
    FINISHED
  }
}
