package org.example.hello;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/**
 * Looks ahead to the depth limit and counts moves: the more the player at the root has at a leaf,
 * the better. The clock watches the limits and counts; the recorder draws the tree.
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
    return (request, listener) -> new Walk(request, request.clock(listener)).search();
  }

  /** One search. All players but the one at the root want that player to have few moves. */
  private static final class Walk {
    private final SearchRequest request;
    private final SearchClock clock;
    private final State state;
    private final int player;
    private final TraceRecorder trace;

    Walk(SearchRequest request, SearchClock clock) {
      this.request = request;
      this.clock = clock;
      this.state = request.state();
      this.player = state.toMove();
      this.trace = request.trace();
    }

    SearchResult search() {
      int depth = request.limits().depthOr(USUAL_DEPTH);
      int root = trace.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, player);
      value(request.rootMoves(), depth, 0, root);
      clock.endIteration(depth);
      return clock.result().build();
    }

    private int value(long[] moves, int depth, int ply, int node) {
      if (clock.node(ply)) {
        return 0; // the search ends, and the clock ignores its last results
      }
      boolean own = state.toMove() == player;
      if (state.over() || depth == 0) {
        clock.counters().leaf(ply);
        int value = state.over() ? outcome() : own ? moves.length : -moves.length;
        trace.close(node, value, Bound.EXACT, state.over() ? NodeEnd.TERMINAL : NodeEnd.LEAF, 0);
        return value;
      }
      int best = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      for (int i = 0; i < moves.length && !clock.stopped(); i++) {
        state.play(moves[i]);
        int child = trace.open(node, moves[i], i, state.toMove());
        int value = value(state.legalMoves(), depth - 1, ply + 1, child);
        state.undo();
        if (ply == 0 && value > best) {
          clock.best(moves[i], value);
        }
        best = own ? Math.max(best, value) : Math.min(best, value);
      }
      trace.close(node, best, Bound.EXACT, NodeEnd.EXPANDED, 0);
      return best;
    }

    private int outcome() {
      double payoff = request.line().rules().payoffs(state)[player];
      return (int) Math.round(WIN * (2 * payoff - 1));
    }
  }
}
