package org.plyscope.engine.montecarlo.internal;

/** The data that a tree may hold for each node besides moves, visits and payoffs. */
public enum Column {
  /** The payoffs of playouts in which the move was made at any time. */
  RAVE,
  /** The squares of payoffs. */
  SQUARES,
  /** How promising a move looked beforehand. */
  PRIOR,
  /** The least and the most that every player can get. */
  BOUNDS,
  /** The playouts that started at the node itself. */
  OWN,
  /** The statistics shared by all nodes with the same position. */
  SHARED
}
