package org.plyscope.engine.montecarlo.internal.kernel;

import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.montecarlo.UctFigures;
import org.plyscope.engine.montecarlo.internal.Column;
import org.plyscope.engine.montecarlo.internal.Tree;

/**
 * Records a Monte Carlo tree at the end of the search, in the order in which it grew and with all
 * visits: a recorder without room for all nodes then knows from the start which ones matter.
 */
final class UctTrace {
  private final TraceRecorder recorder;
  private final Tree tree;
  private final Chooser chooser;
  private final double[] means;
  private final int player;

  UctTrace(TraceRecorder recorder, Tree tree, Chooser chooser) {
    this.recorder = recorder;
    this.tree = tree;
    this.chooser = chooser;
    this.means = new double[tree.players()];
    this.player = tree.mover(0);
  }

  /** Writes the whole tree: opens all nodes, and closes children before their parents. */
  void write() {
    int[] numbers = new int[tree.size()];
    int[] children = new int[tree.size()];
    for (int node = 0; node < numbers.length; node++) {
      int parent = tree.parent(node);
      int above = node == 0 ? TraceRecorder.NO_PARENT : numbers[parent];
      int order = node == 0 ? 0 : children[parent]++;
      numbers[node] = recorder.open(above, tree.move(node), order, tree.mover(node));
      if (tree.visits(node) > 0) {
        recorder.visits(numbers[node], tree.visits(node), means(node));
      }
      if (node > 0) {
        figures(node, numbers[node]);
      }
    }
    for (int node = numbers.length - 1; node >= 0; node--) {
      close(node, numbers[node]);
    }
  }

  private void figures(int node, int number) {
    if (tree.visits(node) > 0) {
      recorder.figure(number, UctFigures.EXPLORATION, chooser.exploration(node));
    }
    if (tree.has(Column.RAVE) && tree.raveVisits(node) > 0) {
      recorder.figure(number, UctFigures.RAVE, tree.raveMean(node));
    }
    if (tree.has(Column.PRIOR)) {
      recorder.figure(number, UctFigures.PRIOR, tree.prior(node));
    }
    if (tree.has(Column.BOUNDS) && tree.least(node, player) == tree.most(node, player)) {
      recorder.figure(number, UctFigures.PROVED, tree.least(node, player));
    }
  }

  private void close(int node, int number) {
    int skipped = tree.firstChild(node) < 0 ? 0 : tree.leftOut(node);
    if (tree.visits(node) == 0) {
      recorder.close(number, Double.NaN, Bound.NONE, end(node), skipped);
    } else {
      recorder.close(number, means(node)[player], Bound.MEAN, end(node), skipped);
    }
  }

  private double[] means(int node) {
    for (int i = 0; i < means.length; i++) {
      means[i] = tree.mean(node, i);
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
