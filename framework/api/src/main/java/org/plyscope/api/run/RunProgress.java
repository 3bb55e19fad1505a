package org.plyscope.api.run;

import org.plyscope.api.Experimental;

/**
 * How far a run is.
 *
 * @param state what it does
 * @param finished how many games (or attempts at problems) are finished
 * @param planned how many are planned in all; a stop rule may end the run before
 */
@Experimental
public record RunProgress(State state, long finished, long planned) {
  /** What a run does. */
  public enum State {
    /** Games are being played. */
    RUNNING,
    /** It waits to be continued by this process. */
    PAUSED,
    /** It was stopped before everything was played, and can be resumed. */
    STOPPED,
    /** Everything was played, or a stop rule was met. */
    FINISHED
  }
}
