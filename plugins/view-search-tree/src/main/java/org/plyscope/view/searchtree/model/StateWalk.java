package org.plyscope.view.searchtree.model;

import org.plyscope.api.game.State;
import org.plyscope.ui.text.Titles;

/**
 * Walks a state to the nodes of a tree by the shortest way. Visiting nodes in search order costs
 * about one move each, where starting from the root would cost a whole path. One thread.
 */
public final class StateWalk {
  private final TreeModel tree;
  private final int[] undos;
  private State state;
  private int at;

  /** Starts at the root. */
  public StateWalk(TreeModel tree) {
    this.tree = tree;
    this.undos = new int[tree.height(0) + 1];
  }

  /** Returns the position at a node; it is only valid until the next call. */
  public State at(int node) {
    if (state == null) {
      state = tree.trace().line().state();
    }
    int meeting = meeting(node);
    while (at != meeting) {
      for (int i = undos[tree.ply(at)]; i > 0; i--) {
        state.undo();
      }
      at = tree.parent(at);
    }
    int[] down = new int[tree.ply(node) - tree.ply(meeting)];
    for (int i = down.length - 1, n = node; i >= 0; i--, n = tree.parent(n)) {
      down[i] = n;
    }
    for (int next : down) {
      undos[tree.ply(next)] = tree.trace().step(state, tree.number(next));
      at = next;
    }
    return state;
  }

  /** Returns the text of the move that leads to a node; empty for the root. */
  public String move(int node) {
    return node == 0 ? "" : at(tree.parent(node)).text(tree.trace().move(tree.number(node)));
  }

  /** Returns the move that leads to a node for display; empty for the root. */
  public String label(int node) {
    return node == 0
        ? ""
        : Titles.move(at(tree.parent(node)), tree.trace().move(tree.number(node)));
  }

  private int meeting(int node) {
    int a = at;
    int b = node;
    while (a != b) {
      if (a > b) {
        a = tree.parent(a);
      } else {
        b = tree.parent(b);
      }
    }
    return a;
  }
}
