package org.plyscope.view.searchtree.model;

import java.util.BitSet;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.trace.Bound;

/** The line of best moves from the root, read off the values of a tree. */
public final class PrincipalLine {
  private final BitSet nodes = new BitSet();
  private final int last;

  private PrincipalLine(TreeModel tree, long[] said) {
    int node = 0;
    nodes.set(node);
    for (int next = best(tree, node, said); next >= 0; next = best(tree, node, said)) {
      node = next;
      nodes.set(node);
    }
    last = node;
  }

  /**
   * Finds the line of a tree.
   *
   * @param said the line the agent reported, which decides among moves of the same value: an agent
   *     may choose among them at random
   */
  public static PrincipalLine of(TreeModel tree, long... said) {
    return new PrincipalLine(tree, said);
  }

  /** Tells whether a node is on the line. */
  public boolean contains(int node) {
    return nodes.get(node);
  }

  /** Returns the node at the end of the line. */
  public int last() {
    return last;
  }

  /** Returns the child whose value the node took over, or the one visited most; -1 for none. */
  private static int best(TreeModel tree, int node, long[] said) {
    int ply = tree.ply(node) - tree.ply(0);
    if (tree.visits(node) > 0) {
      return mostVisited(tree, node, ply < said.length ? said[ply] : MoveList.NONE);
    }
    int best = -1;
    int most = 0;
    for (int c = tree.firstChild(node); c < tree.endChild(node); c++) {
      if (agrees(tree, node, c)) {
        // A move may be searched again with a wider window, which then gives the exact value.
        int likely = tree.bound(c) == Bound.EXACT ? 2 : 1;
        likely += ply < said.length && tree.trace().move(tree.number(c)) == said[ply] ? 2 : 0;
        if (likely > most) {
          most = likely;
          best = c;
        }
      }
    }
    return best;
  }

  private static int mostVisited(TreeModel tree, int node, long said) {
    int best = -1;
    for (int c = tree.firstChild(node); c < tree.endChild(node); c++) {
      long more = best < 0 ? 1 : tree.visits(c) - tree.visits(best);
      boolean chosen = tree.trace().move(tree.number(c)) == said;
      if (tree.visits(c) > 0 && (more > 0 || (more == 0 && chosen))) {
        best = c;
      }
    }
    return best;
  }

  private static boolean agrees(TreeModel tree, int node, int child) {
    if (tree.value(node) != tree.value(child)) {
      return false;
    }
    int players = tree.trace().rules().players();
    for (int p = 0; p < players; p++) {
      double above = tree.trace().value(tree.number(node), p);
      if (!Double.isNaN(above) && above != tree.trace().value(tree.number(child), p)) {
        return false;
      }
    }
    return true;
  }
}
