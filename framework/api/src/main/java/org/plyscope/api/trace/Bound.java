package org.plyscope.api.trace;

/** How to read a value. */
public enum Bound {
  /** The value itself. */
  EXACT,
  /** The true value is at least this. */
  LOWER,
  /** The true value is at most this. */
  UPPER,
  /** An average over playouts. */
  MEAN,
  /** There is no value. */
  NONE
}
