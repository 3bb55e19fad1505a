package org.plyscope.api.trace;

/** Why the search did not go below a node, or stopped working through its moves. */
public enum NodeEnd {
  /** All its moves were searched. */
  EXPANDED,
  /** The depth limit was reached: the position was evaluated. */
  LEAF,
  /** The game is over here. */
  TERMINAL,
  /** A bound was met: the remaining moves were skipped. */
  CUTOFF,
  /** The transposition table or an endgame database knew enough. */
  TABLE,
  /** Not searched because an unsound rule expected nothing from it. */
  PRUNED,
  /** The search was stopped before the node was finished. */
  STOPPED
}
