package org.plyscope.experiment.work.game;

import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * Notices that a machine has become slower, for example because of other load: a piece of work of
 * about 50 ms is done between games, and takes longer then. Times of games that were played
 * meanwhile must not be compared. Used by one thread.
 */
public final class SlowdownDetector {
  private static final long WANTED_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
  private static final long FIRST_ROUNDS = 1 << 16;

  private static volatile long sink;

  private final LongSupplier clock;
  private final LongConsumer work;
  private long rounds = FIRST_ROUNDS;
  private long best;

  /** Measures this machine. */
  SlowdownDetector() {
    this(System::nanoTime, SlowdownDetector::mix);
  }

  /** Measures by a clock how long some work takes. */
  SlowdownDetector(LongSupplier clock, LongConsumer work) {
    this.clock = clock;
    this.work = work;
    // The first rounds also let the virtual machine compile the work.
    long nanos = measured();
    while (nanos < WANTED_NANOS / 2) {
      rounds *= 2;
      nanos = measured();
    }
    rounds = Math.max(1, rounds * WANTED_NANOS / nanos);
    best = Math.min(measured(), measured());
  }

  private static void mix(long rounds) {
    long value = sink;
    for (long i = 0; i < rounds; i++) {
      value = value * 0x9E3779B97F4A7C15L + i;
    }
    sink = value;
  }

  private long measured() {
    long start = clock.getAsLong();
    work.accept(rounds);
    return Math.max(1, clock.getAsLong() - start);
  }

  /**
   * Does the work once more. Returns by how much it took longer than it ever took: 0.1 for a tenth.
   */
  double drift() {
    long nanos = measured();
    best = Math.min(best, nanos);
    return (double) nanos / best - 1;
  }

  /**
   * Measures how late the system wakes a thread, which no player can help.
   *
   * @return milliseconds, rounded up
   * @throws InterruptedException if the thread is interrupted
   */
  static long noiseMillis() throws InterruptedException {
    long worst = 0;
    for (int i = 0; i < 20; i++) {
      long start = System.nanoTime();
      Thread.sleep(1);
      worst = Math.max(worst, System.nanoTime() - start);
    }
    return Math.min(100, TimeUnit.NANOSECONDS.toMillis(worst));
  }
}
