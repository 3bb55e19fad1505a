package org.plyscope.api.search;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.trace.TraceRecorder;

/**
 * A request to an agent: a line to continue, and how far to search. Built by the caller of the
 * agent; immutable except for its state.
 */
public final class SearchRequest {
  private final Line line;
  private final State state;
  private final Limits limits;
  private final long seed;
  private final BooleanSupplier stop;
  private final TraceRecorder recorder;
  private final long[] only;
  private final TimeLeft timeLeft;

  private SearchRequest(
      Line line,
      State state,
      Limits limits,
      long seed,
      BooleanSupplier stop,
      TraceRecorder recorder,
      long[] only,
      TimeLeft timeLeft) {
    this.line = Objects.requireNonNull(line);
    this.state = Objects.requireNonNull(state);
    this.limits = Objects.requireNonNull(limits);
    this.seed = seed;
    this.stop = Objects.requireNonNull(stop);
    this.recorder = recorder;
    this.only = only;
    this.timeLeft = timeLeft;
  }

  /**
   * Starts a request without a trace, with seed 0, that is never stopped from outside.
   *
   * @param line the game so far, not over
   * @param limits when to stop
   * @return the request
   */
  public static SearchRequest of(Line line, Limits limits) {
    return new SearchRequest(line, line.state(), limits, 0, () -> false, null, new long[0], null);
  }

  /**
   * Returns this request with another state to walk on, for an agent that passes it on to another
   * searcher.
   *
   * @param value a state at the end of the line, for example one that lists fewer moves
   * @return a new request
   */
  public SearchRequest withState(State value) {
    return new SearchRequest(line, value, limits, seed, stop, recorder, only, timeLeft);
  }

  /**
   * Returns this request with other limits, for an agent that passes it on to another searcher.
   *
   * @param value when to stop
   * @return a new request
   */
  public SearchRequest withLimits(Limits value) {
    return new SearchRequest(line, state, value, seed, stop, recorder, only, timeLeft);
  }

  /**
   * Returns this request with a seed.
   *
   * @param value the seed of every random choice in the search
   * @return a new request
   */
  public SearchRequest withSeed(long value) {
    return new SearchRequest(line, state, limits, value, stop, recorder, only, timeLeft);
  }

  /**
   * Returns this request with a way to stop it.
   *
   * @param signal becomes true when the search must stop; polled often, by the search thread
   * @return a new request
   */
  public SearchRequest withStop(BooleanSupplier signal) {
    return new SearchRequest(line, state, limits, seed, signal, recorder, only, timeLeft);
  }

  /**
   * Returns this request with a trace recorder.
   *
   * @param value records the tree
   * @return a new request
   */
  public SearchRequest withRecorder(TraceRecorder value) {
    return new SearchRequest(
        line, state, limits, seed, stop, Objects.requireNonNull(value), only, timeLeft);
  }

  /**
   * Returns this request restricted to some root moves; below the root all moves count as usual.
   * The value asked for is then that of the best of these moves.
   *
   * <p>An agent honours this wherever it can: it chooses among these moves and lists no others as
   * candidates. An agent that cannot, for example because it does not look at moves one by one, may
   * ignore the restriction; the caller notices when {@link #allows} rejects the chosen move.
   *
   * @param moves legal moves of the position; none means all moves again
   * @return a new request
   * @throws IllegalArgumentException if one of them is not legal
   */
  public SearchRequest withRootMoves(long... moves) {
    for (long move : moves) {
      if (!state.legal(move)) {
        throw new IllegalArgumentException("Move " + move + " is not legal in the position");
      }
    }
    return new SearchRequest(line, state, limits, seed, stop, recorder, moves.clone(), timeLeft);
  }

  /**
   * Returns this request with the clocks of the game.
   *
   * @param value the remaining time of each player
   * @return a new request
   * @since 3.0
   */
  public SearchRequest withTimeLeft(TimeLeft value) {
    return new SearchRequest(
        line, state, limits, seed, stop, recorder, only, Objects.requireNonNull(value));
  }

  /**
   * Returns the game so far, which ends at the position to search.
   *
   * @return the line
   */
  public Line line() {
    return line;
  }

  /**
   * Returns the position to search, as a state reached by playing the line.
   *
   * @return the same state on every call; the agent walks on it and leaves it as it was
   */
  public State state() {
    return state;
  }

  /**
   * Returns when to stop.
   *
   * @return the limits
   */
  public Limits limits() {
    return limits;
  }

  /**
   * Returns the clocks of the game. The limits already contain the time that the host grants for
   * this move.
   *
   * @return the remaining time of each player; empty if no time is limited for the whole game
   * @since 3.0
   */
  public Optional<TimeLeft> timeLeft() {
    return Optional.ofNullable(timeLeft);
  }

  /**
   * Returns the seed of every random choice.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  /**
   * Returns whether the search must stop now and return the best move so far.
   *
   * @return true once the user has cancelled or the thread is interrupted
   */
  public boolean stopRequested() {
    return stop.getAsBoolean() || Thread.currentThread().isInterrupted();
  }

  /**
   * Starts the clock of a search, which watches the limits, counts, reports and makes the result.
   *
   * @param listener notified of progress
   * @return a new clock, running
   * @since 3.0
   */
  public SearchClock clock(SearchListener listener) {
    return new SearchClock(this, listener);
  }

  /**
   * Returns the recorder of the tree.
   *
   * @return the recorder, or empty if no trace is wanted
   */
  public Optional<TraceRecorder> recorder() {
    return Optional.ofNullable(recorder);
  }

  /**
   * Returns the recorder of the tree, so that an agent need not ask whether a trace is wanted.
   *
   * @return the recorder, or one that keeps nothing
   * @since 3.0
   */
  public TraceRecorder trace() {
    return recorder == null ? TraceRecorder.NONE : recorder;
  }

  /**
   * Lists the root moves that the search may consider.
   *
   * @return legal moves of the position in the order in which the state lists them: all, unless the
   *     request is {@link #withRootMoves restricted}
   */
  public long[] rootMoves() {
    return LongStream.of(state.legalMoves()).filter(this::allows).toArray();
  }

  /**
   * Returns whether the search may consider a root move.
   *
   * @param move a legal move of the position
   * @return true for all moves unless the request is {@link #withRootMoves restricted}
   */
  public boolean allows(long move) {
    return only.length == 0 || LongStream.of(only).anyMatch(allowed -> allowed == move);
  }
}
