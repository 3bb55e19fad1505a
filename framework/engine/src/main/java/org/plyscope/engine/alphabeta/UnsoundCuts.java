package org.plyscope.engine.alphabeta;

/**
 * Ways to leave out moves that are probably bad. They are <em>unsound</em>: the value may differ
 * from that of the full tree.
 *
 * @param reduceFrom moves from this place in the order on are first searched one ply less; 0 for
 *     never
 * @param futility one ply before the leaves, skip quiet moves if the evaluation is this much below
 *     the window; 0 for never
 * @param razoring up to two plies before the leaves, take the evaluation (or quiescence) for the
 *     value if it is this much per ply below the window; 0 for never
 * @param widest the maximum number of moves searched per node, the first in the order; 0 for all
 */
public record UnsoundCuts(int reduceFrom, int futility, int razoring, int widest) {
  /** None of them. */
  public static final UnsoundCuts NONE = new UnsoundCuts(0, 0, 0, 0);

  /**
   * Returns whether there is any.
   *
   * @return true if values may be wrong
   */
  public boolean any() {
    return reduceFrom > 0 || futility > 0 || razoring > 0 || widest > 0;
  }
}
