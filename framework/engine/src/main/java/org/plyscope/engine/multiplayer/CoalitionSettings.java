package org.plyscope.engine.multiplayer;

import org.plyscope.engine.Movers;
import org.plyscope.engine.alphabeta.Ties;

/**
 * The techniques of a search of one player against all others. Start from {@link #PARANOID} or
 * {@link #BEST_REPLY} and change settings.
 *
 * @param movers the players that move
 * @param widest the maximum number of moves searched per node, the first in the order; 0 for all
 * @param ties which of several equally good moves of the root is chosen
 */
public record CoalitionSettings(Movers movers, int widest, Ties ties) {
  /** All opponents move in turn, and all of them against the root player. */
  public static final CoalitionSettings PARANOID = new CoalitionSettings(Movers.ALL, 0, Ties.FIRST);

  /** The opponent with the strongest reply moves, the others pass. */
  public static final CoalitionSettings BEST_REPLY =
      new CoalitionSettings(new Movers.BestReply(true), 0, Ties.FIRST);

  /**
   * Returns settings with other movers.
   *
   * @param value the players that move
   * @return new settings
   */
  public CoalitionSettings withMovers(Movers value) {
    return new CoalitionSettings(value, widest, ties);
  }

  /**
   * Returns settings with another largest number of moves.
   *
   * @param moves how many moves of each node are searched; 0 for all
   * @return new settings
   */
  public CoalitionSettings withWidest(int moves) {
    return new CoalitionSettings(movers, moves, ties);
  }

  /**
   * Returns settings with another choice among equal moves.
   *
   * @param value which of several equally good moves of the root is chosen
   * @return new settings
   */
  public CoalitionSettings withTies(Ties value) {
    return new CoalitionSettings(movers, widest, value);
  }
}
