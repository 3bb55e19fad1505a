package org.plyscope.engine.montecarlo.internal.kernel;

import org.plyscope.api.game.State;
import org.plyscope.engine.montecarlo.internal.Tree;

/**
 * Proved bounds of the nodes of a tree: for each player the least and the most that the player gets
 * by playing well, whatever all others do. That is sound for any number of players: no player is
 * assumed to maximise its own result. Between two players the bounds of a node meet when its
 * outcome is known.
 *
 * <p>The player to move has the best of the children, the others the worst of them. A move without
 * a child could still be anything.
 */
final class Proof {
  private final Tree tree;
  private final double[] payoffs;

  Proof(Tree tree) {
    this.tree = tree;
    this.payoffs = new double[tree.players()];
  }

  /** Notes the proved bounds of a new node. */
  void added(int node, State state) {
    boolean read = false;
    for (int player = 0; player < payoffs.length; player++) {
      if (state.settled(player)) {
        if (!read) {
          state.payoffs(payoffs);
          read = true;
        }
        float payoff = (float) payoffs[player];
        tree.bounds(node, player, payoff, payoff);
      }
    }
  }

  /** Carries the bounds at the end of a path up to the root. */
  void update(int[] path, int ply) {
    boolean changed = true;
    for (int i = ply; i >= 0 && (changed || i >= ply - 1); i--) {
      changed = tree.firstChild(path[i]) < 0 || narrowed(path[i]);
    }
  }

  private boolean narrowed(int node) {
    boolean complete = tree.complete(node);
    boolean changed = false;
    for (int player = 0; player < payoffs.length; player++) {
      boolean own = player == tree.mover(node);
      float least = own ? 0 : 1;
      float most = own ? 0 : 1;
      for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
        float low = tree.least(child, player);
        float high = tree.most(child, player);
        least = own ? Math.max(least, low) : Math.min(least, low);
        most = own ? Math.max(most, high) : Math.min(most, high);
      }
      // Bounds never widen: those of the node stay.
      float newLeast = Math.max(tree.least(node, player), own || complete ? least : 0);
      float newMost = Math.min(tree.most(node, player), !own || complete ? most : 1);
      changed |= newLeast != tree.least(node, player) || newMost != tree.most(node, player);
      tree.bounds(node, player, newLeast, newMost);
    }
    return changed;
  }

  /** Returns whether the outcome below a node is known for all players. */
  boolean closed(int node) {
    return payoffs.length == 2 && tree.least(node, 0) == tree.most(node, 0);
  }

  /** Writes the outcome of a closed node. */
  void outcome(int node, double[] out) {
    out[0] = tree.least(node, 0);
    out[1] = tree.least(node, 1);
  }

  /** Returns whether the player to move at a node knows something better than a child. */
  boolean pointless(int node, int child) {
    int player = tree.mover(node);
    return tree.most(child, player) < tree.least(node, player);
  }
}
