package org.plyscope.engine.montecarlo.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.montecarlo.UctSearch;

/**
 * Records a Monte Carlo tree. It is told at the end, in the order in which it grew and with all
 * visits: a recorder that has not room for all nodes then knows from the start which ones matter.
 */
final class UctTrace {
  private final TraceRecorder recorder;
  private final UctTree tree;
  private final double exploration;
  private final double[] means;
  private int[] parents = new int[1024];
  private byte[] movers = new byte[1024];

  UctTrace(TraceRecorder recorder, UctTree tree, int players, double exploration) {
    this.recorder = recorder;
    this.tree = tree;
    this.exploration = exploration;
    this.means = new double[players];
  }

  /** Notes what the tree does not know about a node. */
  void added(int parent, int node, int player) {
    if (node == parents.length) {
      parents = Arrays.copyOf(parents, 2 * node);
      movers = Arrays.copyOf(movers, 2 * node);
    }
    parents[node] = parent;
    movers[node] = (byte) player;
  }

  /** Writes the whole tree: opens all nodes, and closes children before their parents. */
  void write() {
    int[] numbers = new int[tree.size()];
    int[] children = new int[tree.size()];
    for (int node = 0; node < numbers.length; node++) {
      boolean root = node == 0;
      int parent = root ? TraceRecorder.NO_PARENT : numbers[parents[node]];
      int order = root ? 0 : children[parents[node]]++;
      numbers[node] = recorder.open(parent, tree.move(node), order, movers[node]);
      recorder.visits(numbers[node], tree.visits(node), means(node));
      if (!root) {
        double explored = tree.exploration(exploration, parents[node], node);
        recorder.figure(numbers[node], UctSearch.EXPLORATION, explored);
      }
    }
    for (int node = numbers.length - 1; node >= 0; node--) {
      recorder.close(numbers[node], means(node)[movers[0]], Bound.MEAN, end(node), 0);
    }
  }

  private double[] means(int node) {
    for (int player = 0; player < means.length; player++) {
      means[player] = tree.sum(node, player) / tree.visits(node);
    }
    return means;
  }

  private NodeEnd end(int node) {
    if (tree.terminal(node)) {
      return NodeEnd.TERMINAL;
    }
    return tree.firstChild(node) >= 0 ? NodeEnd.EXPANDED : NodeEnd.LEAF;
  }
}
