package org.plyscope.view.searchtree.model;

import java.util.Optional;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;

/** The trees of a trace: one per iteration of deepening, in search order. */
public final class Iterations {
  private final Trace trace;
  private final int[] roots;

  private Iterations(Trace trace, int[] roots) {
    this.trace = trace;
    this.roots = roots;
  }

  /** Finds the trees of a trace. */
  public static Iterations of(Trace trace) {
    int count = 0;
    for (int root = firstRoot(trace); root >= 0; root = trace.nextSibling(root)) {
      count++;
    }
    int[] roots = new int[count];
    int at = 0;
    for (int root = firstRoot(trace); root >= 0; root = trace.nextSibling(root)) {
      roots[at++] = root;
    }
    return new Iterations(trace, roots);
  }

  private static int firstRoot(Trace trace) {
    return trace.size() == 0 ? -1 : 0;
  }

  /** Returns the number of trees. */
  public int count() {
    return roots.length;
  }

  /** Returns the root of a tree as the trace numbers it. */
  public int root(int iteration) {
    return roots[iteration];
  }

  /** Returns the last tree that was finished, or the last one if none was; -1 without any. */
  public int preferred() {
    for (int i = roots.length - 1; i >= 0; i--) {
      if (trace.end(roots[i]) != NodeEnd.STOPPED) {
        return i;
      }
    }
    return roots.length - 1;
  }

  /** Returns the tree a node of the trace is in. */
  public int of(int node) {
    int root = node;
    while (trace.ply(root) > 0) {
      root = trace.parent(root);
    }
    for (int i = 0; i < roots.length; i++) {
      if (roots[i] == root) {
        return i;
      }
    }
    throw new IllegalArgumentException("Node " + node + " is in no tree of the trace.");
  }

  /**
   * Returns the counts of a search in a tree. An iteration may have searched its root more than
   * once; then its counts cannot be divided.
   */
  public Optional<Counts> counts(int iteration, SearchResult result) {
    if (roots.length == 1 && result.counts().nodes(0) == 1) {
      return Optional.of(result.counts());
    }
    long first = 0;
    for (Iteration one : result.iterations()) {
      long trees = one.counts().nodes(0);
      if (trees == 1 && first == iteration) {
        return Optional.of(one.counts());
      }
      first += trees;
    }
    return Optional.empty();
  }

  /** Returns which tree it is. */
  public String label(int iteration) {
    String text = "Iteration " + (iteration + 1) + " of " + roots.length;
    return trace.end(roots[iteration]) == NodeEnd.STOPPED ? text + " (stopped)" : text;
  }
}
