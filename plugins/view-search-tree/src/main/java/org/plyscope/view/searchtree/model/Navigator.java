package org.plyscope.view.searchtree.model;

import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.plyscope.api.trace.NodeEnd;

/**
 * Walks through the nodes of a tree that are shown. All methods return the node itself at an end.
 */
public final class Navigator {
  private final TreeModel tree;
  private final Shown shown;

  /** Walks in a tree. */
  public Navigator(TreeModel tree, Shown shown) {
    this.tree = tree;
    this.shown = shown;
  }

  /** Returns the node above. */
  public int up(int node) {
    return node == 0 ? 0 : tree.parent(node);
  }

  /** Returns the first node below, on the principal line if it goes through here. */
  public int down(int node, PrincipalLine line) {
    int first = node;
    for (int c = tree.firstChild(node); c < tree.endChild(node); c++) {
      if (shown.contains(c)) {
        if (line.contains(c)) {
          return c;
        }
        first = first == node ? c : first;
      }
    }
    return first;
  }

  /** Returns the neighbour on the same ply, searched later (1) or earlier (-1). */
  public int beside(int node, int direction) {
    for (int n = node + direction; n >= 0 && n < tree.count(); n += direction) {
      if (tree.ply(n) != tree.ply(node)) {
        break;
      }
      if (shown.contains(n)) {
        return n;
      }
    }
    return node;
  }

  /** Returns the next node in search order that was cut; starts over after the last. */
  public int nextCut(int node) {
    int step = tree.step(node);
    for (int i = 1; i <= tree.count(); i++) {
      int n = tree.opened((step + i) % tree.count());
      if (tree.end(n) == NodeEnd.CUTOFF && shown.contains(n)) {
        return n;
      }
    }
    return node;
  }

  /**
   * Finds the next node in search order that a move with some text leads to. Makes the texts of
   * many moves, so it may take a while on a large tree; call it on a thread of its own. Returns the
   * node, or -1 if there is none or it was cancelled.
   */
  public int find(int node, String text, BooleanSupplier cancelled) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    if (wanted.isEmpty()) {
      return -1;
    }
    StateWalk walk = new StateWalk(tree);
    int step = tree.step(node);
    for (int i = 1; i <= tree.count() && !cancelled.getAsBoolean(); i++) {
      int n = tree.opened((step + i) % tree.count());
      if (shown.contains(n) && walk.move(n).toLowerCase(Locale.ROOT).contains(wanted)) {
        return n;
      }
    }
    return -1;
  }
}
