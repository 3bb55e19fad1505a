package org.plyscope.engine.montecarlo;

/**
 * The length and the payoff of playouts.
 *
 * @param plies where a playout is broken off, counted from where it leaves the tree; 0 for never
 * @param none whether there is no playout at all: the position is judged where the tree is left
 * @param judgement the payoff of a game that is not over when its playout ends
 * @param spread the difference of evaluations, in display units, that {@link Judgement#LOGISTIC}
 *     takes for odds of e to 1
 * @param untilDecided whether a playout also ends, and is judged, as soon as the evaluation {@link
 *     org.plyscope.api.agent.Evaluator#decides decides} the rest of the game
 */
public record PlayoutSettings(
    int plies, boolean none, Judgement judgement, double spread, boolean untilDecided) {
  /** The payoff of a game that is not over. */
  public enum Judgement {
    /** The players who still play share the rest. */
    UNDECIDED,
    /** They get the places that are left in the order of their evaluations. */
    PLACES,
    /** They get more or less than their share, by the difference to the others. */
    LOGISTIC
  }

  /** {@return whether the evaluation has an effect} */
  public boolean usesEvaluation() {
    return judgement != Judgement.UNDECIDED;
  }

  /** {@return the largest number of plies: 0 without playouts} */
  public int longest() {
    return none ? 0 : plies == 0 ? Integer.MAX_VALUE : plies;
  }
}
