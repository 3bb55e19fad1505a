package org.plyscope.bench.internal;

import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Measures two loops in turns and keeps the medians, so that a disturbance hits both alike. A loop
 * does a piece of work and returns how many units it was.
 */
public final class Stopwatch {
  private final long warmUpNanos;
  private final long sliceNanos;
  private final int rounds;

  /** Measures so long in all per loop, a third of it as warm-up. */
  public Stopwatch(double seconds, int rounds) {
    this.warmUpNanos = (long) (seconds * 1e9 / 3);
    this.sliceNanos = (long) (seconds * 2e9 / 3 / rounds);
    this.rounds = rounds;
  }

  /** Runs a loop without counting. */
  public void warmUp(LongSupplier loop) {
    perSecond(loop, warmUpNanos);
  }

  /** Returns the median units per second of each loop, measured in turns. */
  public double[] measure(LongSupplier... loops) {
    double[][] rates = new double[loops.length][rounds];
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < loops.length; i++) {
        rates[i][round] = perSecond(loops[i], sliceNanos);
      }
    }
    return Arrays.stream(rates).mapToDouble(Stopwatch::median).toArray();
  }

  private static double perSecond(LongSupplier loop, long nanos) {
    long start = System.nanoTime();
    long units = 0;
    long now;
    do {
      units += loop.getAsLong();
      now = System.nanoTime();
    } while (now - start < nanos);
    return units * 1e9 / (now - start);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
