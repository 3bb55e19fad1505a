package org.plyscope.engine.multiplayer;

/**
 * How much of the tree a max^n search leaves out. All kinds but {@link #NONE} add up the guaranteed
 * values of players and compare them with the total of all players, so they need values that are
 * never negative and have a constant sum.
 */
public enum MaxNPruning {
  /** Nothing: the full tree. */
  NONE,
  /**
   * The rest of a node is cut when the guaranteed values of its player and the player before it
   * reach the total: the player before will not come here. The result is that of the full tree.
   */
  SHALLOW,
  /**
   * Adds up along a run of different players, and cuts the rest of the last one's node. That is a
   * speculation: a player in between might have wanted just that node. If the outcome matters to
   * the players before, the cut parts are searched again without. The result is that of the full
   * tree.
   */
  SPECULATIVE,
  /** The same cuts, but nothing is ever searched again. The result may differ. */
  APPROXIMATE
}
