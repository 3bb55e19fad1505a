package org.plyscope.agent.kalah.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/**
 * The study's Max: plays for the fullest own store at the end of the own turn, following every
 * extra turn, or after one move only, as the study prints it.
 */
public final class WholeTurn implements Agent {
  private final BoardReader reader;
  private final boolean follows;
  private final String ties;

  /**
   * Makes an agent for a sowing game.
   *
   * @param rules the rules of the game
   * @param follows whether it looks on while it has extra turns
   * @param ties which of equally good moves it plays: random, first or last
   */
  public WholeTurn(Rules rules, boolean follows, String ties) {
    this.reader = new BoardReader(rules.board());
    this.follows = follows;
    this.ties = ties;
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    return new Turn(request, request.clock(listener)).search();
  }

  /** One search. */
  private final class Turn {
    private final State state;
    private final long[] moves;
    private final int player;
    private final SearchClock clock;
    private final SplittableRandom random;
    private final TraceRecorder recorder;

    Turn(SearchRequest request, SearchClock clock) {
      this.clock = clock;
      state = request.state();
      moves = request.rootMoves();
      player = state.toMove();
      random = new SplittableRandom(request.seed());
      recorder = request.trace();
    }

    SearchResult search() {
      int root = open(TraceRecorder.NO_PARENT, MoveList.NONE, 0);
      clock.node(0);
      List<Candidate> candidates = new ArrayList<>();
      int best = -1;
      for (int i = 0; i < moves.length && !clock.stopped(); i++) {
        long before = clock.nodes();
        int store = after(moves[i], i, root, 1);
        if (!clock.stopped()) {
          long effort = clock.nodes() - before;
          candidates.add(Candidate.of(moves[i]).withValue(store, Bound.EXACT).withEffort(effort));
          best = Math.max(best, store);
        }
      }
      close(root, best, NodeEnd.EXPANDED);
      Counts counts = clock.counters().counts();
      return SearchResult.builder(pick(candidates, best, moves[0]))
          .status(clock.reason())
          .value(best < 0 ? Double.NaN : best)
          .depth(counts.plies() - 1)
          .nanos(clock.nanos())
          .candidates(sorted(candidates))
          .counts(counts)
          .build();
    }

    private long pick(List<Candidate> candidates, int best, long fallback) {
      List<Candidate> equal = candidates.stream().filter(c -> c.value() == best).toList();
      if (equal.isEmpty()) {
        return fallback;
      }
      int chosen =
          switch (ties) {
            case "first" -> 0;
            case "last" -> equal.size() - 1;
            default -> random.nextInt(equal.size());
          };
      return equal.get(chosen).move();
    }

    private static List<Candidate> sorted(List<Candidate> candidates) {
      return candidates.stream().sorted((a, b) -> Double.compare(b.value(), a.value())).toList();
    }

    /** Returns the fullest store a turn can end with that begins with a move. */
    private int after(long move, int order, int parent, int ply) {
      if (clock.node(ply)) {
        return -1;
      }
      state.play(move);
      int node = open(parent, move, order);
      boolean ended = !follows || state.over() || state.toMove() != player;
      int best = -1;
      if (ended) {
        clock.counters().leaf(ply);
        best = reader.store(state.setup(), player);
      } else {
        MoveList moves = new MoveList();
        state.moves(moves);
        for (int i = 0; i < moves.size() && !clock.stopped(); i++) {
          best = Math.max(best, after(moves.get(i), i, node, ply + 1));
        }
      }
      close(node, best, state.over() ? NodeEnd.TERMINAL : ended ? NodeEnd.LEAF : NodeEnd.EXPANDED);
      state.undo();
      return best;
    }

    private int open(int parent, long move, int order) {
      return recorder.open(parent, move, order, state.toMove());
    }

    private void close(int node, int value, NodeEnd end) {
      boolean stopped = clock.stopped();
      recorder.close(
          node, value, stopped ? Bound.LOWER : Bound.EXACT, stopped ? NodeEnd.STOPPED : end, 0);
    }
  }
}
