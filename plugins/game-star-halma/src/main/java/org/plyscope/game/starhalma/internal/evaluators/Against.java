package org.plyscope.game.starhalma.internal.evaluators;

/** The players that a player is compared with. */
enum Against {
  /** The mean of all others. */
  ALL,
  /** The next player in the order of the turns, as if there were no others. */
  NEXT,
  /** No player: each player is judged by itself. */
  NO_PLAYER
}
