package org.plyscope.engine.montecarlo.internal.kernel;

import org.plyscope.engine.montecarlo.internal.UctJob;

/** UCB1 and nothing else. */
final class PlainChooser extends Chooser {
  PlainChooser(UctJob job, PlayoutRandom random) {
    super(job, random);
  }

  @Override
  int choose(int node) {
    int player = tree.mover(node);
    double explore = factor * Math.log(tree.visits(node));
    int best = -1;
    int ties = 1;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
      double visits = tree.visits(child);
      double bound =
          visits == 0
              ? Double.POSITIVE_INFINITY
              : tree.sum(child, player) / visits + Math.sqrt(explore / visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
        ties = 1;
      } else if (bound == bestBound && random.nextInt(++ties) == 0) {
        best = child;
      }
    }
    return best;
  }

  @Override
  boolean content(int node) {
    return false;
  }

  @Override
  double exploration(int child) {
    return Math.sqrt(factor * Math.log(tree.visits(tree.parent(child))) / tree.visits(child));
  }
}
