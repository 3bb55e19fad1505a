package org.plyscope.api.agent;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/**
 * Something that, given a state and limits, picks a move. <b>Implemented by plugins</b>.
 *
 * <p>An agent lives as long as its game and plays one seat of it: {@link #begin} once, searches in
 * the order of the game, {@link #end} once if the game ends, {@link #close} once. It may keep a
 * transposition table, a tree, a process or a model from one search to the next. Whoever wants a
 * single search asks a new agent and closes it, without {@code begin} and {@code end}.
 *
 * <p>The host calls an agent on one thread at a time, never on the user-interface thread. What it
 * throws ends the game or the search with a sentence that names it.
 */
@ConsumerType
public interface Agent extends AutoCloseable {
  /**
   * Searches a position.
   *
   * <p>The state of the request is the agent's to walk on; it must be back where it was on return.
   * The agent polls {@link SearchRequest#stopRequested()} at least every 50 ms and then returns the
   * best move so far. The same requests in the same order with the same seeds give the same moves
   * and counts on a new agent, unless time was limited.
   *
   * @param request what to search, and for how long
   * @param listener notified of progress; calling it is optional
   * @return the result; its move is legal, also after a stop
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  SearchResult search(SearchRequest request, SearchListener listener) throws InterruptedException;

  /**
   * Takes a seat in a game. Called once, before the first search; does nothing by default.
   *
   * @param line where the game stands; moves may have been played already
   * @param seat the player it moves for, from 0
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  default void begin(Line line, int seat) throws InterruptedException {}

  /**
   * Learns how the game ended. Called once, after the last search; does nothing by default. Not
   * called if the game was given up before its end.
   *
   * @param line the whole game
   * @param payoffs the outcome, one number per player as {@link
   *     org.plyscope.api.game.State#payoffs} writes it; may have been adjudicated before the rules
   *     ended the game
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  default void end(Line line, double[] payoffs) throws InterruptedException {}

  /** Frees what the agent holds; does nothing by default. Called once, after everything else. */
  @Override
  default void close() {}
}
