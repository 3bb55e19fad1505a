package org.plyscope.engine.montecarlo.internal;

import org.plyscope.engine.internal.Kernels;

/**
 * The inner part of a Monte Carlo tree search. Nodes are numbered from 0, the root. The class
 * behind it may exist several times, see {@link Kernels}.
 */
public interface UctKernel {
  /** Selects, expands, plays out and backs up once. */
  void iterate();

  /** Returns the number of nodes in the tree. */
  int size();

  /** Returns the first child of a node in the order of creation, or -1. */
  int firstChild(int node);

  /** Returns the next child of the same parent, or -1. */
  int nextSibling(int node);

  /** Returns the move that leads to a node. */
  long move(int node);

  /** Returns how often a node was visited. */
  long visits(int node);

  /** Returns a player's mean payoff at a node. */
  double mean(int node, int player);

  /** Returns what selection adds to the mean payoff of a child. */
  double exploration(int parent, int child);

  /** Returns how many moves all playouts made together. */
  long playedOut();

  /** Closes the recorded tree, if one is recorded. */
  void finish();
}
