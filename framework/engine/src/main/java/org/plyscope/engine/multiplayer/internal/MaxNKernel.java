package org.plyscope.engine.multiplayer.internal;

import org.plyscope.engine.internal.Kernels;
import org.plyscope.engine.internal.RootMoves;

/**
 * The inner part of a max^n search: one walk through the tree to a given depth. The class behind it
 * may exist several times, see {@link Kernels}.
 */
public interface MaxNKernel {
  /** Returns the moves of the root in the order of the orderer. */
  long[] orderedRootMoves();

  /** Searches the root and notes its results in {@code moves}. */
  void search(RootMoves moves, int depth);

  /** Returns the root's value for every player, meaningful if the search was not stopped. */
  int[] values();

  /** Returns whether the last search met its depth anywhere, so that a deeper one could differ. */
  boolean horizonMet();

  /** Returns how often a node was cut so far, by how many players' guarantees were added up. */
  long[] cuts();

  /** Returns how many cut parts were searched again so far. */
  long searchedAgain();
}
