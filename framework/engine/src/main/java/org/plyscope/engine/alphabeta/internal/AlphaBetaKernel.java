package org.plyscope.engine.alphabeta.internal;

import org.plyscope.engine.internal.Kernels;
import org.plyscope.engine.internal.RootMoves;

/**
 * The inner part of an alpha-beta search: one walk through the tree to a given depth. The class
 * behind it may exist several times, see {@link Kernels}.
 */
public interface AlphaBetaKernel {
  /**
   * Returns the moves of the root in the order of the orderer.
   *
   * @param seed for shuffling moves that the orderer finds equal, if the settings want that
   */
  long[] orderedRootMoves(long seed);

  /**
   * Searches the root and notes its results in {@code moves}. Returns the value from the root
   * player's view; meaningless if the clock stopped the search.
   */
  int search(RootMoves moves, int depth, int low, int high);

  /** Returns whether the last search met its depth anywhere, so that a deeper one could differ. */
  boolean horizonMet();

  /** Returns how many nodes the endgame database knew, in all searches. */
  long endgameHits();

  /** Returns whether the last search ended because players who were left out have to move. */
  boolean ended();
}
