package org.plyscope.engine.internal;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.search.SearchCounters;
import org.plyscope.api.search.SearchResult.Iteration;
import org.plyscope.engine.SearchClock;

/** Takes the counters and the time of a search apart into its iterations. */
public final class Iterations {
  private final SearchCounters counters;
  private final SearchClock clock;
  private final List<Iteration> list = new ArrayList<>();
  private SearchCounters before = new SearchCounters();
  private long nanosBefore;

  /** Starts with the first iteration. */
  public Iterations(SearchCounters counters, SearchClock clock) {
    this.counters = counters;
    this.clock = clock;
  }

  /**
   * Ends an iteration; the next one starts. One that has not begun is none.
   *
   * @param value the value in units for people, NaN if the iteration was not finished
   */
  public void end(int depth, boolean finished, double value, long move) {
    SearchCounters now = counters.copy();
    SearchCounters own = now.since(before);
    if (own.nodes() > 0) {
      long nanos = clock.nanos();
      list.add(new Iteration(depth, finished, value, move, nanos - nanosBefore, own));
      nanosBefore = nanos;
      before = now;
    }
  }

  /** Returns the iterations so far. */
  public List<Iteration> list() {
    return List.copyOf(list);
  }
}
