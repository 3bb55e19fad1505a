package org.plyscope.lab.compare.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.trace.read.Trace;

/** Finds nodes of a tree by the moves that lead to them. */
final class TraceNodes {
  private TraceNodes() {}

  /** Returns the root of the last tree of a trace, which is that of the deepest iteration. */
  static int lastRoot(Trace trace) {
    int root = 0;
    for (int next = root; next >= 0; next = trace.nextSibling(next)) {
      root = next;
    }
    return root;
  }

  /** Returns the moves tried at a node; a move that was tried twice counts where it came first. */
  static List<Long> moves(Trace trace, int node) {
    List<Long> moves = new ArrayList<>();
    for (int child = trace.firstChild(node); child >= 0; child = trace.nextSibling(child)) {
      if (!moves.contains(trace.move(child))) {
        moves.add(trace.move(child));
      }
    }
    return moves;
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
}
