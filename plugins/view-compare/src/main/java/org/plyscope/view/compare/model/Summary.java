package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.search.SearchCounters;
import org.plyscope.api.search.SearchResult;

/**
 * A configuration in numbers, over all positions; NaN for what is not known.
 *
 * @param configuration which one of the plan
 * @param nodes the nodes of all positions
 * @param toBest nodes divided by those of the configuration with the fewest
 * @param toMinimal nodes divided by those of the minimal trees
 * @param firstRate the share of cut-offs caused by the first move
 * @param meanIndex the mean place, from 0, of the moves that caused cut-offs
 * @param researchRate searches repeated with another window, per node
 * @param seconds the time used
 * @param note why numbers are missing or not to be compared, or the empty text
 */
public record Summary(
    int configuration,
    double nodes,
    double toBest,
    double toMinimal,
    double firstRate,
    double meanIndex,
    double researchRate,
    double seconds,
    String note) {
  private static final double NANOS = 1e9;

  /** Returns the speed. */
  public double nodesPerSecond() {
    return seconds > 0 ? nodes / seconds : Double.NaN;
  }

  /** Makes one row per configuration, for searches to a depth. */
  public static List<Summary> of(Comparison comparison, int depth) {
    int count = comparison.plan().configurations().size();
    double best = Double.NaN;
    for (int c = 0; c < count; c++) {
      // Math.min would let one unknown hide all others.
      double nodes = nodes(comparison.complete(c, depth));
      best = best <= nodes ? best : Double.isNaN(nodes) ? best : nodes;
    }
    List<Summary> rows = new ArrayList<>();
    for (int c = 0; c < count; c++) {
      rows.add(of(comparison, c, depth, best));
    }
    return rows;
  }

  private static Summary of(Comparison comparison, int configuration, int depth, double best) {
    List<Measurement> searches = comparison.complete(configuration, depth);
    List<SearchCounters> counters = comparison.counters(configuration, depth);
    CutoffProfile profile = new CutoffProfile(counters);
    double nodes = nodes(searches);
    boolean hasDepth = !searches.isEmpty() && searches.get(0).depth() > 0;
    return new Summary(
        configuration,
        nodes,
        nodes / best,
        hasDepth ? nodes / minimal(comparison, depth) : Double.NaN,
        profile.firstRate(),
        profile.meanIndex(),
        counters.stream().mapToLong(SearchCounters::researches).sum() / nodes,
        searches.isEmpty()
            ? Double.NaN
            : searches.stream().mapToLong(m -> m.result().nanos()).sum() / NANOS,
        comparison.problem(configuration).orElseGet(() -> note(searches)));
  }

  private static double nodes(List<Measurement> searches) {
    return searches.isEmpty()
        ? Double.NaN
        : searches.stream().mapToLong(m -> m.result().counters().nodes()).sum();
  }

  private static double minimal(Comparison comparison, int depth) {
    double sum = 0;
    for (int subject = 0; subject < comparison.plan().subjects().size(); subject++) {
      sum += comparison.tree(subject).minimalNodes(depth);
    }
    return sum;
  }

  private static String note(List<Measurement> searches) {
    boolean limited =
        searches.stream().anyMatch(m -> m.result().status() == SearchResult.Status.LIMIT);
    if (searches.isEmpty()) {
      return "Not searched to this depth.";
    }
    return limited && searches.get(0).depth() > 0
        ? "A limit ended the search before the depth was reached."
        : "";
  }
}
