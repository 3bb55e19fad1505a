package org.plyscope.lab.trace;

import java.util.Locale;

/**
 * What recording a trace cost.
 *
 * @param searchNanos how long the search took, recording included
 * @param recordingNanos how much of it was spent in the recorder, about
 * @param withNanos how long the same search took with recording when both were tried, else 0
 * @param withoutNanos how long it took without recording, 0 if nobody has tried
 * @param bytes how much memory the trace takes
 */
public record TraceCost(
    long searchNanos, long recordingNanos, long withNanos, long withoutNanos, long bytes) {
  private static final double PERCENT = 100;
  private static final double MEGA = 1e6;
  private static final double SECOND = 1e9;

  /**
   * Returns which part of the time went into recording.
   *
   * @return from 0 to 1, or NaN if nobody measured
   */
  public double share() {
    return searchNanos <= 0
        ? Double.NaN
        : Math.min(1, Math.max(0, (double) recordingNanos / searchNanos));
  }

  /**
   * Says it for people.
   *
   * @return a sentence, for example {@code "The recorder took about 12 % of the time; the trace
   *     takes 8.1 MB."}
   */
  public String text() {
    String memory = String.format(Locale.ROOT, "the trace takes %.1f MB.", bytes / MEGA);
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

  private static String time(long nanos) {
    return nanos < SECOND
        ? String.format(Locale.ROOT, "%.1f ms", nanos / MEGA)
        : String.format(Locale.ROOT, "%.2f s", nanos / SECOND);
  }
}
