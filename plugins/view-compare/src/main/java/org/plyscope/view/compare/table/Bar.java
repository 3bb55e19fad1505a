package org.plyscope.view.compare.table;

import java.util.Locale;

/**
 * A number in a table that is also drawn as a bar.
 *
 * @param value the number, NaN for none
 * @param fraction the length of the bar, from 0 to 1
 * @param text the number for people
 */
record Bar(double value, double fraction, String text) implements Comparable<Bar> {
  private static final double PERCENT = 100;

  /** From here on one decimal would be written as 100.0, which says no more than 100. */
  private static final double ALL = 0.9995;

  /** Makes a ratio, whose bar is as long as its share of the largest. */
  static Bar ratio(double value, double largest) {
    return Double.isFinite(value)
        ? new Bar(value, value / largest, String.format(Locale.ROOT, "%,.2f ×", value))
        : new Bar(Double.NaN, 0, Figure.NOTHING);
  }

  /** Makes a share. */
  static Bar share(double value) {
    return Double.isFinite(value)
        ? new Bar(
            value,
            value,
            String.format(Locale.ROOT, value < ALL ? "%.1f %%" : "%.0f %%", PERCENT * value))
        : new Bar(Double.NaN, 0, Figure.NOTHING);
  }

  @Override
  public int compareTo(Bar other) {
    return Double.compare(value, other.value);
  }

  @Override
  public String toString() {
    return text;
  }
}
