package org.plyscope.testkit.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.plyscope.api.learn.TuningTask;

/** A task for tests of tuners: measures points by a function, and keeps the calls. */
public final class Landscape implements TuningTask {
  private final List<List<double[]>> asked = new ArrayList<>();
  private final List<Axis> axes;
  private final ToDoubleFunction<double[]> height;
  private final long seed;
  private int stopAfter = Integer.MAX_VALUE;
  private int spentAfter = Integer.MAX_VALUE;

  /**
   * Makes a task that begins in the middle.
   *
   * @param dimensions how many numbers a point has
   * @param seed the seed of the tuner
   * @param height the score of a point
   */
  public Landscape(int dimensions, long seed, ToDoubleFunction<double[]> height) {
    this.axes = new ArrayList<>();
    for (int i = 0; i < dimensions; i++) {
      axes.add(new Axis("x" + i, 0, true));
    }
    this.seed = seed;
    this.height = height;
  }

  /**
   * Replaces an axis.
   *
   * @param index its number
   * @param axis the axis
   * @return this
   */
  public Landscape axis(int index, Axis axis) {
    axes.set(index, axis);
    return this;
  }

  /**
   * Stops the tuner as a user does.
   *
   * @param generations after how many
   * @return this
   */
  public Landscape stopAfter(int generations) {
    stopAfter = generations;
    return this;
  }

  /**
   * Lets the budget end.
   *
   * @param generations after how many
   * @return this
   */
  public Landscape spentAfter(int generations) {
    spentAfter = generations;
    return this;
  }

  /** {@return the measurements so far: the points of every generation} */
  public List<List<double[]>> asked() {
    return asked;
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
