package org.plyscope.lab.trace;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/**
 * Hands everything on to another recorder and estimates how long that takes.
 *
 * <p>A call takes some ten nanoseconds, no longer than looking at the clock twice. So one call in
 * about {@value #GAP} is timed, at irregular distances lest it always be one of the same kind, and
 * the time of the clock itself is measured beforehand and subtracted. The few calls that make the
 * columns longer take a thousand times as long and are all timed. Work that a search does only
 * because it is recorded, such as making values for the recorder, does not count.
 */
final class TimedRecorder implements TraceRecorder {
  /** How many calls lie between two that are timed, on average. */
  static final int GAP = 64;

  /** No call takes this long: the thread was interrupted in between. */
  private static final long LONGEST = 20_000;

  private static final int CALIBRATIONS = 201;

  private final TraceRecorder target;
  private final BooleanSupplier grows;
  private final LongSupplier clock;
  private final long clockCost;
  private long random = 0x9E3779B97F4A7C15L;
  private int gap = GAP;
  private int left = GAP;
  private long calls;
  private long samples;
  private long sampled;
  private long growing;

  /**
   * Times a recorder.
   *
   * @param grows returns whether the next node makes the target longer
   * @param clock nanoseconds
   */
  TimedRecorder(TraceRecorder target, BooleanSupplier grows, LongSupplier clock) {
    this.target = target;
    this.grows = grows;
    this.clock = clock;
    this.clockCost = calibrate(clock);
  }

  private static long calibrate(LongSupplier clock) {
    long[] costs = new long[CALIBRATIONS];
    for (int i = 0; i < CALIBRATIONS; i++) {
      long start = clock.getAsLong();
      costs[i] = clock.getAsLong() - start;
    }
    Arrays.sort(costs);
    return costs[CALIBRATIONS / 2];
  }

  /** Returns about how many nanoseconds the target has taken so far. */
  long nanos() {
    long all = calls + gap - left;
    double mean = samples == 0 ? 0 : Math.max(0, (double) sampled / samples - clockCost);
    return growing + Math.round(mean * all);
  }

  @Override
  public int open(int parent, long move, int order, int player) {
    if (grows.getAsBoolean()) {
      long start = clock.getAsLong();
      int node = target.open(parent, move, order, player);
      growing += Math.max(0, clock.getAsLong() - start - clockCost);
      return node;
    }
    if (--left > 0) {
      return target.open(parent, move, order, player);
    }
    long start = clock.getAsLong();
    int node = target.open(parent, move, order, player);
    sample(start);
    return node;
  }

  @Override
  public void leaf(
      int parent,
      long move,
      int order,
      int player,
      double alpha,
      double beta,
      double value,
      NodeEnd end) {
    if (grows.getAsBoolean()) {
      long start = clock.getAsLong();
      target.leaf(parent, move, order, player, alpha, beta, value, end);
      growing += Math.max(0, clock.getAsLong() - start - clockCost);
    } else if (--left > 0) {
      target.leaf(parent, move, order, player, alpha, beta, value, end);
    } else {
      long start = clock.getAsLong();
      target.leaf(parent, move, order, player, alpha, beta, value, end);
      sample(start);
    }
  }

  @Override
  public void window(int node, double alpha, double beta) {
    if (--left > 0) {
      target.window(node, alpha, beta);
    } else {
      long start = clock.getAsLong();
      target.window(node, alpha, beta);
      sample(start);
    }
  }

  @Override
  public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {
    if (--left > 0) {
      target.close(node, value, bound, end, skipped);
    } else {
      long start = clock.getAsLong();
      target.close(node, value, bound, end, skipped);
      sample(start);
    }
  }

  @Override
  public void visits(int node, long visits, double[] means) {
    if (--left > 0) {
      target.visits(node, visits, means);
    } else {
      long start = clock.getAsLong();
      target.visits(node, visits, means);
      sample(start);
    }
  }

  @Override
  public void values(int node, double[] values) {
    if (--left > 0) {
      target.values(node, values);
    } else {
      long start = clock.getAsLong();
      target.values(node, values);
      sample(start);
    }
  }

  @Override
  public void figure(int node, Figure figure, double number) {
    if (--left > 0) {
      target.figure(node, figure, number);
    } else {
      long start = clock.getAsLong();
      target.figure(node, figure, number);
      sample(start);
    }
  }

  private void sample(long start) {
    long nanos = clock.getAsLong() - start;
    if (nanos < LONGEST) {
      samples++;
      sampled += nanos;
    }
    calls += gap;
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    gap = 1 + (int) Math.floorMod(random, 2L * GAP - 1);
    left = gap;
  }
}
