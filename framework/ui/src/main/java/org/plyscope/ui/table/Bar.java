package org.plyscope.ui.table;

import java.util.Objects;
import org.plyscope.ui.text.NumberText;

/**
 * A number in a cell of a table that is also drawn as a bar, by {@link BarCell}: sorted as a
 * number, written for display. Immutable.
 */
public final class Bar implements Comparable<Bar> {
  private final double value;
  private final double fraction;
  private final String text;

  private Bar(double value, double fraction, String text) {
    this.value = value;
    this.fraction = Math.max(0, Math.min(1, fraction));
    this.text = text;
  }

  /**
   * Makes a number with a text and a bar of its own.
   *
   * @param value the number, NaN for none
   * @param fraction the length of the bar, from 0 to 1
   * @param text how it is written
   * @return the cell
   */
  public static Bar of(double value, double fraction, String text) {
    return Double.isFinite(value)
        ? new Bar(value, fraction, text)
        : new Bar(Double.NaN, 0, NumberText.NOTHING);
  }

  /**
   * Makes a ratio.
   *
   * @param value the ratio, NaN for none
   * @param largest the ratio whose bar fills its cell
   * @return the cell
   */
  public static Bar ratio(double value, double largest) {
    return of(value, value / largest, NumberText.decimal(value) + " ×");
  }

  /**
   * Makes a ratio that is known only roughly.
   *
   * @param value the ratio, NaN for none
   * @param largest the ratio whose bar fills its cell
   * @return the cell, which is marked so
   */
  public static Bar roughRatio(double value, double largest) {
    return of(value, value / largest, "≈ " + NumberText.decimal(value) + " ×");
  }

  /**
   * Makes a share.
   *
   * @param value from 0 to 1, NaN for none
   * @return the cell
   */
  public static Bar share(double value) {
    return of(value, value, NumberText.share(value));
  }

  /** {@return the number, NaN for none} */
  public double value() {
    return value;
  }

  /** {@return the length of the bar: from 0 to 1} */
  public double fraction() {
    return fraction;
  }

  /** Sorts by the number; missing values come last. */
  @Override
  public int compareTo(Bar other) {
    return Double.compare(value, other.value);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bar that
        && Double.compare(value, that.value) == 0
        && Double.compare(fraction, that.fraction) == 0
        && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return Objects.hash(value, fraction, text);
  }

  @Override
  public String toString() {
    return text;
  }
}
