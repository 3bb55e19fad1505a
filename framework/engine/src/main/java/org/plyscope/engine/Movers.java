package org.plyscope.engine;

/**
 * The players that move in a search from the root player's side. Each kind is a class of its own,
 * so that the innermost loops are compiled for it.
 */
public sealed interface Movers {
  /** All players, in the order of the game: alpha-beta for two players, paranoid for more. */
  Movers ALL = new All();

  /** All players, in the order of the game. */
  record All() implements Movers {}

  /**
   * The root player alone; the others pass. In games without passing all players move.
   *
   * @param contactRows all players move as soon as pieces of different players are at most this
   *     many rows apart near the root; {@link #UNWATCHED} for never
   */
  record OwnMoves(int contactRows) implements Movers {
    /** Goes on without the others also when they are near. */
    public static final int UNWATCHED = -1;

    /**
     * Returns whether contact ends the search.
     *
     * @return false if the others are left out always
     */
    public boolean watches() {
      return contactRows != UNWATCHED;
    }
  }

  /**
   * The root player, then the one opponent with the strongest reply, then the root player again:
   * the replies of all opponents are tried at one ply.
   *
   * @param passing whether the other opponents pass meanwhile, as in Best Reply Search; if not, or
   *     if the game cannot do that, each of them plays the first move of the ordering, and every
   *     turn is a ply, as in its variant BRS+
   */
  record BestReply(boolean passing) implements Movers {}
}
