package org.plyscope.bench.internal;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Measures loops in turns and keeps the medians, so that a disturbance hits all alike. A loop does
 * a piece of work and returns how many units it was.
 *
 * <p>Time is that of the measuring thread on a processor, where the virtual machine can measure it:
 * waiting for a busy processor is no property of the loop.
 */
public final class Stopwatch {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final boolean TELLS_CPU_TIME =
      THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled();

  private final long warmUpNanos;
  private final long sliceNanos;
  private final int rounds;

  private final BooleanSupplier stop;

  /** Measures so long in all per loop, a third of it as warm-up. */
  public Stopwatch(double seconds, int rounds) {
    this(seconds, rounds, () -> false);
  }

  /** Does the same, and ends with a {@link CancellationException} when asked to stop. */
  public Stopwatch(double seconds, int rounds, BooleanSupplier stop) {
    this.stop = stop;
    this.warmUpNanos = (long) (seconds * 1e9 / 3);
    this.sliceNanos = (long) (seconds * 2e9 / 3 / rounds);
    this.rounds = rounds;
  }

  /** Runs a loop without counting. */
  public void warmUp(LongSupplier loop) {
    perSecond(loop, warmUpNanos);
  }

  /** A loop that does more than the measured work, and so keeps the time itself. */
  public interface Timed {
    /** Does a piece of work; adds its units and the nanoseconds they took, by {@link #now}. */
    void run(long[] unitsAndNanos);
  }

  /** Returns the median units per second of loops that keep the time themselves. */
  public double[] measureTimed(Timed... loops) {
    double[][] rates = new double[loops.length][rounds + 1];
    for (int round = 0; round <= rounds; round++) {
      for (int i = 0; i < loops.length; i++) {
        rates[i][round] = perSecond(loops[i], round == 0 ? warmUpNanos : sliceNanos);
      }
    }
    return Arrays.stream(rates)
        .mapToDouble(rate -> median(Arrays.copyOfRange(rate, 1, rate.length)))
        .toArray();
  }

  private double perSecond(Timed loop, long nanos) {
    long start = now();
    long[] done = new long[2];
    do {
      loop.run(done);
      if (stop.getAsBoolean()) {
        throw new CancellationException("asked to stop");
      }
    } while (now() - start < nanos);
    return done[0] * 1e9 / done[1];
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

  private double perSecond(LongSupplier loop, long nanos) {
    long start = now();
    long units = 0;
    long now;
    do {
      units += loop.getAsLong();
      if (stop.getAsBoolean()) {
        throw new CancellationException("asked to stop");
      }
      now = now();
    } while (now - start < nanos);
    return units * 1e9 / (now - start);
  }

  /** Returns the time that loops are measured by, in nanoseconds. */
  public static long now() {
    return TELLS_CPU_TIME ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
