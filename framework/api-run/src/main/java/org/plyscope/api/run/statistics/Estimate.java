package org.plyscope.api.run.statistics;

import java.util.Objects;

/**
 * A number with an interval that covers the true value in 95 of 100 such experiments. The interval
 * need not be symmetric, and its ends may be infinite.
 *
 * @param value the number; NaN if nothing is known
 * @param low the lower end, at most the number
 * @param high the upper end, at least the number
 * @param count how many independent pieces of evidence it rests on, usually blocks
 * @param note what to be careful about, for example "few blocks"; empty if nothing
 */
public record Estimate(double value, double low, double high, int count, String note) {
  /**
   * Checks that the number lies in its interval.
   *
   * @param value the number
   * @param low the lower end
   * @param high the upper end
   * @param count the pieces of evidence
   * @param note what to be careful about
   */
  public Estimate {
    Objects.requireNonNull(note);
    if (low > value || value > high || count < 0) {
      throw new IllegalArgumentException(
          "An estimate must lie in its interval: " + low + ", " + value + ", " + high);
    }
  }

  /**
   * Returns an estimate of an unknown number.
   *
   * @param note why
   * @return NaN with NaN as its ends
   */
  public static Estimate unknown(String note) {
    return new Estimate(Double.NaN, Double.NaN, Double.NaN, 0, note);
  }

  /**
   * Returns whether anything is known.
   *
   * @return false if the number is NaN
   */
  public boolean isKnown() {
    return !Double.isNaN(value);
  }

  /**
   * Returns whether a number lies in the interval.
   *
   * @param number the number
   * @return true if it does, ends included
   */
  public boolean covers(double number) {
    return low <= number && number <= high;
  }
}
