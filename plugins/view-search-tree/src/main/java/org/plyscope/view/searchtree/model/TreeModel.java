package org.plyscope.view.searchtree.model;

import java.util.Arrays;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;

/**
 * One tree of a trace in primitive arrays. Its own nodes are numbered level by level from 0, the
 * root, so that the children of a node are a range in search order, parents come before children,
 * and neighbours of a ply are neighbours in number. Immutable.
 */
public final class TreeModel {
  private final Trace trace;
  private final int[] number;
  private final int[] index;
  private final int[] parent;
  private final int[] firstChild;
  private final int[] size;
  private final short[] ply;
  private final short[] height;
  private final int[] order;

  private TreeModel(Trace trace, int root) {
    this.trace = trace;
    int[] queue = new int[trace.size()];
    int[] parents = new int[trace.size()];
    int[] firsts = new int[trace.size() + 1];
    int count = 1;
    queue[0] = root;
    parents[0] = -1;
    for (int i = 0; i < count; i++) {
      firsts[i] = count;
      for (int c = trace.firstChild(queue[i]); c >= 0; c = trace.nextSibling(c)) {
        queue[count] = c;
        parents[count++] = i;
      }
    }
    firsts[count] = count;
    number = Arrays.copyOf(queue, count);
    parent = Arrays.copyOf(parents, count);
    firstChild = Arrays.copyOf(firsts, count + 1);
    size = new int[count];
    ply = new short[count];
    height = new short[count];
    index = new int[trace.size()];
    order = new int[count];
    measure();
    sort();
  }

  /** Reads the tree below a root of a trace. */
  public static TreeModel of(Trace trace, int root) {
    return new TreeModel(trace, root);
  }

  private void measure() {
    Arrays.fill(size, 1);
    for (int i = 1; i < number.length; i++) {
      ply[i] = (short) (ply[parent[i]] + 1);
    }
    for (int i = number.length - 1; i > 0; i--) {
      int above = parent[i];
      size[above] += size[i];
      height[above] = (short) Math.max(height[above], height[i] + 1);
    }
  }

  private void sort() {
    Arrays.fill(index, -1);
    for (int i = 0; i < number.length; i++) {
      index[number[i]] = i;
    }
    int at = 0;
    for (int i : index) {
      if (i >= 0) {
        order[at++] = i;
      }
    }
  }

  /** Returns the trace the tree is from. */
  public Trace trace() {
    return trace;
  }

  /** Returns how many nodes the tree has. */
  public int count() {
    return number.length;
  }

  /** Returns the index of a node in the trace. */
  public int number(int node) {
    return number[node];
  }

  /** Returns the node the trace calls so, or -1 if it is not in this tree. */
  public int find(int traceNode) {
    return traceNode < 0 || traceNode >= index.length ? -1 : index[traceNode];
  }

  /** Returns the node opened at a step of the search, from 0. */
  public int opened(int step) {
    return order[step];
  }

  /** Returns at which step of the search a node was opened, from 0. */
  public int step(int node) {
    int low = 0;
    int high = order.length - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (number[order[middle]] < number[node]) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Returns the parent of a node, -1 for the root. */
  public int parent(int node) {
    return parent[node];
  }

  /** Returns the first child of a node; its children end before {@link #endChild}. */
  public int firstChild(int node) {
    return firstChild[node];
  }

  /** Returns the node after the last child of a node. */
  public int endChild(int node) {
    return firstChild[node + 1];
  }

  /** Returns whether a node has children. */
  public boolean inner(int node) {
    return firstChild[node] < firstChild[node + 1];
  }

  /** Returns how many nodes a node and everything below it are. */
  public int size(int node) {
    return size[node];
  }

  /** Returns how far a node is from the root. */
  public int ply(int node) {
    return ply[node];
  }

  /** Returns how many plies there are below a node. */
  public int height(int node) {
    return height[node];
  }

  /** Returns the value of a node from the root player's view, or NaN. */
  public double value(int node) {
    return trace.value(number[node]);
  }

  /** Returns how the value of a node is to be read. */
  public Bound bound(int node) {
    return trace.bound(number[node]);
  }

  /** Returns why the search ended at a node. */
  public NodeEnd end(int node) {
    return trace.end(number[node]);
  }

  /** Returns how many moves of a node were skipped. */
  public int skipped(int node) {
    return trace.skipped(number[node]);
  }

  /** Returns the player to move at a node. */
  public int player(int node) {
    return trace.player(number[node]);
  }

  /** Returns how often a Monte Carlo search visited a node. */
  public long visits(int node) {
    return trace.visits(number[node]);
  }
}
