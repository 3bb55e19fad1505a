package org.plyscope.engine.montecarlo;

/**
 * How the tree of a Monte Carlo search grows.
 *
 * @param all whether an expansion adds all children at once instead of one
 * @param order which moves come first, and which are left out by a cap
 * @param epsilon how often {@link Order#EPSILON_GREEDY} takes any move
 * @param branching the largest number of children; 0 for no cap
 * @param maturity visits from which on a node is expanded, at least 1
 * @param depth the ply of the last nodes added; 0 for no such bound
 * @param nodes the largest number of nodes kept
 * @param megabytes the largest size of the tree; kept answers of a prior may add an eighth
 * @param transpositions whether equal positions share their means
 * @param kept whether the tree is kept from one move of a game to the next
 */
public record GrowthSettings(
    boolean all,
    Order order,
    double epsilon,
    int branching,
    int maturity,
    int depth,
    int nodes,
    int megabytes,
    boolean transpositions,
    boolean kept) {
  /** Which moves come first. */
  public enum Order {
    /** Any. */
    RANDOM,
    /** The best by the orderer, ties at random. */
    GREEDY,
    /** The best by the orderer and any other in turns. */
    HALF,
    /** Usually the best by the orderer, sometimes any. */
    EPSILON_GREEDY,
    /** Those that the {@linkplain UctParts#expansion part} chooses. */
    PART
  }

  /** {@return whether the orderer has an effect} */
  public boolean usesOrderer() {
    return order != Order.RANDOM && order != Order.PART;
  }
}
