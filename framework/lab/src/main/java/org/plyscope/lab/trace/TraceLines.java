package org.plyscope.lab.trace;

import java.util.function.IntConsumer;
import org.plyscope.api.trace.Bound;

/** Finds the lines of best moves in a trace that is still growing. */
@SuppressWarnings("EnumOrdinal") // as in the columns
final class TraceLines {
  private static final byte EXACT = (byte) Bound.EXACT.ordinal();

  private final TraceColumns trace;

  TraceLines(TraceColumns trace) {
    this.trace = trace;
  }

  /** Walks the best line below a node, as far as it is known. */
  void walk(int node, int rootPlayer, IntConsumer visitor) {
    for (int next = best(node, rootPlayer); next >= 0; next = best(next, rootPlayer)) {
      visitor.accept(next);
    }
  }

  /** Walks all best lines below a node, where chance may choose among equally good moves. */
  void walkAll(int node, int rootPlayer, IntConsumer visitor) {
    int best = best(node, rootPlayer);
    for (int c = best < 0 ? -1 : trace.firstChild[node]; c >= 0; c = trace.nextSibling[c]) {
      if (c == best || (chance() && known(c) && compare(node, c, best, rootPlayer) == 0)) {
        visitor.accept(c);
        walk(c, rootPlayer, visitor);
      }
    }
  }

  /** Where every player has a value of its own, chance decides between equals. */
  private boolean chance() {
    return trace.perPlayer != null;
  }

  /** Returns whether a child is better than another, or as good and known more exactly. */
  private boolean improves(int parent, int child, int other, int rootPlayer) {
    int order = compare(parent, child, other, rootPlayer);
    return order > 0 || (order == 0 && exact(child) && !exact(other));
  }

  /** Returns the child whose value a node took over, or would take now; -1 for none. */
  int best(int node, int rootPlayer) {
    int best = TraceColumns.NONE;
    int same = TraceColumns.NONE;
    for (int c = trace.firstChild[node]; c >= 0; c = trace.nextSibling[c]) {
      if (agrees(node, c) && (same < 0 || (exact(c) && !exact(same)))) {
        same = c;
      }
      if (known(c) && (best < 0 || improves(node, c, best, rootPlayer))) {
        best = c;
      }
    }
    return same >= 0 && trace.visits(node) == 0 ? same : best;
  }

  /** Returns whether a child that was just closed may still be on the line of its parent. */
  boolean leads(int parent, int child, int rootPlayer) {
    if (!known(child)) {
      return false;
    }
    for (int c = trace.firstChild[parent]; c >= 0; c = trace.nextSibling[c]) {
      if (c != child && known(c) && !improves(parent, child, c, rootPlayer)) {
        boolean tie = chance() && compare(parent, child, c, rootPlayer) == 0;
        if (!tie) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean known(int node) {
    return !Double.isNaN(trace.value[node]) || trace.visits(node) > 0;
  }

  private boolean exact(int node) {
    return trace.bound[node] == EXACT;
  }

  private boolean agrees(int node, int child) {
    if (trace.value[node] != trace.value[child]) {
      return false;
    }
    for (int p = 0; p < trace.players; p++) {
      double above = trace.value(node, p);
      if (!Double.isNaN(above) && above != trace.value(child, p)) {
        return false;
      }
    }
    return true;
  }

  /** Compares two children as the player to move at their parent does. */
  private int compare(int parent, int one, int other, int rootPlayer) {
    if (trace.visits(one) > 0 || trace.visits(other) > 0) {
      return Long.compare(trace.visits(one), trace.visits(other));
    }
    int player = trace.player[parent];
    double own = trace.value(one, player);
    if (!Double.isNaN(own)) {
      return Double.compare(own, trace.value(other, player));
    }
    int order = Double.compare(trace.value[one], trace.value[other]);
    return player == rootPlayer ? order : -order;
  }
}
