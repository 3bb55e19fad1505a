package org.plyscope.engine.montecarlo.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.montecarlo.UctSearch;

/** Records a Monte Carlo tree: nodes are opened when they are added and closed at the end. */
final class UctTrace {
  private final TraceRecorder recorder;
  private final UctTree tree;
  private final double exploration;
  private final double[] means;
  private int[] numbers = new int[1024];
  private int rootPlayer;

  UctTrace(TraceRecorder recorder, UctTree tree, int players, double exploration) {
    this.recorder = recorder;
    this.tree = tree;
    this.exploration = exploration;
    this.means = new double[players];
  }

  void opened(int parent, int node, int player) {
    if (node == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * node);
    }
    if (parent < 0) {
      rootPlayer = player;
      numbers[node] = recorder.open(TraceRecorder.NO_PARENT, tree.move(node), 0, player);
    } else {
      int order = tree.childCount(parent) - 1;
      numbers[node] = recorder.open(numbers[parent], tree.move(node), order, player);
    }
  }

  /** Writes what is known about every node, children before their parents. */
  void close() {
    for (int node = tree.size() - 1; node >= 0; node--) {
      int visits = tree.visits(node);
      for (int player = 0; player < means.length; player++) {
        means[player] = tree.sum(node, player) / visits;
      }
      recorder.visits(numbers[node], visits, means);
      NodeEnd end = tree.firstChild(node) >= 0 ? NodeEnd.EXPANDED : NodeEnd.LEAF;
      recorder.close(
          numbers[node],
          means[rootPlayer],
          Bound.MEAN,
          tree.terminal(node) ? NodeEnd.TERMINAL : end,
          0);
      for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
        recorder.figure(
            numbers[child], UctSearch.EXPLORATION, tree.exploration(exploration, node, child));
      }
    }
  }
}
