package org.plyscope.view.compare.table;

import java.util.Locale;

/**
 * A number in a table, sorted as a number and written for people.
 *
 * @param value the number, NaN for none
 * @param text how it is written
 */
record Figure(double value, String text) implements Comparable<Figure> {
  /** Stands for a number that is not there. */
  static final String NOTHING = "–";

  private static final double KILO = 1000;

  static Figure count(double value) {
    return of(value, String.format(Locale.ROOT, "%,.0f", value));
  }

  static Figure decimal(double value) {
    return of(value, String.format(Locale.ROOT, "%.2f", value));
  }

  /** Writes a time: {@code 850 ms} or {@code 12.3 s}. */
  static Figure time(double seconds) {
    return of(
        seconds,
        seconds < 1
            ? String.format(Locale.ROOT, "%.0f ms", seconds * KILO)
            : String.format(Locale.ROOT, "%,.1f s", seconds));
  }

  /** Writes a speed: {@code 850}, {@code 12.3 k}, {@code 4.56 M}. */
  static Figure speed(double value) {
    String text =
        value < KILO
            ? String.format(Locale.ROOT, "%.0f", value)
            : value < KILO * KILO
                ? String.format(Locale.ROOT, "%.1f k", value / KILO)
                : String.format(Locale.ROOT, "%.2f M", value / (KILO * KILO));
    return of(value, text);
  }

  private static Figure of(double value, String text) {
    return Double.isFinite(value) ? new Figure(value, text) : new Figure(Double.NaN, NOTHING);
  }

  @Override
  public int compareTo(Figure other) {
    return Double.compare(value, other.value);
  }

  @Override
  public String toString() {
    return text;
  }
}
