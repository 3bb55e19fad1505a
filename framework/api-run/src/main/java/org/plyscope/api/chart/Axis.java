package org.plyscope.api.chart;

import java.util.ArrayList;
import java.util.List;

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
  private static final int MOST_TICKS = 7;
  private static final double FEW_DECADES = 2.2;

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

  /**
   * Returns the numbers that are written beside the axis, each with a line of the grid.
   *
   * @return the numbers, the smallest first
   * @since 3.0
   */
  public List<Double> ticks() {
    return ticks(least(), most());
  }

  /**
   * Returns the numbers that are written beside a part of the axis.
   *
   * @param from the smallest number of the part
   * @param to the largest number of the part
   * @return the numbers, the smallest first: decades, or round numbers
   * @since 3.0
   */
  public List<Double> ticks(double from, double to) {
    return log ? decades(from, to) : round(from, to);
  }

  /**
   * Returns the numbers that are written beside a logarithmic axis: powers of ten, and 2 and 5
   * between them if there are only a few.
   *
   * @param from the smallest number
   * @param to the largest number
   * @return the numbers, the smallest first
   * @since 3.0
   */
  public static List<Double> decades(double from, double to) {
    boolean few = Math.log10(to / from) < FEW_DECADES;
    List<Double> ticks = new ArrayList<>();
    for (double decade = Math.pow(10, Math.floor(Math.log10(from))); decade <= to; decade *= 10) {
      for (double factor : few ? new double[] {1, 2, 5} : new double[] {1}) {
        double tick = factor * decade;
        if (tick >= from && tick <= to) {
          ticks.add(tick);
        }
      }
    }
    return ticks;
  }

  private static List<Double> round(double from, double to) {
    double step = Math.pow(10, Math.floor(Math.log10((to - from) / MOST_TICKS)));
    for (double factor : new double[] {1, 2, 5, 10}) {
      if ((to - from) / (step * factor) <= MOST_TICKS) {
        step *= factor;
        break;
      }
    }
    // Depths and the like have no halves.
    step = to - from > 2 ? Math.max(1, step) : step;
    List<Double> ticks = new ArrayList<>();
    for (double i = Math.ceil(from / step - 1e-9); i * step <= to + step * 1e-9; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }
}
