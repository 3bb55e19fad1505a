package org.plyscope.engine.internal;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.Iteration;
import org.plyscope.engine.SearchClock;

/** Takes the counters and the time of a search apart into its iterations. */
public final class Iterations {
  /** Why a search that deepens ends before its depth: there is nothing below. */
  public static final String ALL_SEARCHED = "Everything was searched to the end of the game.";

  /** Why a search that deepens ends before its depth: its value is final. */
  public static final String SETTLED = "No deeper search can change that.";

  private final SearchCounters counters;
  private final SearchClock clock;
  private final List<Iteration> list = new ArrayList<>();
  private Counts before = Counts.NONE;
  private long nanosBefore;

  /** Starts with the first iteration. */
  public Iterations(SearchCounters counters, SearchClock clock) {
    this.counters = counters;
    this.clock = clock;
  }

  /**
   * Ends an iteration; the next one starts. An iteration that visited no node is not recorded.
   *
   * @param value the value in display units; of no interest if the iteration was not finished
   */
  public void end(int depth, boolean finished, double value, long move) {
    Counts now = counters.counts();
    Counts own = now.since(before);
    if (own.nodes() > 0) {
      long nanos = clock.nanos();
      Iteration iteration =
          finished ? Iteration.finished(depth, value) : Iteration.unfinished(depth);
      list.add(iteration.withMove(move).withNanos(nanos - nanosBefore).withCounts(own));
      nanosBefore = nanos;
      before = now;
    }
  }

  /** Returns the iterations so far. */
  public List<Iteration> list() {
    return List.copyOf(list);
  }
}
