package org.plyscope.engine.montecarlo;

/**
 * How a Monte Carlo tree search behaves. Start from a {@link #builder()}, which begins with UCT as
 * it is usually described, and change what is wanted.
 *
 * @param selection how children are selected
 * @param growth how the tree grows
 * @param playouts how long playouts are and what they count
 * @param backup what a node learns from its children
 * @param choice which move is played in the end
 * @param solver whether wins and losses that were proved are used: the search then ends when the
 *     outcome is known, and never leaves a proved win
 * @param parallel how several threads work together
 * @param threads how many there are
 */
public record UctSettings(
    SelectionSettings selection,
    GrowthSettings growth,
    PlayoutSettings playouts,
    Backup backup,
    FinalChoice choice,
    boolean solver,
    Parallel parallel,
    int threads) {
  /** What a node learns. */
  public enum Backup {
    /** The mean payoff of all playouts that went through it. */
    MEAN,
    /**
     * Its own playouts, and for the rest the value of the best child for the player who chooses:
     * R_e/n_s + (1 − n_e/n_s)·r, as in open-loop expectimax tree search (OLETS).
     */
    BEST_CHILD
  }

  /** Which move is played. */
  public enum FinalChoice {
    /** The one visited most often. */
    MOST_VISITED,
    /** The one with the best mean payoff. */
    BEST_MEAN,
    /**
     * The one with most visits as soon as it also has the best mean: the search may end from two
     * thirds of its limit on, and takes the rest only if the two differ.
     */
    ROBUST_MAX
  }

  /** How several threads work together. */
  public enum Parallel {
    /** One thread does everything. */
    NONE,
    /** Each thread grows a tree of its own; visits of the root's moves are added up. */
    ROOT,
    /** All threads grow one tree; which one comes first is not repeatable. */
    TREE
  }

  /** UCT: Cp = 1/√2, random playouts of at most 1000 plies, a million nodes. */
  public static final UctSettings STANDARD = builder().build();

  /**
   * Starts from plain UCT.
   *
   * @return a new builder
   */
  public static UctSettingsBuilder builder() {
    return new UctSettingsBuilder();
  }
}
