package org.plyscope.engine;

import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/**
 * Reports a move that was chosen without looking ahead, with the counts and the trace of the
 * choice: the root, the one move, and how many were left out.
 */
public final class DirectChoice {
  private DirectChoice() {}

  /**
   * Starts the result.
   *
   * @param request the request to the agent; a limit of one node leaves room for the root only
   * @param move the move chosen
   * @return a builder with move and counts; the trace, if one is wanted, is recorded
   */
  public static SearchResult.Builder of(SearchRequest request, long move) {
    State state = request.state();
    MoveList moves = new MoveList();
    int left = state.moves(moves) - 1;
    TraceRecorder recorder = request.recorder().orElse(null);
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    int root =
        recorder == null
            ? TraceRecorder.DROPPED
            : recorder.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, state.toMove());
    if (request.limits().nodes() != 1) {
      counters.leaves(1, 1);
      state.play(move);
      if (recorder != null) {
        int child = recorder.open(root, move, 0, state.toMove());
        NodeEnd end = state.over() ? NodeEnd.TERMINAL : NodeEnd.LEAF;
        recorder.close(child, Double.NaN, Bound.NONE, end, 0);
      }
      state.undo();
    } else {
      left++;
    }
    if (recorder != null) {
      recorder.close(root, Double.NaN, Bound.NONE, NodeEnd.PRUNED, left);
    }
    return SearchResult.builder(move).counts(counters.counts());
  }
}
