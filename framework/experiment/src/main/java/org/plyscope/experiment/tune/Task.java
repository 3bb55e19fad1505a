package org.plyscope.experiment.tune;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.learn.TuningTask;
import org.plyscope.api.run.statistics.Estimate;

/** The task of a method. Used by one thread. */
final class Task implements TuningTask {
  /** The half width of a 95 % interval in standard errors. */
  private static final double HALF_WIDTH = 1.96;

  private static final double SCALE = 1e9;

  /** Measures points. */
  interface Measurer {
    Generation measure(List<List<Double>> points) throws InterruptedException;

    boolean spent();
  }

  private final TuningPlan plan;
  private final Measurer measurer;
  private final long seed;

  Task(TuningPlan plan, Measurer measurer, long seed) {
    this.plan = plan;
    this.measurer = measurer;
    this.seed = seed;
  }

  @Override
  public List<Axis> axes() {
    return plan.parameters().stream().map(Parameter::axis).toList();
  }

  @Override
  public double[] start() {
    return plan.startPoint();
  }

  @Override
  public long seed() {
    return seed;
  }

  @Override
  public boolean spent() {
    return measurer.spent();
  }

  @Override
  public List<Score> measure(List<double[]> points) throws InterruptedException {
    if (points.isEmpty()) {
      throw new IllegalArgumentException("A method measured no points.");
    }
    List<List<Double>> checked = new ArrayList<>();
    for (double[] point : points) {
      checked.add(checked(plan, point));
    }
    List<Score> scores = new ArrayList<>();
    for (Estimate score : measurer.measure(checked).scores()) {
      double error = (score.high() - score.low()) / (2 * HALF_WIDTH);
      scores.add(new Score(score.value(), error));
    }
    return scores;
  }

  /** Copies a point, within the bounds and rounded as it is written down. */
  static List<Double> checked(TuningPlan plan, double[] point) {
    if (point.length != plan.parameters().size()) {
      throw new IllegalArgumentException(
          "A point has %d coordinates instead of %d."
              .formatted(point.length, plan.parameters().size()));
    }
    List<Double> copy = new ArrayList<>();
    for (double coordinate : point) {
      if (Double.isNaN(coordinate)) {
        throw new IllegalArgumentException("A coordinate of a point is not a number.");
      }
      copy.add(Math.rint(Math.max(0, Math.min(1, coordinate)) * SCALE) / SCALE);
    }
    return copy;
  }
}
