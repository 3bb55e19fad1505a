package org.plyscope.ui.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.Limits;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.measure.Value;
import org.plyscope.api.trace.Bound;

/** Writes numbers for display, the same way everywhere. */
public final class NumberText {
  /** Stands for a number that is not there. */
  public static final String NOTHING = "–";

  private static final double KILO = 1_000;
  private static final double MEGA = 1_000_000;
  private static final double GIGA = 1_000_000_000;
  private static final double PERCENT = 100;

  /** From here on one decimal would be written as 100.0, which is no more precise than 100. */
  private static final double ALL = 0.9995;

  private NumberText() {}

  /**
   * Writes a count.
   *
   * @param value the count
   * @return for example {@code 1,234,567}
   */
  public static String count(long value) {
    return Digits.count(value);
  }

  /**
   * Writes a number with two decimals.
   *
   * @param value the number, NaN for none
   * @return for example {@code 0.25}
   */
  public static String decimal(double value) {
    return Double.isFinite(value) ? Digits.grouped(value, 2) : NOTHING;
  }

  /**
   * Writes a share.
   *
   * @param value from 0 to 1, NaN for none
   * @return for example {@code 12.5 %}
   */
  public static String share(double value) {
    return Double.isFinite(value)
        ? String.format(Locale.ROOT, value < ALL ? "%.1f %%" : "%.0f %%", PERCENT * value)
        : NOTHING;
  }

  /**
   * Writes a number in few characters, where room is short.
   *
   * @param number the number, not negative
   * @return for example {@code 850}, {@code 1.2k} or {@code 34.5M}
   */
  public static String rough(double number) {
    if (number >= 999_500_000) {
      return String.format(Locale.ROOT, "%.3gG", number / GIGA);
    }
    if (number >= 999_500) {
      return String.format(Locale.ROOT, "%.1fM", number / MEGA);
    }
    if (number >= 9_950) {
      return String.format(Locale.ROOT, "%.0fk", number / KILO);
    }
    return number >= KILO
        ? String.format(Locale.ROOT, "%.1fk", number / KILO)
        : Digits.fixed(number, 0);
  }

  /**
   * Writes a value of a position in few characters, where room is short.
   *
   * @param value the value, NaN for none
   * @return for example {@code 12}, {@code 0.25} or {@code -∞}
   */
  public static String brief(double value) {
    if (!Double.isFinite(value)) {
      return Value.text(value);
    }
    return value == Math.rint(value) && Math.abs(value) < GIGA
        ? String.format(Locale.ROOT, "%d", (long) value)
        : String.format(Locale.ROOT, Math.abs(value) < PERCENT ? "%.2f" : "%.1f", value);
  }

  /**
   * Writes a value of a position with a sign for its kind of bound.
   *
   * @param value the value
   * @param bound the kind of bound
   * @return for example {@code ≥ 2}, or {@link #NOTHING} if there is no value
   */
  public static String value(double value, Bound bound) {
    String sign =
        switch (bound) {
          case LOWER -> "≥ ";
          case UPPER -> "≤ ";
          case MEAN -> "ø ";
          case EXACT, NONE -> "";
        };
    return bound == Bound.NONE ? NOTHING : sign + Value.text(value);
  }

  /**
   * Writes a time.
   *
   * @param nanos nanoseconds
   * @return for example {@code 850 ms} or {@code 12.3 s}
   */
  public static String time(long nanos) {
    return seconds(nanos / GIGA);
  }

  /**
   * Writes a time.
   *
   * @param seconds seconds, NaN for none
   * @return for example {@code 850 ms} or {@code 12.3 s}
   */
  public static String seconds(double seconds) {
    if (!Double.isFinite(seconds)) {
      return NOTHING;
    }
    return seconds < 1
        ? Math.round(seconds * KILO) + " ms"
        : String.format(Locale.ROOT, seconds < 100 ? "%.1f s" : "%,.0f s", seconds);
  }

  /**
   * Writes a speed.
   *
   * @param count the number of operations
   * @param nanos in how many nanoseconds
   * @return how much in a second, for example {@code 850}, {@code 12.3 k} or {@code 4.56 M}; {@link
   *     #NOTHING} if no time went by
   */
  public static String perSecond(long count, long nanos) {
    return nanos <= 0 ? NOTHING : speed(count / (nanos / GIGA));
  }

  /**
   * Writes a speed.
   *
   * @param perSecond how much in a second, NaN for unknown
   * @return for example {@code 850}, {@code 12.3 k} or {@code 4.56 M}
   */
  public static String speed(double perSecond) {
    if (!Double.isFinite(perSecond)) {
      return NOTHING;
    }
    if (perSecond < KILO) {
      return Long.toString(Math.round(perSecond));
    }
    return perSecond < MEGA
        ? String.format(Locale.ROOT, "%.1f k", perSecond / KILO)
        : String.format(Locale.ROOT, "%.2f M", perSecond / MEGA);
  }

  /**
   * Writes limits.
   *
   * @param limits the limits of a search
   * @return for example {@code depth 4, 10.0 s}
   */
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
}
