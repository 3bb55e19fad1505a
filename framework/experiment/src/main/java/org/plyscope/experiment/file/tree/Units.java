package org.plyscope.experiment.file.tree;

import org.plyscope.api.InputException;
import org.plyscope.api.Limits;

/** Values of a sweep as numbers. */
public final class Units {
  private Units() {}

  /**
   * Reads a value of a sweep, to order it or to place it on an axis.
   *
   * @param text a number, perhaps with a unit; a time is counted in seconds
   * @return the number; NaN if the text is not a number
   */
  public static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return withUnit(text);
    }
  }

  private static double withUnit(String text) {
    try {
      return org.plyscope.wire.keys.Units.whole(text);
    } catch (InputException e) {
      return seconds(text);
    }
  }

  private static double seconds(String text) {
    try {
      return Limits.parseTime(text).toMillis() / 1000.0;
    } catch (InputException e) {
      return Double.NaN;
    }
  }
}
