package org.plyscope.workbench.live;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;

/** Reports of searches that never ran. */
final class Reports {
  private Reports() {}

  /** A report of an alpha-beta search that has finished a depth. */
  static SearchResult deepening(long millis, int depth, double value, long nodes) {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    counters.leaves(1, (int) nodes - 1);
    return SearchResult.builder(1)
        .status(Status.RUNNING)
        .nanos(TimeUnit.MILLISECONDS.toNanos(millis))
        .depth(depth)
        .value(value)
        .counts(counters.counts())
        .candidates(List.of(Candidate.of(1).withValue(value, Bound.EXACT).withEffort(nodes)))
        .build();
  }

  /** A report of a Monte Carlo search: visits and mean of move 1, 2 and so on. */
  static SearchResult playouts(long millis, double[]... visitsAndMeans) {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    List<Candidate> candidates = new java.util.ArrayList<>();
    for (int i = 0; i < visitsAndMeans.length; i++) {
      long visits = (long) visitsAndMeans[i][0];
      candidates.add(
          Candidate.of(i + 1L).withValue(visitsAndMeans[i][1], Bound.MEAN).withEffort(visits));
      for (long v = 0; v < visits; v++) {
        counters.playout();
      }
    }
    return SearchResult.builder(1)
        .status(Status.RUNNING)
        .nanos(TimeUnit.MILLISECONDS.toNanos(millis))
        .value(visitsAndMeans[0][1])
        .counts(counters.counts())
        .candidates(candidates)
        .build();
  }

  /** A finished search with values for some players. */
  static SearchResult players(long millis, int depth, double... values) {
    return SearchResult.builder(1)
        .nanos(TimeUnit.MILLISECONDS.toNanos(millis))
        .depth(depth)
        .value(values[0])
        .values(values)
        .build();
  }
}
