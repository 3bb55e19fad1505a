package org.plyscope.workbench.play.control;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;
import org.plyscope.workbench.job.Jobs;

/**
 * Where searches for a game run, and what the time is there.
 *
 * @param searches runs searches off the user-interface thread
 * @param jobs shows them in the status bar
 * @param ui runs something on the user-interface thread
 * @param clock runs something on the user-interface thread later
 */
public record Desk(Searches searches, Jobs jobs, Executor ui, Clock clock) {
  /** Runs something later. */
  @FunctionalInterface
  public interface Clock {
    /** Runs an action on the user-interface thread after some milliseconds. */
    void after(int millis, Runnable action);
  }

  /** Starts a search. */
  Thinking think(
      GameNode node,
      String title,
      SearchSpec spec,
      Runnable whenCancelled,
      Consumer<SearchOutcome> whenDone) {
    return Thinking.start(node, title, spec, searches, jobs, ui, whenCancelled, whenDone);
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
