package org.plyscope.api.analysis;

/**
 * How large the trees below a position are: the full minimax tree and the smallest tree that
 * alpha-beta can manage with (Knuth and Moore 1975). Built by the host, immutable.
 *
 * <p>The branching factor of a ply is the number of positions at the next ply divided by that at
 * this one, lines counted separately. The minimal tree has at ply d the product of the branching
 * factors of the even plies above, plus that of the odd plies, minus 1: with one branching factor
 * b, b^⌈d/2⌉ + b^⌊d/2⌋ - 1. It assumes that the players alternate, so in games with extra turns it
 * is a yardstick rather than a bound.
 */
public final class TreeSize {
  private final double[] width;
  private final int exact;

  private TreeSize(double[] width, int exact) {
    this.width = width;
    this.exact = exact;
  }

  /**
   * Makes tree sizes.
   *
   * @param width the positions at each ply of the full tree, 1 at ply 0
   * @param exact how many plies were counted; those below are estimates
   * @return the sizes
   */
  public static TreeSize of(double[] width, int exact) {
    if (width.length == 0) {
      throw new IllegalArgumentException("A tree has a root.");
    }
    return new TreeSize(width.clone(), exact);
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
   * @param ply the ply, above {@link #depth()}
   * @return the branching factor
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
   * @return the number
   */
  public double minimal(int ply) {
    double even = 1;
    double odd = 1;
    for (int p = 0; p < ply; p++) {
      if (p % 2 == 0) {
        even *= branching(p);
      } else {
        odd *= branching(p);
      }
    }
    return Math.max(0, even + odd - 1);
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
   * @return the number, root included
   */
  public double minimalNodes(int depth) {
    double sum = 0;
    for (int ply = 0; ply <= depth; ply++) {
      sum += minimal(ply);
    }
    return sum;
  }
}
