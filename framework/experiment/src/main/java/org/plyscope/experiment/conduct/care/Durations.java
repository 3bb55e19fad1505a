package org.plyscope.experiment.conduct.care;

import java.util.Locale;
import org.plyscope.api.run.statistics.Estimate;

/** Times as people read them. */
public final class Durations {
  private Durations() {}

  /**
   * Returns a time.
   *
   * @param seconds how long
   * @return for example {@code under a second}, {@code 12 s}, {@code 3:05 min} or {@code 2:30 h}
   */
  public static String text(double seconds) {
    long all = Math.round(seconds);
    if (all < 1) {
      return "under a second";
    }
    if (all >= 3600) {
      return String.format(Locale.ROOT, "%d:%02d h", all / 3600, all / 60 % 60);
    }
    return all >= 60 ? String.format(Locale.ROOT, "%d:%02d min", all / 60, all % 60) : all + " s";
  }

  /**
   * Returns a time that is known about.
   *
   * @param low how long at least
   * @param high how long at most
   * @return for example {@code 1 s to 3 s}, or {@code about 2 s} if both read the same
   */
  public static String between(double low, double high) {
    return text(low).equals(text(high)) ? about(high) : text(low) + " to " + text(high);
  }

  private static String about(double seconds) {
    return (Math.round(seconds) < 1 ? "" : "about ") + text(seconds);
  }

  /**
   * Describes how long games will take.
   *
   * @param games which, for example {@code 12 more games}
   * @param seconds how long
   * @param workers how many run at a time
   */
  public static String timeEstimate(String games, Estimate seconds, int workers) {
    String low = text(seconds.low());
    String high = text(seconds.high());
    return String.format(
        Locale.ROOT,
        "%s will take %s%s with %d %s.",
        games,
        about(seconds.value()),
        low.equals(high) ? "" : " [" + low + ", " + high + "]",
        workers,
        workers == 1 ? "worker" : "workers");
  }
}
