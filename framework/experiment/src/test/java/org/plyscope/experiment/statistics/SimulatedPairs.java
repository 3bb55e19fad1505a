package org.plyscope.experiment.statistics;

import java.util.SplittableRandom;

/** Blocks of two games with a known true score, whose games depend on each other. */
public final class SimulatedPairs {
  private final double worst;
  private final double chance;
  private final double both;

  /**
   * Describes pairs of games that are won or not.
   *
   * @param score the true score
   * @param worst the value of a game that is not won: 0, or one half if it is drawn
   * @param correlation how much a won game makes the other likely to be won
   */
  public SimulatedPairs(double score, double worst, double correlation) {
    this.worst = worst;
    this.chance = (score - worst) / (1 - worst);
    this.both = chance * chance + correlation * chance * (1 - chance);
    if (both < 0 || 2 * chance - both > 1) {
      throw new IllegalArgumentException("There are no games with such a correlation.");
    }
  }

  /** Plays a block. */
  public double play(SplittableRandom random) {
    double u = random.nextDouble();
    if (u < both) {
      return 1;
    }
    return u < 2 * chance - both ? (1 + worst) / 2 : worst;
  }
}
