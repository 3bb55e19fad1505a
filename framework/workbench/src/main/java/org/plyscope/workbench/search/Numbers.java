package org.plyscope.workbench.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.Limits;
import org.plyscope.api.search.Bound;
import org.plyscope.api.search.Value;

/** Writes numbers for people, the same way everywhere. */
public final class Numbers {
  /** Stands for a number that is not there. */
  static final String NOTHING = "–";

  private static final double KILO = 1_000;
  private static final double NANOS = 1e9;

  private Numbers() {}

  /** Writes a count: {@code 1,234,567}. */
  static String count(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  /** Writes a value with a sign that says how to read it. */
  static String value(double value, Bound bound) {
    String sign =
        switch (bound) {
          case LOWER -> "≥ ";
          case UPPER -> "≤ ";
          case MEAN -> "ø ";
          case EXACT, NONE -> "";
        };
    return bound == Bound.NONE ? NOTHING : sign + Value.text(value);
  }

  /** Writes a time: {@code 850 ms} or {@code 12.3 s}. */
  public static String time(long nanos) {
    double seconds = nanos / NANOS;
    return seconds < 1
        ? Math.round(seconds * KILO) + " ms"
        : String.format(Locale.ROOT, seconds < 100 ? "%.1f s" : "%,.0f s", seconds);
  }

  /** Writes limits: {@code depth 4, 10.0 s}. */
  public static String limits(Limits limits) {
    List<String> parts = new ArrayList<>();
    if (limits.depth() > 0) {
      parts.add("depth " + limits.depth());
    }
    if (limits.nodes() > 0) {
      parts.add(count(limits.nodes()) + " nodes");
    }
    if (limits.iterations() > 0) {
      parts.add(count(limits.iterations()) + " iterations");
    }
    if (limits.millis() > 0) {
      parts.add(time(TimeUnit.MILLISECONDS.toNanos(limits.millis())));
    }
    return parts.isEmpty() ? "no limit" : String.join(", ", parts);
  }

  /** Writes a speed: {@code 850}, {@code 12.3 k}, {@code 4.56 M}. */
  static String perSecond(long count, long nanos) {
    if (nanos <= 0) {
      return NOTHING;
    }
    double speed = count / (nanos / NANOS);
    if (speed < KILO) {
      return Long.toString(Math.round(speed));
    }
    return speed < KILO * KILO
        ? String.format(Locale.ROOT, "%.1f k", speed / KILO)
        : String.format(Locale.ROOT, "%.2f M", speed / (KILO * KILO));
  }
}
