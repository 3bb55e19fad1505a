package org.plyscope.api.search;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.plyscope.api.Limits;
import org.plyscope.api.game.State;

/** What an agent is asked. Built by whoever calls an agent; a value apart from its state. */
public final class SearchRequest {
  private final State state;
  private final Limits limits;
  private final long seed;
  private final BooleanSupplier stop;
  private final TraceRecorder recorder;

  private SearchRequest(
      State state, Limits limits, long seed, BooleanSupplier stop, TraceRecorder recorder) {
    this.state = Objects.requireNonNull(state);
    this.limits = Objects.requireNonNull(limits);
    this.seed = seed;
    this.stop = Objects.requireNonNull(stop);
    this.recorder = recorder;
  }

  /**
   * Starts a request without trace, with seed 0, that is never stopped from outside.
   *
   * @param state the position, not over; the agent walks on it and leaves it as it was
   * @param limits when to stop
   * @return the request
   */
  public static SearchRequest of(State state, Limits limits) {
    return new SearchRequest(state, limits, 0, () -> false, null);
  }

  /**
   * Returns this request with other limits, for an agent that hands it on to another searcher.
   *
   * @param value when to stop
   * @return a new request
   */
  public SearchRequest withLimits(Limits value) {
    return new SearchRequest(state, value, seed, stop, recorder);
  }

  /**
   * Returns this request with a seed.
   *
   * @param value the seed of every random choice in the search
   * @return a new request
   */
  public SearchRequest withSeed(long value) {
    return new SearchRequest(state, limits, value, stop, recorder);
  }

  /**
   * Returns this request with a way to stop it.
   *
   * @param signal becomes true when the search shall stop; asked by the search thread, often
   * @return a new request
   */
  public SearchRequest withStop(BooleanSupplier signal) {
    return new SearchRequest(state, limits, seed, signal, recorder);
  }

  /**
   * Returns this request with a trace recorder.
   *
   * @param value what records the tree
   * @return a new request
   */
  public SearchRequest withRecorder(TraceRecorder value) {
    return new SearchRequest(state, limits, seed, stop, Objects.requireNonNull(value));
  }

  /**
   * Returns the position to search.
   *
   * @return the state
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
   * Returns the seed of every random choice.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  /**
   * Tells whether the search shall stop now and return the best move so far.
   *
   * @return true once the user has cancelled or the thread is interrupted
   */
  public boolean stopRequested() {
    return stop.getAsBoolean() || Thread.currentThread().isInterrupted();
  }

  /**
   * Returns what records the tree.
   *
   * @return the recorder, or empty if nobody wants a trace
   */
  public Optional<TraceRecorder> recorder() {
    return Optional.ofNullable(recorder);
  }
}
