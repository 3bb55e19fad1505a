package org.plyscope.view.searchtree.layout;

import org.plyscope.view.searchtree.model.TreeModel;
import org.plyscope.view.searchtree.node.NodeFacts;

/** Names the plies of a tree: their number and the player to move there. Immutable. */
public final class PlyRuler {
  /** A ply on which not always the same player moves. */
  public static final int SEVERAL = -1;

  private final TreeModel tree;
  private final int[] movers;
  private final int widest;

  private PlyRuler(TreeModel tree) {
    this.tree = tree;
    movers = new int[tree.height(0) + 1];
    boolean[] seen = new boolean[movers.length];
    for (int node = 0; node < tree.count(); node++) {
      int ply = tree.ply(node);
      int player = tree.player(node);
      movers[ply] = seen[ply] && movers[ply] != player ? SEVERAL : player;
      seen[ply] = true;
    }
    int longest = 0;
    for (int ply = 0; ply < movers.length; ply++) {
      longest = text(ply).length() > text(longest).length() ? ply : longest;
    }
    widest = longest;
  }

  /** Names the plies of a tree. */
  public static PlyRuler of(TreeModel tree) {
    return new PlyRuler(tree);
  }

  /** Returns how many plies there are, the root's included. */
  public int plies() {
    return movers.length;
  }

  /** Returns the player to move on a ply, or {@link #SEVERAL}. */
  public int mover(int ply) {
    return movers[ply];
  }

  /** Returns the name of a ply. */
  public String text(int ply) {
    return movers[ply] == SEVERAL
        ? String.valueOf(ply)
        : ply + " " + NodeFacts.player(tree.trace(), movers[ply]);
  }

  /** Returns the ply with the longest name. */
  public int widest() {
    return widest;
  }

  /** Returns how many plies go on from one name to the next, so that none overlap. */
  public static int stride(double level, double lineHeight) {
    return Math.max(1, (int) Math.ceil(lineHeight / level));
  }
}
