package org.example.hello;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/**
 * Looks ahead to the depth limit and counts moves: the more the player at the root has at a leaf,
 * the better. It reports what it visits, so that Plyscope can draw the tree.
 */
@Component(service = AgentFactory.class)
public final class HelloSearch implements AgentFactory {
  private static final int USUAL_DEPTH = 2;
  private static final int WIN = 1_000;

  @Override
  public String id() {
    return "hello-search";
  }

  @Override
  public String name() {
    return "Hello search";
  }

  @Override
  public String description() {
    return "Full search to the depth limit, or two plies; prefers to have many moves.";
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Agent create(PartContext context) {
    return (request, listener) -> new Walk(request).search();
  }

  /** One search. Everybody but the player at the root wants that player to have few moves. */
  private static final class Walk {
    private final SearchRequest request;
    private final State state;
    private final int player;
    private final TraceRecorder recorder; // null unless the user wants to see the tree
    private final SearchCounters counters = new SearchCounters();

    Walk(SearchRequest request) {
      this.request = request;
      this.state = request.state();
      this.player = state.toMove();
      this.recorder = request.recorder().orElse(null);
    }

    SearchResult search() {
      Limits limits = request.limits();
      int depth = limits.depth() > 0 ? limits.depth() : USUAL_DEPTH;
      long best = request.rootMoves()[0];
      int most = Integer.MIN_VALUE;
      counters.node(0);
      int root = open(TraceRecorder.NO_PARENT, MoveList.NONE, 0);
      for (int i = 0; i < request.rootMoves().length && !request.stopRequested(); i++) {
        long move = request.rootMoves()[i];
        state.play(move);
        int value = value(depth - 1, 1, open(root, move, i));
        state.undo();
        if (value > most) {
          most = value;
          best = move;
        }
      }
      close(root, most, NodeEnd.EXPANDED);
      return SearchResult.builder(best)
          .value(most)
          .depth(depth)
          .counts(counters.counts())
          .status(
              request.stopRequested() ? SearchResult.Status.STOPPED : SearchResult.Status.COMPLETE)
          .build();
    }

    private int value(int depth, int ply, int node) {
      counters.node(ply);
      if (state.over() || depth == 0) {
        counters.leaf(ply);
        int value = state.over() ? outcome() : mobility();
        close(node, value, state.over() ? NodeEnd.TERMINAL : NodeEnd.LEAF);
        return value;
      }
      MoveList moves = new MoveList();
      state.moves(moves);
      boolean own = state.toMove() == player;
      int best = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      for (int i = 0; i < moves.size() && !request.stopRequested(); i++) {
        state.play(moves.get(i));
        int value = value(depth - 1, ply + 1, open(node, moves.get(i), i));
        state.undo();
        best = own ? Math.max(best, value) : Math.min(best, value);
      }
      close(node, best, NodeEnd.EXPANDED);
      return best;
    }

    private int outcome() {
      double[] payoffs = new double[request.line().rules().players()];
      state.payoffs(payoffs);
      return (int) Math.round(WIN * (2 * payoffs[player] - 1));
    }

    private int mobility() {
      int moves = state.moves(new MoveList());
      return state.toMove() == player ? moves : -moves;
    }

    private int open(int parent, long move, int order) {
      return recorder == null
          ? TraceRecorder.DROPPED
          : recorder.open(parent, move, order, state.toMove());
    }

    private void close(int node, int value, NodeEnd end) {
      if (recorder != null) {
        recorder.close(node, value, Bound.EXACT, end, 0);
      }
    }
  }
}
