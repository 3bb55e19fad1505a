package @package@;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/**
 * Searches all moves to a fixed depth and prefers positions in which its player has many moves.
 *
 * <p>{@code @Component} publishes it; nothing else needs to be registered.
 */
@Component(service = AgentFactory.class)
public final class @class@ implements AgentFactory {
  /** Appears in every form, on the command line and in files. */
  static final Option<Long> DEPTH =
      Option.integer("depth", "Depth", "Plies to search if the depth is not limited.", 2, 1, 20);

  /** Appears as a column in every table and export. */
  private static final Figure WIDTH =
      Figure.of("width", "Moves per node").withHelp("The mean number of moves of a position.");

  private static final int WIN = 1_000;

  @Override
  public String id() {
    return "@id@";
  }

  @Override
  public String name() {
    return "@name@";
  }

  @Override
  public String description() {
    return "@summary@";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(DEPTH);
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Agent create(PartContext context) {
    int depth = context.options().get(DEPTH).intValue();
    return (request, listener) -> new Walk(request, request.clock(listener)).search(depth);
  }

  /** One search. The clock watches the limits and counts; the recorder draws the tree. */
  private static final class Walk {
    private final SearchRequest request;
    private final SearchClock clock;
    private final State state;
    private final int player;
    private final TraceRecorder trace;
    private long moves;

    Walk(SearchRequest request, SearchClock clock) {
      this.request = request;
      this.clock = clock;
      this.state = request.state();
      this.player = state.toMove();
      this.trace = request.trace();
    }

    SearchResult search(int usual) {
      int depth = request.limits().depthOr(usual);
      int root = trace.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, player);
      value(request.rootMoves(), depth, 0, root);
      clock.endIteration(depth);
      double width = (double) moves / Math.max(1, clock.nodes());
      return clock.result().figure(WIDTH, width).build();
    }

    private int value(long[] legal, int depth, int ply, int node) {
      if (clock.node(ply)) {
        return 0; // the search ends, and the clock ignores its last results
      }
      moves += legal.length;
      boolean own = state.toMove() == player;
      if (state.over() || depth == 0) {
        clock.counters().leaf(ply);
        int value = state.over() ? outcome() : own ? legal.length : -legal.length;
        trace.close(node, value, Bound.EXACT, state.over() ? NodeEnd.TERMINAL : NodeEnd.LEAF, 0);
        return value;
      }
      int best = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      for (int i = 0; i < legal.length && !clock.stopped(); i++) {
        state.play(legal[i]);
        int child = trace.open(node, legal[i], i, state.toMove());
        int value = value(state.legalMoves(), depth - 1, ply + 1, child);
        state.undo();
        if (ply == 0 && value > best) {
          clock.best(legal[i], value);
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
