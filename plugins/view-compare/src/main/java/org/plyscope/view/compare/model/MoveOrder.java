package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.game.State;
import org.plyscope.api.search.Bound;
import org.plyscope.api.search.NodeEnd;
import org.plyscope.api.search.Trace;
import org.plyscope.api.view.Mark;

/** The moves of a node in the order in which a search tried them. */
public final class MoveOrder {
  /**
   * A move that was tried.
   *
   * @param move the move
   * @param text its text
   * @param value its value from the root player's view, NaN for none
   * @param bound how the value is to be read
   * @param cut whether it met a bound, so that the moves after it were skipped
   */
  public record Entry(long move, String text, double value, Bound bound, boolean cut) {}

  private MoveOrder() {}

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

  /** Returns the moves tried at a node with what came out; of a repeated search the last counts. */
  public static List<Entry> entries(Trace trace, int node) {
    List<Entry> entries = new ArrayList<>();
    List<Long> moves = moves(trace, node);
    State state = moves.isEmpty() ? null : trace.state(node);
    boolean cut = trace.end(node) == NodeEnd.CUT;
    long last = lastTried(trace, node);
    for (long move : moves) {
      int child = child(trace, node, move);
      entries.add(
          new Entry(
              move, state.text(move), trace.value(child), trace.bound(child), cut && move == last));
    }
    return entries;
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

  /** Returns the last search of a move at a node, or -1 if it was not tried or not kept. */
  static int child(Trace trace, int node, long move) {
    int found = -1;
    for (int child = trace.firstChild(node); child >= 0; child = trace.nextSibling(child)) {
      found = trace.move(child) == move ? child : found;
    }
    return found;
  }

  /** Returns how far a trace follows a path: the nodes from the last root on, at least that. */
  static int[] follow(Trace trace, long[] path) {
    int[] nodes = new int[path.length + 1];
    nodes[0] = lastRoot(trace);
    for (int i = 0; i < path.length; i++) {
      nodes[i + 1] = child(trace, nodes[i], path[i]);
      if (nodes[i + 1] < 0) {
        return Arrays.copyOf(nodes, i + 1);
      }
    }
    return nodes;
  }

  private static long lastTried(Trace trace, int node) {
    long last = 0;
    for (int child = trace.firstChild(node); child >= 0; child = trace.nextSibling(child)) {
      last = trace.move(child);
    }
    return last;
  }
}
