package org.plyscope.ui.line;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.read.Trace;

/** The line of best moves from a node of a recorded tree, read off its values or visits. */
public final class BestLine {
  private BestLine() {}

  /**
   * Finds the line.
   *
   * @param trace a recorded tree
   * @param from the node where the line starts
   * @param said the moves that the agent reported from there, which decide among moves of the same
   *     value: an agent may choose among them at random
   * @return the nodes of the line, {@code from} first
   */
  public static List<Integer> of(Trace trace, int from, long... said) {
    List<Integer> nodes = new ArrayList<>();
    for (int node = from; node >= 0; node = best(trace, node, told(said, nodes.size() - 1))) {
      nodes.add(node);
    }
    return nodes;
  }

  private static long told(long[] said, int place) {
    return place < said.length ? said[place] : MoveList.NONE;
  }

  /** Returns the child whose value the node took over, or the one visited most; -1 for none. */
  private static int best(Trace trace, int node, long told) {
    if (trace.visits(node) > 0) {
      return mostVisited(trace, node, told);
    }
    int best = -1;
    int most = 0;
    for (int c = trace.firstChild(node); c >= 0; c = trace.nextSibling(c)) {
      if (agrees(trace, node, c)) {
        // A move may be searched again with a wider window, which then gives the exact value.
        int likely = trace.bound(c) == Bound.EXACT ? 2 : 1;
        likely += trace.move(c) == told ? 2 : 0;
        if (likely > most) {
          most = likely;
          best = c;
        }
      }
    }
    return best;
  }

  private static int mostVisited(Trace trace, int node, long told) {
    int best = -1;
    for (int c = trace.firstChild(node); c >= 0; c = trace.nextSibling(c)) {
      long more = best < 0 ? 1 : trace.visits(c) - trace.visits(best);
      if (trace.visits(c) > 0 && (more > 0 || (more == 0 && trace.move(c) == told))) {
        best = c;
      }
    }
    return best;
  }

  private static boolean agrees(Trace trace, int node, int child) {
    if (trace.value(node) != trace.value(child)) {
      return false;
    }
    for (int p = 0; p < trace.rules().players(); p++) {
      double above = trace.value(node, p);
      if (!Double.isNaN(above) && above != trace.value(child, p)) {
        return false;
      }
    }
    return true;
  }
}
