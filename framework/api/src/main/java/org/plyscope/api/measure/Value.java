package org.plyscope.api.measure;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/**
 * How to read and write the values of positions. A value beyond {@link #MAX} in either direction
 * stems from a finished game; {@code WIN - n} is a win in n plies, {@code -(WIN - n)} a loss in n
 * plies. Values in between come from games in which some players have already finished: the best or
 * the worst of the remaining places, again with the number of plies in the last five digits.
 */
public final class Value {
  /** The largest absolute value of a position that is not decided. */
  public static final int MAX = 1_000_000_000;

  /** An immediate win. */
  public static final double WIN = 1_900_100_000;

  /** Room for the number of plies. */
  private static final int FARTHEST = 100_000;

  private Value() {}

  /**
   * Returns whether a value stems from a finished game.
   *
   * @param value a value of a result, candidate or trace
   * @return false for evaluations, means and missing values
   */
  public static boolean decided(double value) {
    return Math.abs(value) > MAX && Double.isFinite(value);
  }

  /**
   * Writes a value for display.
   *
   * @param value a value of a result, candidate or trace
   * @return a number with at most three decimals, {@code "win in 5"} or {@code "loss in 4"} plies,
   *     {@code "best place left in 3"} plies, or a dash for no value
   */
  public static String text(double value) {
    if (Double.isNaN(value)) {
      return "–";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "∞" : "-∞";
    }
    if (!decided(value)) {
      DecimalFormat format =
          new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(Locale.ROOT));
      // Adding zero turns -0.0 into 0.0.
      return format.format(Math.rint(value * 1000) / 1000 + 0.0);
    }
    return outcome(value) + " in " + plies(value);
  }

  /**
   * Returns the outcome that a decided value stands for.
   *
   * @param value a value of a result, candidate or trace
   * @return {@code "win"}, {@code "loss"}, {@code "best place left"} or {@code "worst place left"};
   *     empty unless the value is {@linkplain #decided decided}
   * @since 2.1
   */
  public static String outcome(double value) {
    if (!decided(value)) {
      return "";
    }
    boolean extreme = Math.abs(value) > WIN - FARTHEST;
    return value > 0
        ? (extreme ? "win" : "best place left")
        : (extreme ? "loss" : "worst place left");
  }

  /**
   * Returns the number of plies after which a decided game ends.
   *
   * @param value a value of a result, candidate or trace
   * @return the number of plies; -1 unless the value is {@linkplain #decided decided}
   * @since 2.1
   */
  public static int plies(double value) {
    return decided(value)
        ? (int) Math.floorMod(Math.round(WIN - Math.abs(value)), (long) FARTHEST)
        : -1;
  }
}
