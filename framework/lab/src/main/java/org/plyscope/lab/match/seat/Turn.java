package org.plyscope.lab.match.seat;

import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.TimeLeft;

/**
 * The question to a mover. Immutable, and not a record: a mover that is asked the same thing again
 * has another turn, and an answer counts for the turn that it was given to.
 */
public final class Turn {
  private final Line line;
  private final int seat;
  private final Limits limits;
  private final long watchMillis;
  private final long seed;
  private final TimeLeft timeLeft;

  /**
   * Describes a turn.
   *
   * @param line the game so far, not over
   * @param seat whose turn it is, from 0
   * @param limits how far to search; their time is that of the clock for this move
   * @param watchMillis after which time a mover that has not answered is stopped; 0 for never
   * @param seed for random choices of this move
   */
  public Turn(Line line, int seat, Limits limits, long watchMillis, long seed) {
    this(line, seat, limits, watchMillis, seed, null);
  }

  private Turn(Line line, int seat, Limits limits, long watchMillis, long seed, TimeLeft timeLeft) {
    this.line = Objects.requireNonNull(line);
    this.seat = seat;
    this.limits = Objects.requireNonNull(limits);
    this.watchMillis = watchMillis;
    this.seed = seed;
    this.timeLeft = timeLeft;
  }

  /** Returns another turn in which the players have clocks for the whole game. */
  public Turn withTimeLeft(TimeLeft value) {
    return new Turn(line, seat, limits, watchMillis, seed, Objects.requireNonNull(value));
  }

  /** Returns the game so far. */
  public Line line() {
    return line;
  }

  /** Returns whose turn it is, from 0. */
  public int seat() {
    return seat;
  }

  /** Returns how far to search. */
  public Limits limits() {
    return limits;
  }

  /** Returns after how many milliseconds a mover is stopped; 0 for never. */
  public long watchMillis() {
    return watchMillis;
  }

  /** Returns the seed for random choices of this move. */
  public long seed() {
    return seed;
  }

  /** Returns the request that an agent gets. */
  SearchRequest request() {
    SearchRequest request = SearchRequest.of(line, limits).withSeed(seed);
    return timeLeft == null ? request : request.withTimeLeft(timeLeft);
  }
}
