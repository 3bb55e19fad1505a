package org.plyscope.api.agent;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/**
 * Something that, given a state and limits, picks a move. <b>Implemented by plugins</b>.
 *
 * <p>An agent lives as long as its game and plays one seat of it: {@link #begin} once, then
 * searches in the order of the game, {@link #end} once if the game ends, {@link #close} once. It
 * may keep a transposition table, a tree, a process or a model from one search to the next. For a
 * single search, the caller uses a new agent and closes it, without {@code begin} and {@code end}.
 *
 * <p>The host calls an agent on one thread at a time, never on the user-interface thread. An
 * exception from an agent ends the game or the search with a message that names the agent.
 */
@ConsumerType
public interface Agent extends AutoCloseable {
  /**
   * Searches a position.
   *
   * <p>The agent may play on the state of the request, but must restore it before returning. The
   * agent polls {@link SearchRequest#stopRequested()} at least every 50 ms and then returns the
   * best move so far. The host requests a stop when the user does, and one second after the time
   * limit at the latest; two seconds after a stop was requested it gives the agent up, and the
   * search has failed. If none of the limits means anything to the agent, it searches until it is
   * stopped or has nothing left to search. A new agent given the same requests in the same order
   * with the same seeds returns the same moves and counts, unless time was limited; the counts may
   * be smaller if it has kept results in its {@linkplain org.plyscope.api.part.PartContext#folder
   * folder}.
   *
   * @param request what to search, and for how long
   * @param listener notified of progress; calling it is optional
   * @return the result; its move is legal, even after a stop
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  SearchResult search(SearchRequest request, SearchListener listener) throws InterruptedException;

  /**
   * Takes a seat in a game. Called once, before the first search; does nothing by default.
   *
   * @param line the game so far; moves may already have been played
   * @param seat the player the agent moves for, from 0
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  default void begin(Line line, int seat) throws InterruptedException {}

  /**
   * Learns how the game ended. Called once, after the last search; does nothing by default. Not
   * called if the game was abandoned before its end.
   *
   * @param line the whole game
   * @param payoffs the outcome, one number per player as {@link
   *     org.plyscope.api.game.State#payoffs} writes it; the game may have been adjudicated before
   *     the rules ended it
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  default void end(Line line, double[] payoffs) throws InterruptedException {}

  /**
   * Releases the agent's resources; does nothing by default. Called once, after everything else.
   */
  @Override
  default void close() {}
}
