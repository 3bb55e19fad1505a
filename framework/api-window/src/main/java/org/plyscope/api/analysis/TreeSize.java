package org.plyscope.api.analysis;

import org.plyscope.api.search.SearchResult;

/**
 * How large the trees below a position are: the full minimax tree and the smallest tree that
 * alpha-beta can get by with (Knuth and Moore 1975). Built by the host, immutable.
 *
 * <p>The minimal tree consists of two strategies, which share one line: one move of the player to
 * move at the root against all moves of the other players, and one move of the other players
 * against all moves of that player, for any number of players. The one move is any of them with
 * equal probability, so the size is a mean: a search whose best moves leave few replies needs a
 * little less. With a constant branching factor b and two players in turn there are b^⌈d/2⌉ +
 * b^⌊d/2⌋ - 1 positions at ply d.
 *
 * <p>It is a yardstick for searches that look at every line to the same depth; tables, unsound cuts
 * and searches of one side's moves only can get by with less. Where the moves decide the next
 * player, as with extra turns, it is meaningless: the best moves are then those that keep the turn,
 * and their number of replies differs from the mean. From there on the size is NaN.
 */
public final class TreeSize {
  private final double[] width;
  private final double[] minimal;
  private final int exact;

  private TreeSize(double[] width, double[] minimal, int exact) {
    this.width = width;
    this.minimal = minimal;
    this.exact = exact;
  }

  /**
   * Makes tree sizes.
   *
   * @param width the positions at each ply of the full tree, 1 at ply 0
   * @param minimal those of the minimal tree, for as many plies; NaN where it is meaningless
   * @param exact how many plies were counted exactly; those below are estimates
   * @return the sizes
   */
  public static TreeSize of(double[] width, double[] minimal, int exact) {
    if (width.length == 0 || width.length != minimal.length) {
      throw new IllegalArgumentException("Both trees have a root and the same plies.");
    }
    return new TreeSize(width.clone(), minimal.clone(), exact);
  }

  /**
   * Returns whether tree sizes are a yardstick for a search: it looked at every line to a depth and
   * had one value for all. A search by playouts has no depth, and one with a value for each of more
   * than two players cannot cut as the minimal tree does.
   *
   * @param result the result of the search
   * @return true if its nodes can be compared with tree sizes
   * @since 2.1
   */
  public static boolean measures(SearchResult result) {
    return result.counts().playouts() == 0 && result.values().length <= 2;
  }

  /**
   * Returns how many plies were counted exactly; those below are estimates.
   *
   * @return the number
   */
  public int exactPlies() {
    return exact;
  }

  /**
   * Returns whether the sizes of trees of a depth are estimates.
   *
   * @param depth the depth
   * @return false if every ply down to it was counted
   * @since 2.1
   */
  public boolean estimated(int depth) {
    return depth > exact;
  }

  /**
   * Returns how many plies are known.
   *
   * @return the number
   */
  public int depth() {
    return width.length - 1;
  }

  /**
   * Returns the mean number of moves at a ply.
   *
   * @param ply the ply, less than {@link #depth()}
   * @return the branching factor: the positions at the next ply divided by those at this one
   */
  public double branching(int ply) {
    return width[ply] == 0 ? 0 : width[ply + 1] / width[ply];
  }

  /**
   * Returns the positions at a ply of the full tree.
   *
   * @param ply the ply
   * @return the number
   */
  public double full(int ply) {
    return width[ply];
  }

  /**
   * Returns the positions at a ply of the minimal tree.
   *
   * @param ply the ply
   * @return the number, or NaN where it is meaningless
   */
  public double minimal(int ply) {
    return minimal[ply];
  }

  /**
   * Returns the nodes of the full tree.
   *
   * @param depth its depth
   * @return the number, root included
   */
  public double fullNodes(int depth) {
    double sum = 0;
    for (int ply = 0; ply <= depth; ply++) {
      sum += full(ply);
    }
    return sum;
  }

  /**
   * Returns the nodes of the minimal tree.
   *
   * @param depth its depth
   * @return the number, root included, or NaN where it is meaningless
   */
  public double minimalNodes(int depth) {
    double sum = 0;
    for (int ply = 0; ply <= depth; ply++) {
      sum += minimal(ply);
    }
    return sum;
  }
}
