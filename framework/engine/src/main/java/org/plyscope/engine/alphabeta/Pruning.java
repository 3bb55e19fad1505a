package org.plyscope.engine.alphabeta;

/** How much of the tree a search may leave out without changing its value. */
public enum Pruning {
  /** Nothing: full minimax. */
  NONE,
  /** A node is cut only against the best value its own parent has so far. */
  SHALLOW,
  /** A node is cut against the best values of all its ancestors: alpha-beta proper. */
  DEEP
}
