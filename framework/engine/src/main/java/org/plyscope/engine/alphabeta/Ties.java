package org.plyscope.engine.alphabeta;

/**
 * Which of several equally good moves of the root is chosen. Of moves that lose equally late it is
 * always the one after which the position looks best.
 */
public enum Ties {
  /** The first in the order in which they are tried. */
  FIRST,
  /** Any of those that the orderer finds equal. */
  RANDOM,
  /**
   * The one that ends the game or after which the evaluation is best, so that a gain is not put off
   * because it can be had later as well.
   */
  LOOK
}
