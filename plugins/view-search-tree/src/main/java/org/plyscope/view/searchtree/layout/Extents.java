package org.plyscope.view.searchtree.layout;

import java.util.BitSet;
import org.plyscope.view.searchtree.model.Shown;
import org.plyscope.view.searchtree.model.TreeModel;

/**
 * The room of every node across the plies: a part of the room of its parent, the root having all
 * from 0 to 1. Nodes that were cut keep a piece at the end for the stub of the skipped moves. Made
 * in two passes over the nodes, without recursion. Immutable.
 */
public final class Extents {
  /** The room of a stub, as a part of that of all searched moves of its node. */
  private static final double STUB = 0.12;

  private final TreeModel tree;
  private final BitSet folded;
  private final double[] start;
  private final double[] width;

  private Extents(TreeModel tree, Shown shown, BitSet folded, boolean balanced) {
    this.tree = tree;
    this.folded = (BitSet) folded.clone();
    start = new double[tree.count()];
    width = new double[tree.count()];
    share(weigh(shown, balanced));
  }

  /**
   * Lays out a tree.
   *
   * @param folded nodes whose children are hidden
   * @param balanced whether rooms grow with the square root of the work instead of the work
   */
  public static Extents of(TreeModel tree, Shown shown, BitSet folded, boolean balanced) {
    return new Extents(tree, shown, folded, balanced);
  }

  /** Puts the weight of every node into {@code width}; returns the sums over their children. */
  private double[] weigh(Shown shown, boolean balanced) {
    int[] nodes = new int[tree.count()];
    double[] sums = new double[tree.count()];
    for (int i = tree.count() - 1; i >= 0; i--) {
      if (shown.contains(i)) {
        nodes[i] = folded.get(i) ? 1 : nodes[i] + 1;
        width[i] = balanced ? Math.sqrt(nodes[i]) : nodes[i];
        if (i > 0) {
          nodes[tree.parent(i)] += nodes[i];
          sums[tree.parent(i)] += width[i];
        }
      }
    }
    return sums;
  }

  /** Turns weights into rooms, parents first. */
  private void share(double[] sums) {
    width[0] = 1;
    for (int i = 0; i < tree.count(); i++) {
      double unit =
          folded.get(i) ? 0 : width[i] / (sums[i] + (tree.skipped(i) > 0 ? 1 + STUB * sums[i] : 0));
      double at = start[i];
      for (int c = tree.firstChild(i); c < tree.endChild(i); c++) {
        start[c] = at;
        width[c] = width[c] == 0 ? 0 : width[c] * unit;
        at += width[c];
      }
    }
  }

  /** Returns the tree laid out. */
  public TreeModel tree() {
    return tree;
  }

  /** Returns whether the children of a node are hidden. */
  public boolean folded(int node) {
    return folded.get(node);
  }

  /** Returns where the room of a node begins. */
  public double start(int node) {
    return start[node];
  }

  /** Returns how much room a node has; 0 if it is hidden. */
  public double width(int node) {
    return width[node];
  }

  /** Returns the middle of a node's room. */
  public double middle(int node) {
    return start[node] + width[node] / 2;
  }

  /** Returns where the room of the children ends and that of the stub begins. */
  public double endOfChildren(int node) {
    int end = tree.endChild(node);
    return end == tree.firstChild(node) ? start[node] : start[end - 1] + width[end - 1];
  }

  /** Returns the node on a ply whose room contains a place, or -1. */
  public int at(double place, int ply) {
    if (ply < 0 || place < 0 || place >= 1) {
      return -1;
    }
    int node = 0;
    while (tree.ply(node) < ply) {
      node = childAt(node, place);
      if (node < 0) {
        return -1;
      }
    }
    return node;
  }

  private int childAt(int node, double place) {
    int low = tree.firstChild(node);
    int high = tree.endChild(node) - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (start[middle] <= place) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    // Hidden nodes have no room and begin where the next one does, so the last found has it all.
    return low <= high && place < start[low] + width[low] ? low : -1;
  }
}
