package org.plyscope.engine.montecarlo.internal.kernel;

import org.plyscope.engine.montecarlo.internal.Column;
import org.plyscope.engine.montecarlo.internal.Tree;

/** Adds the outcome of a playout to the nodes on a path. */
final class Learner {
  private final Tree tree;
  private final Proof proof;
  private final boolean bestChild;
  private final boolean squares;
  private final boolean shared;
  private final boolean plain;

  Learner(Tree tree, Proof proof) {
    this.tree = tree;
    this.proof = proof;
    this.bestChild = tree.has(Column.OWN);
    this.squares = tree.has(Column.SQUARES);
    this.shared = tree.has(Column.SHARED);
    this.plain = !bestChild && !squares && !shared;
  }

  void learn(int[] path, int ply, double[] outcome) {
    if (bestChild) {
      learnFromBestChildren(path, ply, outcome);
    } else {
      for (int i = ply; i >= 0; i--) {
        tree.add(path[i], outcome);
      }
    }
    if (!plain) {
      learnMore(path, ply, outcome);
    }
    if (proof != null) {
      proof.update(path, ply);
    }
  }

  private void learnMore(int[] path, int ply, double[] outcome) {
    for (int i = 0; i <= ply; i++) {
      if (squares && i > 0) {
        tree.addSquare(path[i], outcome[tree.mover(path[i - 1])]);
      }
      if (shared) {
        tree.addShared(path[i], outcome);
      }
    }
  }

  /**
   * The back-up of open-loop expectimax: with n_s visits, of which n_e ended at the node with R_e
   * in total, a node is worth R_e/n_s + (1 − n_e/n_s)·r, where r is the worth of the child that is
   * best for the player to move.
   */
  private void learnFromBestChildren(int[] path, int ply, double[] outcome) {
    tree.addOwn(path[ply], outcome);
    for (int i = ply; i >= 0; i--) {
      int node = path[i];
      int best = best(node);
      int visits = tree.visits(node);
      double rest = visits - tree.ownVisits(node);
      for (int player = 0; player < outcome.length; player++) {
        double below = best < 0 ? 0 : rest * tree.mean(best, player);
        tree.sum(node, player, tree.ownSum(node, player) + below);
      }
    }
  }

  private int best(int node) {
    int player = tree.mover(node);
    int best = -1;
    for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
      boolean visited = tree.visits(child) > 0;
      if (visited && (best < 0 || tree.mean(child, player) > tree.mean(best, player))) {
        best = child;
      }
    }
    return best;
  }
}
