package org.plyscope.engine.alphabeta;

/**
 * Knowledge about good moves that a search gathers while it runs, used on top of the orderer.
 *
 * @param tableMove try the move of the transposition table first
 * @param killers then the moves that last caused a cut at the same ply
 * @param counterMoves then the move that last refuted the move just played
 * @param history how often a move caused a cut anywhere
 */
public record OrderingAids(
    boolean tableMove, boolean killers, boolean counterMoves, History history) {
  /** How the history of cuts is used. */
  public enum History {
    /** Not at all. */
    OFF,
    /** It orders moves that the orderer finds equal. */
    AFTER_ORDERER,
    /** It orders the moves; the orderer decides between equal ones. */
    BEFORE_ORDERER
  }

  /** No aids: the orderer decides alone. */
  public static final OrderingAids NONE = new OrderingAids(false, false, false, History.OFF);

  /**
   * Returns whether there is any aid.
   *
   * @return false if the orderer decides alone
   */
  public boolean any() {
    return tableMove || killers || counterMoves || history != History.OFF;
  }
}
