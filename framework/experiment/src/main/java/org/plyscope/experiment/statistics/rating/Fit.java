package org.plyscope.experiment.statistics.rating;

import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plyscope.experiment.statistics.Elo;
import org.plyscope.experiment.statistics.rating.internal.QuasiErrors;

/** The most likely ratings. Immutable. */
public final class Fit {
  /**
   * A number of a model besides the ratings.
   *
   * @param value the number, as a logarithm
   * @param error its standard error
   */
  public record Term(double value, double error) {}

  private final double[] logWorths;
  private final double[][] covariance;
  private final SortedMap<Integer, Term> ties;
  private final Term firstSeat;
  private final double logLikelihood;
  private final int steps;

  Fit(
      double[] logWorths,
      double[][] covariance,
      SortedMap<Integer, Term> ties,
      Term firstSeat,
      double logLikelihood,
      int steps) {
    this.logWorths = logWorths;
    this.covariance = covariance;
    this.ties = Collections.unmodifiableSortedMap(new TreeMap<>(ties));
    this.firstSeat = firstSeat;
    this.logLikelihood = logLikelihood;
    this.steps = steps;
  }

  /** Returns how many entrants were rated. */
  public int entrants() {
    return logWorths.length;
  }

  /**
   * Returns the rating of an entrant on the scale of the model.
   *
   * @param entrant the entrant, from 0
   * @return the logarithm of its worth, relative to the first entrant
   */
  public double logWorth(int entrant) {
    return logWorths[entrant];
  }

  /**
   * Returns the error of that rating.
   *
   * @param entrant the entrant, from 0
   * @return the standard error of its difference to the first entrant
   */
  public double error(int entrant) {
    return Math.sqrt(covariance[entrant][entrant]);
  }

  /**
   * Returns the share of an entrant in the worth of all.
   *
   * @param entrant the entrant, from 0
   * @return a number from 0 to 1; all sum up to 1
   */
  public double worth(int entrant) {
    double sum = Arrays.stream(logWorths).map(w -> Math.exp(w - logWorths[entrant])).sum();
    return 1 / sum;
  }

  /**
   * Returns the rating of an entrant in Elo.
   *
   * @param entrant the entrant, from 0
   * @return the rating; that of all entrants is 0 in the mean
   */
  public double elo(int entrant) {
    double mean = Arrays.stream(logWorths).average().orElse(0);
    return (logWorths[entrant] - mean) * Elo.PER_LOGIT;
  }

  /**
   * Returns how surely two ratings differ.
   *
   * @param first an entrant, from 0
   * @param second another
   * @return the variance of their difference
   */
  public double variance(int first, int second) {
    return covariance[first][first] + covariance[second][second] - 2 * covariance[first][second];
  }

  /**
   * Returns errors of which those of any two entrants give the error of their difference: a
   * standard error per entrant, on the scale of the model; empty if there are none.
   */
  public Optional<double[]> quasiErrors() {
    return QuasiErrors.of(covariance);
  }

  /**
   * Returns how surely each entrant differs from the mean of all: a standard error per entrant, on
   * the scale of the model.
   */
  public double[] centredErrors() {
    int n = covariance.length;
    double[] rows = Arrays.stream(covariance).mapToDouble(row -> mean(row)).toArray();
    double[] errors = new double[n];
    for (int i = 0; i < n; i++) {
      errors[i] = Math.sqrt(Math.max(0, covariance[i][i] - 2 * rows[i] + mean(rows)));
    }
    return errors;
  }

  private static double mean(double[] numbers) {
    return Arrays.stream(numbers).average().orElse(0);
  }

  /**
   * Returns how common ties are: the logarithm of the tie parameter by the number of entrants that
   * share a place; empty for models without ties.
   */
  public SortedMap<Integer, Term> ties() {
    return ties;
  }

  /** Returns the term of the first seat; empty for models without it. */
  public Optional<Term> firstSeat() {
    return Optional.ofNullable(firstSeat);
  }

  /** Returns how likely the results are under these ratings, those of the ghost not included. */
  public double logLikelihood() {
    return logLikelihood;
  }

  /** Returns how many steps the fit took: the number of Newton steps. */
  public int steps() {
    return steps;
  }
}
