package org.plyscope.experiment.statistics.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plyscope.experiment.statistics.rating.internal.Choices;
import org.plyscope.experiment.statistics.rating.internal.Cholesky;

/**
 * Results as choices, and which parameter is whose: first the entrants, then the other parameters
 * of a model. The ghost stands at zero; without it the first entrant does.
 */
final class Stages {
  /** A stage, and how often one result goes through it. */
  record Use(int stage, double times) {}

  private final int entrants;
  private final boolean haunted;
  private final Choices choices;
  private final Map<SeatedResult, List<Use>> uses = new TreeMap<>();
  private final List<Use> ghostly = new ArrayList<>();
  private final SortedMap<Integer, Integer> tieParameters;
  private final int seatParameter;

  /**
   * Starts without results.
   *
   * @param entrants how many entrants there are
   * @param haunted whether there is a ghost
   * @param extras how many parameters there are besides the entrants
   * @param tieParameters which of the extra parameters belongs to ties of how many
   * @param seatParameter which extra parameter is that of the first seat; -1 for none
   */
  Stages(
      int entrants,
      boolean haunted,
      int extras,
      Map<Integer, Integer> tieParameters,
      int seatParameter) {
    this.entrants = entrants;
    this.haunted = haunted;
    this.choices = new Choices(extra(entrants, haunted, extras));
    this.tieParameters = new TreeMap<>();
    tieParameters.forEach(
        (size, number) -> this.tieParameters.put(size, extra(entrants, haunted, number)));
    this.seatParameter = seatParameter < 0 ? -1 : extra(entrants, haunted, seatParameter);
  }

  private static int extra(int entrants, boolean haunted, int number) {
    return (haunted ? entrants : entrants - 1) + number;
  }

  /** Returns the parameter of an entrant; negative for the one at zero and for the ghost. */
  int parameter(int entrant) {
    if (entrant == entrants) {
      return -1;
    }
    return haunted ? entrant : entrant - 1;
  }

  /** Returns the parameter of ties. */
  int tieParameter(int size) {
    return tieParameters.get(size);
  }

  /** Returns the parameter of the first seat. */
  int seatParameter() {
    return seatParameter;
  }

  /** Sums parameters up, each times a factor; those at zero are left out. */
  static Choices.Alternative alternative(int[] parameters, double[] factors) {
    int[] at = new int[parameters.length];
    double[] by = new double[parameters.length];
    int size = 0;
    for (int i = 0; i < parameters.length; i++) {
      if (parameters[i] >= 0) {
        at[size] = parameters[i];
        by[size++] = factors[i];
      }
    }
    return new Choices.Alternative(Arrays.copyOf(at, size), Arrays.copyOf(by, size));
  }

  /** Adds a choice that a result goes through. */
  void add(SeatedResult result, double times, List<Choices.Alternative> alternatives) {
    uses.computeIfAbsent(result, r -> new ArrayList<>())
        .add(new Use(choices.add(alternatives), times));
  }

  /** Adds a choice between an entrant and the ghost. */
  void addGhost(double times, List<Choices.Alternative> alternatives) {
    ghostly.add(new Use(choices.add(alternatives), times));
  }

  /** Returns how often each stage was seen, by the ghost too. */
  double[] weights(Map<SeatedResult, Double> results) {
    double[] weights = realWeights(results);
    ghostly.forEach(use -> weights[use.stage()] += use.times());
    return weights;
  }

  private double[] realWeights(Map<SeatedResult, Double> results) {
    double[] weights = new double[choices.stages()];
    results.forEach((result, times) -> addWeights(result, times, weights));
    return weights;
  }

  private void addWeights(SeatedResult result, double times, double[] weights) {
    for (Use use : uses.get(result)) {
      weights[use.stage()] += times * use.times();
    }
  }

  /** Returns the stages that a result goes through. */
  List<Use> uses(SeatedResult result) {
    return uses.get(result);
  }

