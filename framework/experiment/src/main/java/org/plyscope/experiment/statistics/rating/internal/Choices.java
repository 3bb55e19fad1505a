package org.plyscope.experiment.statistics.rating.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A model of choices, fitted by Newton's method: at each stage one of some alternatives was chosen,
 * each with a likelihood that is the exponential of a sum of parameters. Its logarithm is concave,
 * so that the way up is the way to the top.
 */
public final class Choices {
  private static final int MOST_STEPS = 200;
  private static final double LONGEST_STEP = 2;
  private static final double PRECISION = 1e-11;

  /**
   * One of the things that might have been chosen.
   *
   * @param parameters which parameters it sums up; those that stay at zero are left out
   * @param factors the factor of each
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Alternative(int[] parameters, double[] factors) {
    double sum(double[] values) {
      double sum = 0;
      for (int i = 0; i < parameters.length; i++) {
        sum += factors[i] * values[parameters[i]];
      }
      return sum;
    }

    void addTo(double[] vector, double weight) {
      for (int i = 0; i < parameters.length; i++) {
        vector[parameters[i]] += weight * factors[i];
      }
    }
  }

  /** A choice: the first alternative was taken. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Stage(List<Alternative> alternatives, int[] touched) {}

  /**
   * Where the top is and how sharp.
   *
   * @param values the most likely parameters
   * @param information the curvature there
   * @param steps how many steps led there
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Top(double[] values, double[][] information, int steps) {}

  private final int parameters;
  private final List<Stage> stages = new ArrayList<>();

  /**
   * Starts without stages.
   *
   * @param parameters how many parameters there are
   */
  public Choices(int parameters) {
    this.parameters = parameters;
  }

  /**
   * Adds a stage.
   *
   * @param alternatives the possible choices; the first was chosen
   */
  public int add(List<Alternative> alternatives) {
    int[] touched =
        alternatives.stream().flatMapToInt(a -> Arrays.stream(a.parameters())).distinct().toArray();
    stages.add(new Stage(List.copyOf(alternatives), touched));
    return stages.size() - 1;
  }

  /** Returns how many stages were added. */
  public int stages() {
    return stages.size();
  }

  /**
   * Returns how likely the choices are.
   *
   * @param weights how often each stage was seen
   * @param values the parameters
   */
  public double logLikelihood(double[] weights, double[] values) {
    double sum = 0;
    for (int s = 0; s < stages.size(); s++) {
      if (weights[s] != 0) {
        double[] logs = logs(stages.get(s), values);
        sum += weights[s] * (logs[0] - logSum(logs));
      }
    }
    return sum;
  }

  /**
   * Climbs to the most likely parameters.
   *
   * @param weights how often each stage was seen
   * @param start where to begin
   * @return the top; the last place reached if there is none
   */
  public Top climb(double[] weights, double[] start) {
    double[] values = start.clone();
    double height = logLikelihood(weights, values);
    double[][] information = new double[parameters][parameters];
    int step = 0;
    for (double length = 1; step < MOST_STEPS && length > PRECISION; step++) {
      double[] gradient = new double[parameters];
      information = new double[parameters][parameters];
      derive(weights, values, gradient, information);
      double[] way = way(information, gradient);
      length = Arrays.stream(way).map(Math::abs).max().orElse(0);
      double factor = Math.min(1, LONGEST_STEP / length);
      double[] next = moved(values, way, factor);
      double reached = logLikelihood(weights, next);
      while (reached < height - 1e-12 * Math.abs(height) && factor > 1e-6) {
        factor /= 2;
        next = moved(values, way, factor);
        reached = logLikelihood(weights, next);
      }
      values = next;
      height = reached;
    }
    return new Top(values, information, step);
  }

  /**
   * Adds the slope of a single stage.
   *
   * @param number the number of the stage
   * @param weight how often it was seen
   * @param values the parameters
   * @param gradient accumulates the slope
   */
  public void addSlope(int number, double weight, double[] values, double[] gradient) {
    Stage stage = stages.get(number);
    double[] logs = logs(stage, values);
    double total = logSum(logs);
    for (int a = 0; a < logs.length; a++) {
      stage.alternatives().get(a).addTo(gradient, -weight * Math.exp(logs[a] - total));
    }
    stage.alternatives().get(0).addTo(gradient, weight);
  }

  /**
   * Adds up slope and curvature.
   *
   * @param weights how often each stage was seen
   * @param values the parameters
   * @param gradient accumulates the slopes
   * @param information accumulates the curvatures
   */
  public void derive(double[] weights, double[] values, double[] gradient, double[][] information) {
    double[] mean = new double[parameters];
    for (int s = 0; s < stages.size(); s++) {
      if (weights[s] != 0) {
        derive(stages.get(s), weights[s], values, gradient, information, mean);
      }
    }
  }

  private static void derive(
      Stage stage,
      double weight,
      double[] values,
      double[] gradient,
      double[][] information,
      double[] mean) {
    double[] logs = logs(stage, values);
    double total = logSum(logs);
    for (int a = 0; a < logs.length; a++) {
      Alternative alternative = stage.alternatives().get(a);
      double p = Math.exp(logs[a] - total);
      alternative.addTo(mean, p);
      int[] at = alternative.parameters();
      double[] by = alternative.factors();
      for (int i = 0; i < at.length; i++) {
        for (int j = 0; j < at.length; j++) {
          information[at[i]][at[j]] += weight * p * by[i] * by[j];
        }
      }
    }
    stage.alternatives().get(0).addTo(gradient, weight);
    for (int i : stage.touched()) {
      gradient[i] -= weight * mean[i];
      for (int j : stage.touched()) {
        information[i][j] -= weight * mean[i] * mean[j];
      }
    }
    for (int i : stage.touched()) {
      mean[i] = 0;
    }
  }

  /** The Newton step, damped where the curvature vanishes. */
  private static double[] way(double[][] information, double[] gradient) {
    Cholesky split = Cholesky.of(information);
    for (double ridge = 1e-8; split == null; ridge *= 10) {
      double[][] damped = new double[information.length][];
      for (int i = 0; i < damped.length; i++) {
        damped[i] = information[i].clone();
        damped[i][i] += ridge;
      }
      split = Cholesky.of(damped);
    }
    return split.solve(gradient);
  }

  private static double[] moved(double[] from, double[] way, double factor) {
    double[] to = from.clone();
    for (int i = 0; i < to.length; i++) {
      to[i] += factor * way[i];
    }
    return to;
  }

  private static double[] logs(Stage stage, double[] values) {
    double[] logs = new double[stage.alternatives().size()];
    for (int a = 0; a < logs.length; a++) {
      logs[a] = stage.alternatives().get(a).sum(values);
    }
    return logs;
  }

  private static double logSum(double[] logs) {
    double most = Arrays.stream(logs).max().orElseThrow();
    double sum = 0;
    for (double log : logs) {
      sum += Math.exp(log - most);
    }
    return most + Math.log(sum);
  }
}
