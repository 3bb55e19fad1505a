package org.plyscope.api.trace.read;

import java.util.Locale;

/**
 * The time that recording a trace took, and the memory of the trace. <b>Provided by the host</b>;
 * immutable.
 */
public final class TraceCost {
  private static final double PERCENT = 100;
  private static final double KILO = 1e3;
  private static final double MEGA = 1e6;
  private static final double SECOND = 1e9;

  private final long searchNanos;
  private final long recordingNanos;
  private final long bytes;
  private final long withNanos;
  private final long withoutNanos;

  private TraceCost(
      long searchNanos, long recordingNanos, long bytes, long withNanos, long withoutNanos) {
    this.searchNanos = searchNanos;
    this.recordingNanos = recordingNanos;
    this.bytes = bytes;
    this.withNanos = withNanos;
    this.withoutNanos = withoutNanos;
  }

  /**
   * Describes the cost of recording.
   *
   * @param searchNanos how long the search took, recording included; 0 if not measured
   * @param recordingNanos roughly how much of it was spent in the recorder
   * @param bytes how much memory the trace takes
   * @return the cost
   */
  public static TraceCost of(long searchNanos, long recordingNanos, long bytes) {
    return new TraceCost(searchNanos, recordingNanos, bytes, 0, 0);
  }

  /**
   * Returns this cost with the times when the same search was run with and without recording.
   *
   * @param with nanoseconds with recording, 0 if not tried
   * @param without nanoseconds without
   * @return a new cost
   */
  public TraceCost withComparison(long with, long without) {
    return new TraceCost(searchNanos, recordingNanos, bytes, with, without);
  }

  /**
   * Returns how long the search took, recording included.
   *
   * @return nanoseconds, 0 if not measured
   */
  public long searchNanos() {
    return searchNanos;
  }

  /**
   * Returns roughly how much of the time was spent in the recorder.
   *
   * @return nanoseconds
   */
  public long recordingNanos() {
    return recordingNanos;
  }

  /**
   * Returns how much memory the trace takes.
   *
   * @return bytes
   */
  public long bytes() {
    return bytes;
  }

  /**
   * Returns how long the same search took with recording when both were tried.
   *
   * @return nanoseconds, 0 if not tried
   */
  public long withNanos() {
    return withNanos;
  }

  /**
   * Returns how long the same search took without recording when both were tried.
   *
   * @return nanoseconds, 0 if not tried
   */
  public long withoutNanos() {
    return withoutNanos;
  }

  /**
   * Returns the share of the time that went into recording.
   *
   * @return from 0 to 1, or NaN if not measured
   */
  public double share() {
    return searchNanos <= 0
        ? Double.NaN
        : Math.min(1, Math.max(0, (double) recordingNanos / searchNanos));
  }

  /**
   * Describes the cost in words.
   *
   * @return a sentence, for example {@code "The recorder took about 12 % of the time; the trace
   *     takes 8.1 MB."}
   */
  public String text() {
    String memory = "the trace takes " + memory(bytes) + ".";
    if (withNanos > 0 && withNanos <= withoutNanos) {
      return "Recording costs too little to be measured: the search takes "
          + time(withNanos)
          + " with it and "
          + time(withoutNanos)
          + " without; "
          + memory;
    }
    if (withNanos > 0) {
      double cost = Math.max(0, PERCENT * (withNanos - withoutNanos) / withNanos);
      return String.format(
              Locale.ROOT,
              "Recording costs %d %% of the time: the search takes %s with it and %s without; ",
              Math.round(cost),
              time(withNanos),
              time(withoutNanos))
          + memory;
    }
    if (Double.isNaN(share())) {
      return "T" + memory.substring(1);
    }
    String percent = share() < 0.01 ? "less than 1" : "about " + Math.round(share() * PERCENT);
    return "The recorder took " + percent + " % of the time; " + memory;
  }

  private static String memory(long bytes) {
    return bytes < MEGA / 10
        ? String.format(Locale.ROOT, "%d kB", Math.max(1, Math.round(bytes / KILO)))
        : String.format(Locale.ROOT, "%.1f MB", bytes / MEGA);
  }

  private static String time(long nanos) {
    return nanos < SECOND
        ? String.format(Locale.ROOT, "%.1f ms", nanos / MEGA)
        : String.format(Locale.ROOT, "%.2f s", nanos / SECOND);
  }
}
