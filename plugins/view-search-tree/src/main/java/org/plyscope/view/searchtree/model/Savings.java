package org.plyscope.view.searchtree.model;

import org.plyscope.api.trace.NodeEnd;

/**
 * Estimates the work that cuts have saved: a skipped move counts as many nodes as the searched
 * nodes of its ply have on average. This is an estimate from below, because those were cut too.
 */
public final class Savings {
  private final TreeModel tree;
  private final double[] mean;
  private final double total;
  private final int cuts;

  private Savings(TreeModel tree) {
    this.tree = tree;
    this.mean = means(tree);
    double sum = 0;
    int count = 0;
    for (int i = 0; i < tree.count(); i++) {
      sum += of(i);
      count += tree.end(i) == NodeEnd.CUT ? 1 : 0;
    }
    total = sum;
    cuts = count;
  }

  private static double[] means(TreeModel tree) {
    double[] sum = new double[tree.height(0) + 2];
    int[] nodes = new int[sum.length];
    for (int i = 0; i < tree.count(); i++) {
      sum[tree.ply(i)] += tree.size(i);
      nodes[tree.ply(i)]++;
    }
    for (int p = 0; p < sum.length; p++) {
      sum[p] = nodes[p] == 0 ? 1 : sum[p] / nodes[p];
    }
    return sum;
  }

  /** Estimates the savings of a tree. */
  public static Savings of(TreeModel tree) {
    return new Savings(tree);
  }

  /** Returns about how many nodes were saved by the cut at a node. */
  public double of(int node) {
    return tree.skipped(node) * mean[tree.ply(node) + 1];
  }

  /** Returns about how many nodes were saved in the whole tree. */
  public double total() {
    return total;
  }

  /** Returns how many nodes were cut, those at their last move included. */
  public int cuts() {
    return cuts;
  }
}
