package org.plyscope.workbench.play.control;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.match.seat.Turn;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.RunningJob;

/**
 * An agent that is asked for a move, shown in the status bar. Used on the user-interface thread.
 */
final class MoveRequestJob {
  private final Turn turn;
  private final Jobs jobs;
  private final RunningJob job;
  private final AtomicReference<SearchResult> newest = new AtomicReference<>();

  MoveRequestJob(Turn turn, String title, Jobs jobs, Runnable whenCancelled) {
    this.turn = turn;
    this.jobs = jobs;
    this.job = jobs.begin(title, whenCancelled);
  }

  /** Returns whether this is about a turn. */
  boolean about(Turn other) {
    return turn == other;
  }

  /** Takes the result so far; on any thread. */
  void progress(SearchResult soFar) {
    newest.set(soFar);
  }

  /** Returns the result so far. */
  Optional<SearchResult> soFar() {
    return Optional.ofNullable(newest.get());
  }

  /** Takes it from the status bar. */
  void end() {
    jobs.end(job);
  }
}
