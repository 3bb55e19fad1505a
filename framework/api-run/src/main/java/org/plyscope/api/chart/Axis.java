package org.plyscope.api.chart;

/**
 * An axis of numbers. Immutable.
 *
 * @param title the measured quantity
 * @param unit how its numbers are written
 * @param log whether equal steps are equal factors
 * @param low the number at its left or lower end
 * @param high the number at its other end; smaller than {@code low} if it counts down
 */
public record Axis(String title, Unit unit, boolean log, double low, double high) {
  /**
   * Returns whether numbers decrease from its left or lower end.
   *
   * @return true if it counts down
   */
  public boolean isReversed() {
    return low > high;
  }

  /**
   * Returns the smallest number that is drawn.
   *
   * @return a little less than both ends if the axis is logarithmic
   */
  public double least() {
    return Math.min(low, high) / room();
  }

  /**
   * Returns the largest number that is drawn, which is not the smallest one.
   *
   * @return a little more than both ends if the axis is logarithmic
   */
  public double most() {
    return low == high && !log ? low + 1 : Math.max(low, high) * room();
  }

  private double room() {
    return log ? Math.pow(high / low, 0.05) * 1.15 : 1;
  }

  /**
   * Writes a number beside the axis.
   *
   * @param value the number
   * @return the number with its unit, without decimals that are zero
   */
  public String text(double value) {
    return unit.text(value).replaceFirst("\\.0+(?!\\d)", "");
  }
}
