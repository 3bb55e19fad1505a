package org.plyscope.lab.play;

import java.util.ArrayDeque;
import java.util.Deque;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * A state that goes from node to node by taking back and playing moves, so that it always knows the
 * whole way from the start.
 */
final class Walk {
  private final State state;
  private final MoveList legal = new MoveList();
  private GameNode at;

  Walk(State start, GameNode root) {
    state = start;
    at = root;
  }

  /** Returns the state at a node; a caller that plays moves on it must undo them. */
  State to(GameNode target) {
    while (!at.leadsTo(target)) {
      state.undo();
      at = at.parent().orElseThrow();
    }
    Deque<GameNode> way = new ArrayDeque<>();
    for (GameNode node = target; node != at; node = node.parent().orElseThrow()) {
      way.push(node);
    }
    for (GameNode node : way) {
      state.play(node.move());
      at = node;
    }
    return state;
  }

  /** Returns whether a move can be played at a node. */
  boolean legal(GameNode node, long move) {
    if (node.over()) {
      return false;
    }
    to(node).moves(legal);
    return legal.indexOf(move) >= 0;
  }
}
