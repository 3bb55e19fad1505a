package org.plyscope.api.agent;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/**
 * Something that, given a state and limits, picks a move. <b>Implemented by plugins</b>.
 *
 * <p>The host calls an agent on one thread at a time, never on the user-interface thread. An agent
 * may keep what it learned from one search to the next (a transposition table, a tree).
 */
@ConsumerType
public interface Agent extends AutoCloseable {
  /**
   * Searches a position.
   *
   * <p>The state of the request is the agent's to walk on; it must be back where it was on return.
   * The agent polls {@link SearchRequest#stopRequested()} at least every 50 ms and then returns the
   * best move so far. The same request with the same seed on a new agent gives the same move and
   * counts, unless time was limited.
   *
   * @param request what to search, and for how long
   * @param listener told about progress; calling it is optional
   * @return the result; its move is legal, also after a stop
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  SearchResult search(SearchRequest request, SearchListener listener) throws InterruptedException;

  /** Frees what the agent holds; does nothing by default. Called once, after the last search. */
  @Override
  default void close() {}
}
