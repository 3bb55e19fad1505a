package org.plyscope.lab.trace.file;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.trace.Trace;

/** Walks a whole trace once, so that views can walk it safely. */
final class TraceMoves {
  private TraceMoves() {}

  /**
   * Checks that every move of a trace is legal where it is played.
   *
   * @throws InputException if one is not
   */
  static void check(Trace trace) {
    State state = trace.line().state();
    for (int node = 0; node < trace.size(); node++) {
      if (trace.parent(node) < 0) {
        check(trace, node, state);
      }
    }
  }

  /** Without recursion, because a trace may be deeper than the stack. */
  private static void check(Trace trace, int root, State state) {
    List<MoveList> legal = new ArrayList<>();
    int[] undo = new int[64];
    int depth = 0;
    int node = trace.firstChild(root);
    while (node >= 0) {
      if (depth == legal.size()) {
        legal.add(new MoveList());
        undo = depth == undo.length ? Arrays.copyOf(undo, 2 * depth) : undo;
      }
      MoveList moves = legal.get(depth);
      if (node == trace.firstChild(trace.parent(node))) {
        moves.clear();
        state.moves(moves);
      }
      if (moves.indexOf(trace.move(node)) < 0) {
        throw new InputException(
            "Node %d of the trace holds a move that is not legal in its position.".formatted(node));
      }
      undo[depth++] = trace.step(state, node);
      int next = trace.firstChild(node);
      while (next < 0 && depth > 0) {
        for (int steps = undo[--depth]; steps > 0; steps--) {
          state.undo();
        }
        next = trace.nextSibling(node);
        node = trace.parent(node);
      }
      node = next;
    }
  }
}
