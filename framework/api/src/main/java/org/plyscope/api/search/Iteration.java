package org.plyscope.api.search;

import java.util.Objects;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Value;

/**
 * One search of the whole tree to a given depth; iterative deepening runs several. Built by agents,
 * immutable.
 */
public final class Iteration {
  private final int depth;
  private final boolean finished;
  private final double value;
  private final long move;
  private final long nanos;
  private final Counts counts;

  private Iteration(
      int depth, boolean finished, double value, long move, long nanos, Counts counts) {
    this.depth = depth;
    this.finished = finished;
    this.value = value;
    this.move = move;
    this.nanos = nanos;
    this.counts = Objects.requireNonNull(counts);
  }

  /**
   * Starts an iteration that was searched completely.
   *
   * @param depth the depth in plies
   * @param value the value found, from the point of view of the player to move, in display units
   * @return the iteration
   */
  public static Iteration finished(int depth, double value) {
    return new Iteration(depth, true, value, MoveList.NONE, 0, Counts.NONE);
  }

  /**
   * Starts an iteration that was cut short.
   *
   * @param depth the depth in plies
   * @return the iteration, without a value
   */
  public static Iteration unfinished(int depth) {
    return new Iteration(depth, false, Double.NaN, MoveList.NONE, 0, Counts.NONE);
  }

  /**
   * Returns this iteration with the best move at its end.
   *
   * @param best the move
   * @return a new iteration
   */
  public Iteration withMove(long best) {
    return new Iteration(depth, finished, value, best, nanos, counts);
  }

  /**
   * Returns this iteration with the time it took.
   *
   * @param time nanoseconds
   * @return a new iteration
   */
  public Iteration withNanos(long time) {
    return new Iteration(depth, finished, value, move, time, counts);
  }

  /**
   * Returns this iteration with its own counts.
   *
   * @param own the counts
   * @return a new iteration
   */
  public Iteration withCounts(Counts own) {
    return new Iteration(depth, finished, value, move, nanos, own);
  }

  /**
   * Returns the depth.
   *
   * @return plies
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns whether the depth was searched completely.
   *
   * @return false if the iteration was cut short
   */
  public boolean finished() {
    return finished;
  }

  /**
   * Returns the value found, from the point of view of the player to move.
   *
   * @return the value in display units, or NaN if the iteration was not finished
   */
  public double value() {
    return value;
  }

  /**
   * Returns the best move at its end.
   *
   * @return the move, or {@link MoveList#NONE}
   */
  public long move() {
    return move;
  }

  /**
   * Returns the time it took.
   *
   * @return nanoseconds
   */
  public long nanos() {
    return nanos;
  }

  /**
   * Returns its own counts, without those of earlier iterations.
   *
   * @return the counts
   */
  public Counts counts() {
    return counts;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Iteration that
        && depth == that.depth
        && finished == that.finished
        && Double.compare(value, that.value) == 0
        && move == that.move
        && nanos == that.nanos
        && counts.equals(that.counts);
  }

  @Override
  public int hashCode() {
    return Objects.hash(depth, finished, value, move, nanos, counts);
  }

  /** Returns the iteration as text, for example {@code "depth 4: 3.5, 1234 nodes in 5 plies"}. */
  @Override
  public String toString() {
    return "depth " + depth + ": " + Value.text(value) + ", " + counts;
  }
}
