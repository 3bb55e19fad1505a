package org.plyscope.experiment.statistics;

import org.plyscope.api.chart.Unit;
import org.plyscope.api.run.statistics.Estimate;

/** Scores as differences in Elo and back. */
public final class Elo {
  /** Elo per unit of log odds. */
  public static final double PER_LOGIT = 400 / Math.log(10);

  private Elo() {}

  /**
   * Returns the difference in Elo that gives a score.
   *
   * @param score from 0 to 1
   * @return the difference; infinite for 0 and 1
   */
  public static double ofScore(double score) {
    return PER_LOGIT * (Math.log(score) - Math.log1p(-score));
  }

  /** Returns the score that a difference in Elo gives: the score from 0 to 1. */
  public static double score(double elo) {
    return 1 / (1 + Math.exp(-elo / PER_LOGIT));
  }

  /**
   * Returns a score as a difference in Elo, with both ends of its interval: the difference, perhaps
   * infinite.
   */
  public static Estimate of(Estimate score) {
    return score.isKnown()
        ? new Estimate(
            ofScore(score.value()),
            ofScore(score.low()),
            ofScore(score.high()),
            score.count(),
            score.note())
        : score;
  }

  /**
   * Writes a difference with its interval, for example {@code +41 [+11, +71]}; {@code > +460 (0
   * losses)} where one side never scored; {@code –} if nothing is known.
   */
  public static String text(Estimate elo) {
    if (!elo.isKnown()) {
      return "–";
    }
    if (elo.value() == Double.POSITIVE_INFINITY) {
      return "> " + signed(elo.low()) + " (0 losses)";
    }
    if (elo.value() == Double.NEGATIVE_INFINITY) {
      return "< " + signed(elo.high()) + " (0 wins)";
    }
    return signed(elo.value()) + " [" + signed(elo.low()) + ", " + signed(elo.high()) + "]";
  }

  /**
   * Writes a difference as a whole number with its sign, for example {@code +41}, {@code −7},
   * {@code 0}, {@code +∞}.
   */
  public static String signed(double elo) {
    return Unit.ELO.text(elo);
  }
}
