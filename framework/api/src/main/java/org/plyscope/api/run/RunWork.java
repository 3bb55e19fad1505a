package org.plyscope.api.run;

import java.util.Objects;
import org.plyscope.api.Experimental;

/**
 * What this session does with a run.
 *
 * @param stage what it is doing
 * @param secondsLeft how long the rest will take; NaN if unknown
 * @param remark the newest thing the user should know, in one sentence, such as why it ended; empty
 *     if there is nothing
 */
@Experimental
public record RunWork(Stage stage, double secondsLeft, String remark) {
  /** What is done with a run. */
  public enum Stage {
    /** Nothing; another process may be playing it. */
    IDLE,
    /** It waits for the runs before it. */
    QUEUED,
    /** Games are being played. */
    PLAYING,
    /** No games are begun until it is told to go on. */
    PAUSED,
    /** The games that are being played are finished, then it stops. */
    STOPPING
  }

  /** Nothing is done, and there is nothing to say. */
  public static final RunWork NONE = new RunWork(Stage.IDLE, Double.NaN, "");

  /**
   * Checks that nothing is null.
   *
   * @param stage what it is doing
   * @param secondsLeft how long the rest will take
   * @param remark what the user should know
   */
  public RunWork {
    Objects.requireNonNull(stage);
    Objects.requireNonNull(remark);
  }

  /**
   * Tells whether this session plays it or will.
   *
   * @return false if it is idle
   */
  public boolean isActive() {
    return stage != Stage.IDLE;
  }
}
