package org.plyscope.lab.compare;

import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.Iteration;

/**
 * A finished search of a comparison.
 *
 * @param configuration which configuration of the request searched
 * @param subject which position of the request was searched
 * @param analysis the request and its result
 */
record Measurement(int configuration, int subject, Analysis analysis) {
  Counts counts() {
    return analysis.result().counts();
  }

  /** Returns the limits of this very search. */
  Limits limits() {
    return analysis.request().limits();
  }

  /** Returns the depth asked for, 0 for a search limited by something else. */
  int depth() {
    return limits().depth();
  }

  /**
   * Returns the depth of the last complete tree: that of an iteration, else the depth asked for.
   */
  int treeDepth() {
    return analysis.result().lastFinished().map(Iteration::depth).orElse(depth());
  }

  /** Returns the nodes of the last complete tree, without those below its depth. */
  long treeNodes() {
    Counts tree = analysis.result().lastFinished().map(Iteration::counts).orElse(counts());
    long nodes = 0;
    for (int ply = 0; ply <= Math.min(treeDepth(), tree.plies() - 1); ply++) {
      nodes += tree.nodes(ply);
    }
    return nodes;
  }

  boolean of(int wantedConfiguration, int wantedSubject) {
    return configuration == wantedConfiguration && subject == wantedSubject;
  }
}
