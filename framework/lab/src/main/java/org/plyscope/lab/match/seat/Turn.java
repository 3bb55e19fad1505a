package org.plyscope.lab.match.seat;

import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;

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

  /**
   * Describes a turn.
   *
   * @param line the game so far, not over
   * @param seat whose turn it is, from 0
   * @param limits how far to search; their time is what the clock allows for this move
   * @param watchMillis after which time a mover that has not answered is stopped; 0 for never
   * @param seed for random choices of this move
   */
  public Turn(Line line, int seat, Limits limits, long watchMillis, long seed) {
    this.line = Objects.requireNonNull(line);
    this.seat = seat;
    this.limits = Objects.requireNonNull(limits);
    this.watchMillis = watchMillis;
    this.seed = seed;
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
}
