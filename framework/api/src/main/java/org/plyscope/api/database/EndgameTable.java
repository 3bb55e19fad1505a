package org.plyscope.api.database;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.game.State;

/**
 * Returns the exact outcome of some positions of a game for two. <b>Implemented by plugins</b>;
 * used by one thread.
 */
@ProviderType
public interface EndgameTable {
  /** Returned by {@link #outcome} for a position that is not in the table. */
  int UNKNOWN = Integer.MIN_VALUE;

  /** Returned by {@link #outcome} for a draw. */
  int DRAW = 0;

  /**
   * Looks a position up. Called at every node of a search: allocates nothing, and rejects positions
   * that are not in the table quickly.
   *
   * @param state a position; if the game is over there, any answer will do
   * @return n if the player to move wins in n plies, -n if that player loses in n plies, {@link
   *     #DRAW}, or {@link #UNKNOWN}. The winner takes the quickest way and the loser the longest.
   *     The answer is certain under the rules of the state, including draws by counting moves; only
   *     earlier occurrences of positions may be ignored
   */
  int outcome(State state);
}
