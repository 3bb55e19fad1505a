package org.plyscope.lab.compare.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.game.State;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;

/**
 * Looks up the moves that a search tried at a node. The node is named by the moves that lead to it,
 * so that it is the same in all trees.
 */
public final class MoveOrders {
  private MoveOrders() {}

  /**
   * Looks a node up.
   *
   * @param name the name of the configuration
   * @param traced its search with a trace, empty if it kept none
   * @param path the moves that lead to the node
   */
  public static MoveOrder of(String name, Optional<Analysis> traced, long... path) {
    if (traced.isEmpty()) {
      return MoveOrder.missing(null, name + " has kept no tree.");
    }
    Analysis analysis = traced.get();
    Trace trace = analysis.trace().orElseThrow();
    int[] nodes = TraceNodes.follow(trace, path);
    int node = nodes[nodes.length - 1];
    if (nodes.length <= path.length) {
      return MoveOrder.missing(
          analysis, name + " did not get here: " + missing(trace, nodes, path));
    }
    List<MoveOrder.Entry> entries = entries(trace, node);
    String remark = entries.isEmpty() ? name + " tried no move here: " + end(trace, node) : "";
    if (trace.skipped(node) > 0) {
      remark = name + " skipped " + trace.skipped(node) + " moves here after a cut-off.";
    }
    return MoveOrder.of(analysis, node, entries, remark);
  }

  private static List<MoveOrder.Entry> entries(Trace trace, int node) {
    List<Long> moves = TraceNodes.moves(trace, node);
    if (moves.isEmpty()) {
      return List.of();
    }
    State state = trace.state(node);
    boolean cut = trace.end(node) == NodeEnd.CUTOFF;
    long last = lastTried(trace, node);
    List<MoveOrder.Entry> entries = new ArrayList<>();
    for (long move : moves) {
      int child = TraceNodes.child(trace, node, move);
      entries.add(
          MoveOrder.Entry.of(
              move, state.text(move), trace.value(child), trace.bound(child), cut && move == last));
    }
    return entries;
  }

  private static long lastTried(Trace trace, int node) {
    long last = 0;
    for (int child = trace.firstChild(node); child >= 0; child = trace.nextSibling(child)) {
      last = trace.move(child);
    }
    return last;
  }

  private static String missing(Trace trace, int[] nodes, long[] path) {
    int node = nodes[nodes.length - 1];
    int ply = nodes.length - 1;
    String move = "'" + trace.state(node).text(path[ply]) + "' at ply " + (ply + 1);
    if (trace.skipped(node) > 0) {
      return move + " was skipped after a cut-off.";
    }
    if (trace.opened() > trace.size()) {
      return "its trace, which is a sample, does not hold " + move + ".";
    }
    return trace.firstChild(node) < 0
        ? "before " + move + " " + end(trace, node)
        : move + " was not among the moves it tried.";
  }

  private static String end(Trace trace, int node) {
    return switch (trace.end(node)) {
      case LEAF -> "the depth limit was reached.";
      case TERMINAL -> "the game was over.";
      case TABLE -> "the transposition table knew enough.";
      case PRUNED -> "the node was pruned.";
      case STOPPED -> "the search was stopped.";
      case CUTOFF, EXPANDED -> "the trace ends.";
    };
  }
}
