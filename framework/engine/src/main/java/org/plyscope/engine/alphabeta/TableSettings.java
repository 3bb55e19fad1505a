package org.plyscope.engine.alphabeta;

/**
 * How a transposition table is made and used.
 *
 * @param megabytes its size; 0 for no table
 * @param replacement which entry stays when two positions want the same place
 * @param deeperToo use values from deeper searches as well; stronger in play, but the value is no
 *     longer that of the plain search to the same depth
 */
public record TableSettings(int megabytes, Replacement replacement, boolean deeperToo) {
  /** Which entry stays when two positions want the same place. */
  public enum Replacement {
    /** The newer. */
    ALWAYS,
    /** The one searched deeper, unless it is from an earlier search. */
    DEEPER,
    /** Two places: one for the deeper, one for the newer. */
    TWO_TIER
  }

  /** No table. */
  public static final TableSettings NONE = new TableSettings(0, Replacement.TWO_TIER, false);
}
