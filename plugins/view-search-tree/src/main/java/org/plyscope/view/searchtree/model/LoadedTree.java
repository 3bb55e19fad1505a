package org.plyscope.view.searchtree.model;

import org.plyscope.api.search.Trace;

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

  /** Loads an iteration of a trace. */
  public static LoadedTree of(Trace trace, Iterations iterations, int iteration) {
    TreeModel tree = TreeModel.of(trace, iterations.root(iteration));
    return new LoadedTree(
        iterations,
        iteration,
        tree,
        PrincipalLine.of(tree),
        Savings.of(tree),
        ValueScale.of(tree),
        Progress.of(tree));
  }
}
