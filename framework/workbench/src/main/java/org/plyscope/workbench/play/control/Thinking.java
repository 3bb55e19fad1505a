package org.plyscope.workbench.play.control;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.search.SearchHandle;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.RunningJob;

/**
 * One search for a game, shown in the status bar. Once it is dropped, nobody hears of it again,
 * however long the agent takes to notice. Used on the user-interface thread.
 */
final class Thinking {
  private final GameNode node;
  private final AtomicReference<SearchResult> newest = new AtomicReference<>();
  private final Jobs jobs;
  private RunningJob job;
  private SearchHandle handle;
  private boolean dropped;

  private Thinking(GameNode node, Jobs jobs) {
    this.node = node;
    this.jobs = jobs;
  }

  /**
   * Starts a search.
   *
   * @param node the place it is about
   * @param title what the status bar says
   * @param whenCancelled called on the user-interface thread if the user cancels there
   * @param whenDone takes the outcome on the user-interface thread, unless it was dropped
   */
  static Thinking start(
      GameNode node,
      String title,
      SearchSpec spec,
      Searches searches,
      Jobs jobs,
      Executor ui,
      Runnable whenCancelled,
      Consumer<SearchOutcome> whenDone) {
    Thinking thinking = new Thinking(node, jobs);
    thinking.job = jobs.begin(title, () -> ui.execute(whenCancelled));
    thinking.handle =
        searches.start(
            spec,
            SearchListener.of(thinking.newest::set),
            outcome -> ui.execute(() -> thinking.ended(outcome, whenDone)));
    return thinking;
  }

  /** Returns the place it is about. */
  GameNode node() {
    return node;
  }

  /** Returns what it has found so far. */
  Optional<SearchResult> soFar() {
    return Optional.ofNullable(newest.get());
  }

  /** Stops it; its outcome is of no interest any more. */
  void drop() {
    if (!dropped) {
      dropped = true;
      handle.cancel();
      jobs.end(job);
    }
  }

  private void ended(SearchOutcome outcome, Consumer<SearchOutcome> whenDone) {
    if (!dropped) {
      dropped = true;
      jobs.end(job);
      whenDone.accept(outcome);
    }
  }
}
