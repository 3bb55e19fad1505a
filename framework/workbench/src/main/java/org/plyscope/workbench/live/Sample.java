package org.plyscope.workbench.live;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;

/**
 * What a search reported at one moment.
 *
 * @param nanos the time used so far
 * @param depth the depth searched completely, 0 for none
 * @param value the value, NaN for none
 * @param values the value for every player, empty if there is only one
 * @param nodes the nodes so far
 * @param playouts the playouts so far, 0 for a search that makes none
 * @param candidates the moves of the root, best first
 * @param milestone whether a depth was finished just then, or the search
 */
public record Sample(
    long nanos,
    int depth,
    double value,
    List<Double> values,
    long nodes,
    long playouts,
    List<Candidate> candidates,
    boolean milestone) {
  /** More moves than anybody draws; keeps the memory of a long search small. */
  private static final int MOST_CANDIDATES = 64;

  static Sample of(SearchResult result, boolean milestone) {
    List<Candidate> all = result.candidates();
    return new Sample(
        result.nanos(),
        result.depth(),
        result.value(),
        Arrays.stream(result.values()).boxed().toList(),
        result.counts().nodes(),
        result.counts().playouts(),
        all.size() <= MOST_CANDIDATES ? all : List.copyOf(all.subList(0, MOST_CANDIDATES)),
        milestone);
  }

  /** Tells whether the search makes playouts. */
  boolean monteCarlo() {
    return playouts > 0;
  }

  /** Returns how much was done: iterations of a Monte Carlo search, nodes of any other. */
  long effort() {
    return monteCarlo() ? playouts : nodes;
  }
}
