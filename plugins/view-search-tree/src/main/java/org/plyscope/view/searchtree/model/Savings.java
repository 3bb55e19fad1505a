package org.plyscope.view.searchtree.model;

import java.util.Optional;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.trace.NodeEnd;

/**
 * The savings of cuts. A skipped move counts as many nodes as the searched nodes of its ply have on
 * average. This is an estimate from below, because those were cut too.
 *
 * <p>For an incomplete tree the numbers of cuts and the sizes of plies come from the search's own
 * counts; only the skipped moves are then those of a sample. Without these counts the numbers are
 * about the kept nodes, not about the search.
 */
public final class Savings {
  private final TreeModel tree;
  private final boolean whole;
  private final boolean counted;
  private final double[] mean;
  private final double total;
  private final long cuts;

  private Savings(TreeModel tree, boolean whole, Optional<Counts> counts) {
    this.tree = tree;
    this.whole = whole;
    this.counted = !whole && counts.isPresent();
    double[] kept = kept(tree);
    double[] nodes = counted ? counts.map(c -> plies(c, kept.length)).get() : kept;
    this.mean = means(nodes);
    double sum = 0;
    long count = 0;
    for (int i = 0; i < tree.count(); i++) {
      sum += of(i) * nodes[tree.ply(i)] / kept[tree.ply(i)];
      count += tree.end(i) == NodeEnd.CUTOFF ? 1 : 0;
    }
    total = sum;
    cuts = counted ? counts.map(Savings::cuts).get() : count;
  }

  private static double[] kept(TreeModel tree) {
    double[] nodes = new double[tree.height(0) + 2];
    for (int i = 0; i < tree.count(); i++) {
      nodes[tree.ply(i)]++;
    }
    return nodes;
  }

  private static double[] plies(Counts counts, int length) {
    double[] nodes = new double[Math.max(length, counts.plies() + 1)];
    for (int ply = 0; ply < counts.plies(); ply++) {
      nodes[ply] = counts.nodes(ply);
    }
    return nodes;
  }

  private static long cuts(Counts counts) {
    long sum = 0;
    for (int ply = 0; ply < counts.plies(); ply++) {
      sum += counts.cutoffs(ply);
    }
    return sum;
  }

  /** Returns how many nodes there are on average at and below a node of each ply. */
  private static double[] means(double[] nodes) {
    double[] means = new double[nodes.length];
    double below = 0;
    for (int ply = nodes.length - 1; ply >= 0; ply--) {
      below += nodes[ply];
      means[ply] = nodes[ply] == 0 ? 1 : below / nodes[ply];
    }
    return means;
  }

  /** Estimates the savings of a tree of which every node is there. */
  public static Savings of(TreeModel tree) {
    return new Savings(tree, true, Optional.empty());
  }

  /**
   * Estimates the savings of a tree of which some nodes are missing.
   *
   * @param counts the counts of the search in this tree, if that is known
   */
  public static Savings ofSample(TreeModel tree, Optional<Counts> counts) {
    return new Savings(tree, false, counts);
  }

  /** Returns about how many nodes were saved by the cut at a node. */
  public double of(int node) {
    return tree.skipped(node) * mean[tree.ply(node) + 1];
  }

  /** Returns about how many nodes were saved in the whole tree, or among the nodes there are. */
  public double total() {
    return total;
  }

  /** Returns how many nodes were cut, those at their last move included. */
  public long cuts() {
    return cuts;
  }

  /** Returns whether {@link #cuts} and {@link #total} are about the search, not about a sample. */
  public boolean aboutTheSearch() {
    return whole || counted;
  }

  /** Returns whether the total rests on a sample of the nodes. */
  public boolean sampled() {
    return !whole;
  }
}