  /** Fits the model; starts from equal entrants unless a start is given. */
  Choices.Top climb(double[] weights, double[] start) {
    return choices.climb(weights, start == null ? new double[parameters()] : start);
  }

  /** Returns the slope of the likelihood of some stages alone. */
  double[] slope(List<Use> some, double[] values) {
    double[] gradient = new double[parameters()];
    some.forEach(use -> choices.addSlope(use.stage(), use.times(), values, gradient));
    return gradient;
  }

  int parameters() {
    return extra(entrants, haunted, tieParameters.size() + (seatParameter < 0 ? 0 : 1));
  }

  /**
   * Makes ratings of the top: relative to the first entrant, with the errors of the model. The
   * ghost adds no knowledge, so errors come from the results alone wherever these suffice.
   */
  Fit fit(Choices.Top top, Map<SeatedResult, Double> results) {
    double[] weights = realWeights(results);
    double[][] information = new double[parameters()][parameters()];
    choices.derive(weights, top.values(), new double[parameters()], information);
    double[][] covariance = inverse(information);
    if (covariance == null) {
      covariance = Cholesky.of(top.information()).inverse();
    }
    double logLikelihood = choices.logLikelihood(weights, top.values());
    return fit(top.values(), covariance, logLikelihood, top.steps());
  }

  /** Makes ratings of the top, with errors from elsewhere. */
  Fit fit(Choices.Top top, double[][] covariance, Map<SeatedResult, Double> results) {
    double logLikelihood = choices.logLikelihood(realWeights(results), top.values());
    return fit(top.values(), covariance, logLikelihood, top.steps());
  }

  /** Inverts with the first entrant held at zero, since results determine differences only. */
  private double[][] inverse(double[][] information) {
    if (!haunted) {
      return Cholesky.of(information).inverse();
    }
    int n = information.length;
    double[][] rest = new double[n - 1][];
    for (int i = 1; i < n; i++) {
      rest[i - 1] = Arrays.copyOfRange(information[i], 1, n);
    }
    Cholesky split = Cholesky.of(rest);
    if (split == null) {
      return null;
    }
    double[][] inverse = split.inverse();
    double[][] covariance = new double[n][n];
    for (int i = 1; i < n; i++) {
      System.arraycopy(inverse[i - 1], 0, covariance[i], 1, n - 1);
    }
    return covariance;
  }

  private Fit fit(double[] values, double[][] covariance, double logLikelihood, int steps) {
    SortedMap<Integer, Fit.Term> ties = new TreeMap<>();
    tieParameters.forEach((size, at) -> ties.put(size, term(values, covariance, at)));
    return new Fit(
        relative(values),
        contrasts(covariance),
        ties,
        seatParameter < 0 ? null : term(values, covariance, seatParameter),
        logLikelihood,
        steps);
  }

  private static Fit.Term term(double[] values, double[][] covariance, int at) {
    return new Fit.Term(values[at], Math.sqrt(covariance[at][at]));
  }

  /** Returns the entrants' values relative to the first. */
  double[] relative(double[] values) {
    double[] relative = new double[entrants];
    for (int i = 0; i < entrants; i++) {
      relative[i] = at(values, i) - at(values, 0);
    }
    return relative;
  }

  private double at(double[] values, int entrant) {
    int parameter = parameter(entrant);
    return parameter < 0 ? 0 : values[parameter];
  }

  private double[][] contrasts(double[][] covariance) {
    double[][] contrasts = new double[entrants][entrants];
    for (int i = 0; i < entrants; i++) {
      for (int j = 0; j < entrants; j++) {
        contrasts[i][j] =
            at(covariance, i, j)
                - at(covariance, i, 0)
                - at(covariance, 0, j)
                + at(covariance, 0, 0);
      }
    }
    return contrasts;
  }

  private double at(double[][] covariance, int first, int second) {
    int i = parameter(first);
    int j = parameter(second);
    return i < 0 || j < 0 ? 0 : covariance[i][j];
  }
}
