package org.plyscope.workbench.play.control;

import java.util.concurrent.Executor;
import org.plyscope.workbench.job.Jobs;

/**
 * The place of a game, and its clock.
 *
 * @param jobs shows the player to move in the status bar
 * @param ui runs something on the user-interface thread
 * @param clock runs something on the user-interface thread later
 */
public record PlayContext(Jobs jobs, Executor ui, Clock clock) {
  /** Runs something later. */
  @FunctionalInterface
  public interface Clock {
    /** Runs an action on the user-interface thread after some milliseconds. */
    void after(int millis, Runnable action);
  }

  /** Runs something later, or now if there is nothing to wait for. */
  void after(int millis, Runnable action) {
    if (millis > 0) {
      clock.after(millis, action);
    } else {
      action.run();
    }
  }
}
