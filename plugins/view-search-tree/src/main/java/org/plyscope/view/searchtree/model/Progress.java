package org.plyscope.view.searchtree.model;

import org.plyscope.api.trace.NodeEnd;

/** Counts the work of the search after each of its steps. */
public final class Progress {
  private final int[] leaves;
  private final int[] cuts;

  private Progress(TreeModel tree) {
    leaves = new int[tree.count() + 1];
    cuts = new int[tree.count() + 1];
    for (int step = 0; step < tree.count(); step++) {
      int node = tree.opened(step);
      leaves[step + 1] = leaves[step] + (leaf(tree, node) ? 1 : 0);
      cuts[step + 1] = cuts[step] + (tree.end(node) == NodeEnd.CUTOFF ? 1 : 0);
    }
  }

  /** Of a node that was expanded everything below may be missing. */
  private static boolean leaf(TreeModel tree, int node) {
    NodeEnd end = tree.end(node);
    return !tree.inner(node) && end != NodeEnd.EXPANDED && end != NodeEnd.CUTOFF;
  }

  /** Counts along a search. */
  public static Progress of(TreeModel tree) {
    return new Progress(tree);
  }

  /** Returns how many of the first nodes have nothing below them. */
  public int leaves(int nodes) {
    return leaves[nodes];
  }

  /** Returns how many of the first nodes were ended by a cut. */
  public int cuts(int nodes) {
    return cuts[nodes];
  }
}
