package org.plyscope.engine.montecarlo;

/**
 * How a Monte Carlo tree search behaves.
 *
 * @param exploration the constant Cp: a child is worth its mean payoff plus Cp·√(2 ln n / n_j)
 * @param playoutPlies where a playout is broken off and counts as undecided; 0 for never
 * @param treeNodes the largest number of nodes kept; a full tree is still searched, but not grown
 */
public record UctSettings(double exploration, int playoutPlies, int treeNodes) {
  /** Cp = 1/√2, playouts of at most 1000 plies, a million nodes. */
  public static final UctSettings STANDARD = new UctSettings(Math.sqrt(0.5), 1000, 1_000_000);
}
