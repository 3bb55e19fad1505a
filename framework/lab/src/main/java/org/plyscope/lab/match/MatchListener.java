package org.plyscope.lab.match;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;
import org.plyscope.lab.match.seat.Turn;

/**
 * Notified of how a match goes. All methods do nothing by default.
 *
 * <p>Called where the match runs, in the order in which things happen: {@link #asked} and {@link
 * #moved} for every move, {@link #ended} once. Only {@link #progress} comes on other threads. An
 * exception of a listener is logged and does not disturb the match.
 */
@ConsumerType
public interface MatchListener {
  /** Ignores everything. */
  MatchListener NONE = new MatchListener() {};

  /** A player is asked for a move. */
  default void asked(Turn turn) {}

  /**
   * A search goes on. Called on the thread of the agent, about ten times a second.
   *
   * @param turn the turn that was asked for
   * @param soFar the result so far
   */
  default void progress(Turn turn, SearchResult soFar) {}

  /**
   * A move was chosen and played.
   *
   * @param move the move, with its cost
   * @param line the game after it
   */
  default void moved(PlayedMove move, Line line) {}

  /**
   * A player failed, and the match is paused for that reason. Not called if faults are forfeited.
   *
   * @param seat the player at fault, from 0
   * @param failure the reason of the failure
   */
  default void failed(int seat, Failure failure) {}

  /** The game is over. */
  default void ended(PlayedGame game) {}
}
