package org.plyscope.experiment.work.process;

import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * How long the lab waits for a worker before it replaces it, and when it gives up. Immutable.
 *
 * @param startNanos the longest time until a worker is ready
 * @param frozenStartNanos for how long one that starts may show no sign of life
 * @param frozenNanos for how long one that was ready may show no sign of life
 * @param marginNanos how much longer than the longest move the lab waits, since the watchdog of the
 *     worker itself comes first
 * @param pausesMillis the pauses before the next start after one, two, … starts in a row that
 *     brought nothing; after one more the lab gives up
 */
record WorkerTimeouts(
    long startNanos,
    long frozenStartNanos,
    long frozenNanos,
    long marginNanos,
    List<Long> pausesMillis) {
  /** The times for a heavily loaded machine. */
  static final WorkerTimeouts STANDARD =
      new WorkerTimeouts(
          TimeUnit.MINUTES.toNanos(5),
          TimeUnit.SECONDS.toNanos(30),
          TimeUnit.SECONDS.toNanos(10),
          TimeUnit.SECONDS.toNanos(30),
          List.of(0L, 1_000L, 4_000L, 15_000L, 40_000L));

  /** Copies the list. */
  WorkerTimeouts {
    pausesMillis = List.copyOf(pausesMillis);
  }
}
