package org.plyscope.tuner.stochastic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.plyscope.api.learn.TuningTask;

/** Measures points by a function, and keeps what was asked. */
final class Landscape implements TuningTask {
  final List<List<double[]>> asked = new ArrayList<>();
  private final List<Axis> axes;
  private final ToDoubleFunction<double[]> height;
  private final long seed;
  private int stopAfter = Integer.MAX_VALUE;
  private int spentAfter = Integer.MAX_VALUE;

  Landscape(int dimensions, long seed, ToDoubleFunction<double[]> height) {
    this.axes = new ArrayList<>();
    for (int i = 0; i < dimensions; i++) {
      axes.add(new Axis("x" + i, 0, true));
    }
    this.seed = seed;
    this.height = height;
  }

  Landscape axis(int index, Axis axis) {
    axes.set(index, axis);
    return this;
  }

  Landscape stopAfter(int generations) {
    stopAfter = generations;
    return this;
  }

  Landscape spentAfter(int generations) {
    spentAfter = generations;
    return this;
  }

  @Override
  public List<Axis> axes() {
    return axes;
  }

  @Override
  public double[] start() {
    double[] start = new double[axes.size()];
    Arrays.fill(start, 0.5);
    return start;
  }

  @Override
  public long seed() {
    return seed;
  }

  @Override
  public boolean spent() {
    return asked.size() >= spentAfter;
  }

  @Override
  public List<Score> measure(List<double[]> points) throws InterruptedException {
    if (asked.size() == stopAfter) {
      throw new InterruptedException("stopped");
    }
    asked.add(points.stream().map(double[]::clone).toList());
    return points.stream().map(p -> new Score(height.applyAsDouble(p), 0)).toList();
  }
}
