package org.plyscope.view.searchtree.paint;

import java.util.Locale;

/** Numbers for people. */
public final class Numbers {
  private Numbers() {}

  /** Returns a whole number with separators. */
  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** Returns a number in few characters, for example {@code 1.2k}. */
  public static String rough(double number) {
    if (number >= 999_500_000) {
      return String.format(Locale.ROOT, "%.3gG", number / 1e9);
    }
    if (number >= 999_500) {
      return String.format(Locale.ROOT, "%.1fM", number / 1e6);
    }
    if (number >= 9_950) {
      return String.format(Locale.ROOT, "%.0fk", number / 1e3);
    }
    return number >= 1000
        ? String.format(Locale.ROOT, "%.1fk", number / 1e3)
        : String.format(Locale.ROOT, "%.0f", number);
  }

  /** Returns a value as short as it can be told; a dash if there is none. */
  public static String value(double value) {
    if (Double.isNaN(value)) {
      return "–";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "∞" : "-∞";
    }
    return value == Math.rint(value) && Math.abs(value) < 1e9
        ? String.format(Locale.ROOT, "%d", (long) value)
        : String.format(Locale.ROOT, Math.abs(value) < 100 ? "%.2f" : "%.1f", value);
  }
}
