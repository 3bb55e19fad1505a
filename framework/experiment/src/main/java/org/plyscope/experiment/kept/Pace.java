package org.plyscope.experiment.kept;

/**
 * Bounds the share of a processor that something takes which is computed again and again. What was
 * saved up allows for a quick start. Used by one thread at a time.
 */
public final class Pace {
  /** How many times as long as computing the rests last in the long run. */
  private static final int REST = 120;

  private static final long MOST_SAVED_NANOS = 500_000_000;

  private long saved = MOST_SAVED_NANOS;
  private long last = System.nanoTime();

  /**
   * Notes that something was computed.
   *
   * @param nanos how long it took
   * @param now the time, by {@link System#nanoTime}
   */
  public void computed(long nanos, long now) {
    saved = saved(now) - nanos;
    last = now;
  }

  /**
   * Returns how long to rest before the next time.
   *
   * @param now the time, by {@link System#nanoTime}
   * @return nanoseconds; 0 if it has rested
   */
  public long restNanos(long now) {
    return Math.max(0, -REST * saved(now));
  }

  private long saved(long now) {
    return Math.min(MOST_SAVED_NANOS, saved + (now - last) / REST);
  }
}
