package org.plyscope.view.searchtree.model;

import java.util.Optional;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;

/**
 * One iteration of a trace with all that is measured once about it. Takes a while to load for a
 * large tree; immutable afterwards.
 */
public record LoadedTree(
    Iterations iterations,
    int iteration,
    TreeModel tree,
    PrincipalLine line,
    Savings savings,
    ValueScale scale,
    Progress progress) {

  /**
   * Loads an iteration of a trace.
   *
   * @param result the answer of the agent, as far as it is known
   */
  public static LoadedTree of(
      Trace trace, Iterations iterations, int iteration, Optional<SearchResult> result) {
    TreeModel tree = TreeModel.of(trace, iterations.root(iteration));
    long[] line = result.map(SearchResult::line).orElseGet(() -> new long[0]);
    Optional<Counts> counts = result.flatMap(r -> iterations.counts(iteration, r));
    boolean whole =
        trace.opened() <= trace.size() || counts.filter(c -> c.nodes() == tree.count()).isPresent();
    return new LoadedTree(
        iterations,
        iteration,
        tree,
        PrincipalLine.of(tree, line),
        whole ? Savings.of(tree) : Savings.ofSample(tree, counts),
        ValueScale.of(tree),
        Progress.of(tree));
  }
}
