package org.plyscope.experiment.statistics.rating;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.plyscope.experiment.statistics.Multiplicity;
import org.plyscope.experiment.statistics.Normal;

/**
 * The distance of the score of two entrants from the prediction of their ratings. Large residuals
 * mean that strength is no single number here.
 *
 * @param first the first entrant
 * @param second the second entrant
 * @param observed the score of the first
 * @param expected the score that the ratings predict
 * @param z the difference in standard errors
 * @param correctedP how likely a difference this large is by accident, over all pairs
 */
public record Residual(
    int first, int second, double observed, double expected, double z, double correctedP) {
  private static final double THREE_SIGMA = Normal.twoSided(3);

  /**
   * The scores of two entrants against each other.
   *
   * @param first the first entrant
   * @param second the second entrant
   * @param scores the mean score of the first in each block
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Scores(int first, int second, double[] scores) {}

  /**
   * Compares scores with ratings.
   *
   * @param ratings the ratings
   * @param pairs the pairs that met, with their results
   * @return a residual per pair
   */
  public static List<Residual> of(RatingList ratings, List<Scores> pairs) {
    double[] z = new double[pairs.size()];
    double[] p = new double[pairs.size()];
    for (int i = 0; i < z.length; i++) {
      Scores pair = pairs.get(i);
      z[i] = z(pair.scores(), ratings.expected(pair.first(), pair.second()));
      p[i] = Normal.twoSided(z[i]);
    }
    double[] corrected = Multiplicity.holm(p);
    List<Residual> residuals = new ArrayList<>();
    for (int i = 0; i < z.length; i++) {
      Scores pair = pairs.get(i);
      residuals.add(
          new Residual(
              pair.first(),
              pair.second(),
              Mean.of(pair.scores()).getAsDouble(),
              ratings.expected(pair.first(), pair.second()),
              z[i],
              corrected[i]));
    }
    return residuals;
  }

  private static double z(double[] scores, double expected) {
    int n = scores.length;
    double deviation = n > 1 ? StandardDeviation.of(scores).getAsDouble() : 0;
    if (deviation == 0) {
      deviation = Math.sqrt(expected * (1 - expected));
    }
    return (Mean.of(scores).getAsDouble() - expected) / (deviation / Math.sqrt(n));
  }

  /**
   * Returns whether the difference is significant, corrected for the number of pairs; true beyond
   * three standard errors after Holm's correction.
   */
  public boolean isIntransitive() {
    return correctedP < THREE_SIGMA;
  }
}
