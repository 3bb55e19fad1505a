package org.plyscope.agent.fauhalma;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.plyscope.agent.fauhalma.internal.OpenEndState;
import org.plyscope.api.Limits;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;

/**
 * A search that does not give up. If it finds that the opponents can end the game before the player
 * has come in, no later move of the player changes the value, and the player would only move back
 * and forth. So it searches once more, in a game that the opponents leave open.
 */
final class SecondThought {
  static final String COMMENT =
      "The opponents can end the game first; this is the best move if they do not.";

  /** How a position is searched. */
  @FunctionalInterface
  interface Search {
    SearchResult search(SearchRequest request, SearchListener listener);
  }

  private final Search search;
  private final Function<State, State> view;
  private final int players;

  /**
   * Makes a search.
   *
   * @param search searches a request
   * @param view makes the strategy's view of a state
   * @param players how many play
   */
  SecondThought(Search search, Function<State, State> view, int players) {
    this.search = search;
    this.view = view;
    this.players = players;
  }

  SearchResult search(SearchRequest request, SearchListener listener) {
    State seen = view.apply(request.state());
    SearchResult first = search.search(on(request, seen), listener);
    Limits left = left(request.limits(), first);
    if (first.status() != Status.COMPLETE || left == null || !beaten(seen, first)) {
      return first;
    }
    SearchRequest again = on(request, view.apply(new OpenEndState(request.state())));
    SearchResult second =
        search.search(
            again.withLimits(left).withRootMoves(stillGood(again.rootMoves(), first)), listener);
    return joined(first, second);
  }

  /** Drops the requested moves that the strategy does not consider. */
  private static SearchRequest on(SearchRequest request, State seen) {
    SearchRequest own = request.withState(seen);
    return own.withRootMoves(own.rootMoves());
  }

  /** Returns the rest of the limits after the first search, or null if nothing is left. */
  private static Limits left(Limits limits, SearchResult first) {
    Limits left = limits;
    if (limits.nodes() > 0) {
      long nodes = limits.nodes() - first.counts().nodes();
      left = nodes > 0 ? left.withNodes(nodes) : null;
    }
    if (left != null && limits.millis() > 0) {
      long millis = limits.millis() - TimeUnit.NANOSECONDS.toMillis(first.nanos());
      left = millis > 0 ? left.withTime(Duration.ofMillis(millis)) : null;
    }
    return left;
  }

  /** Returns whether the line found ends the game with the player in the last place. */
  private boolean beaten(State state, SearchResult result) {
    int player = state.toMove();
    for (long move : result.line()) {
      state.play(move);
    }
    double[] payoffs = new double[players];
    state.payoffs(payoffs);
    boolean beaten = state.over() && payoffs[player] == 0;
    for (int i = 0; i < result.line().length; i++) {
      state.undo();
    }
    return beaten;
  }

  /** Returns the moves to choose from: if the game is lost for good, those that lose as late. */
  private static long[] stillGood(long[] moves, SearchResult first) {
    if (!Value.decided(first.value())) {
      return moves;
    }
    List<Long> latest =
        first.candidates().stream()
            .filter(c -> c.value() == first.value() && c.bound() == Bound.EXACT)
            .map(Candidate::move)
            .toList();
    return Arrays.stream(moves).filter(latest::contains).toArray();
  }

  /** The value is that of the first search, which knows more; the move is that of the second. */
  private static SearchResult joined(SearchResult first, SearchResult second) {
    SearchResult chosen = second.status() == Status.COMPLETE ? second : first;
    List<Iteration> iterations = new ArrayList<>(first.iterations());
    iterations.addAll(second.iterations());
    return SearchResult.builder(chosen.move())
        .status(second.status())
        .value(first.value())
        .solved(first.solved())
        .depth(first.depth())
        .nanos(first.nanos() + second.nanos())
        .line(chosen.line())
        .candidates(chosen.candidates())
        .counts(first.counts().plus(second.counts()))
        .iterations(iterations)
        .comment(first.comment().isEmpty() ? COMMENT : first.comment() + " " + COMMENT)
        .build();
  }
}
