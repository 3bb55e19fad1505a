package org.plyscope.lab.match.seat;

import java.util.function.Consumer;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;

/**
 * Chooses the moves of one seat in one game: an agent, a person at the board, a program elsewhere.
 *
 * <p>A match calls {@link #begin} once, {@link #ask} for every move in the order of the game,
 * {@link #end} once if the game comes to an end, {@link #close} once. No method waits for anything.
 * A mover that failed is closed and not asked again.
 */
@ConsumerType
public interface Mover extends AutoCloseable {
  /**
   * Takes the seat. If that fails, the next {@link #ask} reports it.
   *
   * @param line where the game stands
   * @param seat the player to move for, from 0
   */
  void begin(Line line, int seat);

  /**
   * Asks for a move.
   *
   * @param turn the position and the time of the choice
   * @param progress notified, on any thread, of the result so far
   * @param whenDone takes the reply, once, on any thread
   * @return ends the turn: the mover replies soon with its result so far, or not at all; may be
   *     called at any time and any number of times, and returns at once
   */
  Runnable ask(Turn turn, SearchListener progress, Consumer<Reply> whenDone);

  /**
   * Receives the result of the game.
   *
   * @param line the whole game
   * @param payoffs the outcome, one number per player
   */
  void end(Line line, double[] payoffs);

  /** Leaves the seat, after everything it was asked. */
  @Override
  void close();

  /**
   * Returns whether the mover can still be asked; false once it has been abandoned; true by
   * default.
   */
  default boolean usable() {
    return true;
  }

  /**
   * Waits until the resources of the mover are free, after {@link #close}.
   *
   * @param millis the longest time to wait
   * @return false if it was not free by then; true by default
   * @throws InterruptedException if the waiting thread is interrupted
   */
  default boolean awaitClosed(long millis) throws InterruptedException {
    return true;
  }
}
