package org.plyscope.ui.table;

import java.util.Objects;
import org.plyscope.ui.text.NumberText;

/** A number in a cell of a table: sorted as a number, written for display. Immutable. */
public final class Amount implements Comparable<Amount> {
  private final double value;
  private final String text;

  private Amount(double value, String text) {
    this.value = value;
    this.text = text;
  }

  /**
   * Makes a number with a text of its own.
   *
   * @param value the number, NaN for none
   * @param text how it is written
   * @return the cell
   */
  public static Amount of(double value, String text) {
    return Double.isFinite(value)
        ? new Amount(value, text)
        : new Amount(Double.NaN, NumberText.NOTHING);
  }

  /**
   * Makes a count.
   *
   * @param value the count, NaN for none
   * @return the cell
   */
  public static Amount count(double value) {
    return of(value, NumberText.count(Math.round(value)));
  }

  /**
   * Makes a number with two decimals.
   *
   * @param value the number, NaN for none
   * @return the cell
   */
  public static Amount decimal(double value) {
    return of(value, NumberText.decimal(value));
  }

  /**
   * Makes a time.
   *
   * @param seconds seconds, NaN for none
   * @return the cell
   */
  public static Amount time(double seconds) {
    return of(seconds, NumberText.seconds(seconds));
  }

  /**
   * Makes a speed.
   *
   * @param perSecond how much in a second, NaN for unknown
   * @return the cell
   */
  public static Amount speed(double perSecond) {
    return of(perSecond, NumberText.speed(perSecond));
  }

  /** {@return the number, NaN for none} */
  public double value() {
    return value;
  }

  /** Sorts by the number; missing values come last. */
  @Override
  public int compareTo(Amount other) {
    return Double.compare(value, other.value);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Amount that
        && Double.compare(value, that.value) == 0
        && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return Objects.hash(value, text);
  }

  @Override
  public String toString() {
    return text;
  }
}
