package org.plyscope.view.searchtree.model;

import org.plyscope.api.trace.Trace;

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
   * @param line the principal line the agent reported, as far as it is known
   */
  public static LoadedTree of(Trace trace, Iterations iterations, int iteration, long... line) {
    TreeModel tree = TreeModel.of(trace, iterations.root(iteration));
    return new LoadedTree(
        iterations,
        iteration,
        tree,
        PrincipalLine.of(tree, line),
        Savings.of(tree),
        ValueScale.of(tree),
        Progress.of(tree));
  }
}
