package org.plyscope.engine.montecarlo;

/**
 * How a Monte Carlo tree search chooses among the children of a node.
 *
 * @param rule the term added to the mean payoff of a child
 * @param form how the constant of the exploration term is read
 * @param constant the constant, usually called Cp, or c for PUCT
 * @param firstPlay the urgency of a move without visits, so that good moves may be visited again
 *     before all others were tried; NaN tries every move first, or with PUCT assumes the mean of
 *     the parent
 * @param epsilon how often any child is taken at random
 * @param rave after how many visits the mean of a move counts as much as the mean of all playouts
 *     in which it was made at any time; 0 never looks at the latter
 * @param raveReference visits that a node needs to use its own means of that kind; with fewer it
 *     uses those of the nearest ancestor with the same player to move that has them, which knows
 *     only the moves that are legal there (GRAVE). 0 always uses the node's own (RAVE)
 * @param bias the weight of the prior, which fades with the visits (progressive bias); 0 for none
 */
public record SelectionSettings(
    Rule rule,
    Form form,
    double constant,
    double firstPlay,
    double epsilon,
    double rave,
    int raveReference,
    double bias) {
  /** The term added to the mean payoff of a child. */
  public enum Rule {
    /** The upper confidence bound √(ln n / n_j) times a factor. */
    UCB1,
    /** The same with the observed variance, at most a quarter, under the root. */
    UCB1_TUNED,
    /** The prior of the move times √n / (1 + n_j). */
    PUCT,
    /** Nothing counts but visits: the child with the fewest is taken. */
    UNIFORM,
    /** The value of the {@linkplain UctParts#selection part}. */
    PART
  }

  /** How the constant C of the exploration term is read. */
  public enum Form {
    /** C·√(2 ln n / n_j). */
    SINGLE,
    /** 2C·√(2 ln n / n_j). */
    DOUBLE,
    /** C·√(ln(n + 1) / n_j). */
    PLAIN
  }

  /** {@return the factor of ln n / n_j under the root} */
  public double factor() {
    return switch (form) {
      case SINGLE -> 2 * constant * constant;
      case DOUBLE -> 8 * constant * constant;
      case PLAIN -> constant * constant;
    };
  }

  /** {@return whether nothing but plain UCB1 is asked for, which has a loop of its own} */
  public boolean plain() {
    return rule == Rule.UCB1
        && form != Form.PLAIN
        && Double.isNaN(firstPlay)
        && epsilon == 0
        && rave == 0
        && bias == 0;
  }

  /** {@return whether priors have an effect} */
  public boolean usesPrior() {
    return rule == Rule.PUCT || rule == Rule.PART || bias > 0;
  }
}
