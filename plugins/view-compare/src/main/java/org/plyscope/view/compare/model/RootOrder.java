package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.search.Trace;
import org.plyscope.api.view.Mark;

/** The moves of a node in the order in which a search tried them. */
public final class RootOrder {
  private RootOrder() {}

  /** Returns the root of the last tree of a trace, which is that of the deepest iteration. */
  public static int lastRoot(Trace trace) {
    int root = 0;
    for (int next = root; next >= 0; next = trace.nextSibling(next)) {
      root = next;
    }
    return root;
  }

  /** Returns the moves tried at a node; a move that was tried twice counts where it came first. */
  public static List<Long> moves(Trace trace, int node) {
    List<Long> moves = new ArrayList<>();
    for (int child = trace.firstChild(node); child >= 0; child = trace.nextSibling(child)) {
      if (!moves.contains(trace.move(child))) {
        moves.add(trace.move(child));
      }
    }
    return moves;
  }

  /**
   * Returns the moves tried at a node as numbered arrows, the first one the strongest.
   *
   * @param most how many arrows at most, so that the board can still be seen
   */
  public static List<Mark> marks(Trace trace, int node, int most) {
    List<Long> moves = moves(trace, node);
    int shown = Math.min(most, moves.size());
    List<Mark> marks = new ArrayList<>();
    // The first move is drawn last, on top of the others.
    for (int i = shown - 1; i >= 0; i--) {
      marks.add(new Mark(moves.get(i), Integer.toString(i + 1), 1 - (double) i / shown));
    }
    return marks;
  }
}
