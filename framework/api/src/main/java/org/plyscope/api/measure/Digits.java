package org.plyscope.api.measure;

import java.util.Locale;

/**
 * Writes numbers for display in the one way of the program, whatever the language of the machine.
 *
 * @since 3.0
 */
public final class Digits {
  private Digits() {}

  /**
   * Writes a count.
   *
   * @param value the count
   * @return for example {@code 1,234,567}
   */
  public static String count(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  /**
   * Writes a count of something.
   *
   * @param value the count
   * @param noun the counted thing, a word that gets an s if there are several
   * @return for example {@code 1 game} or {@code 1,234 games}
   */
  public static String count(long value, String noun) {
    return count(value) + " " + noun + (value == 1 ? "" : "s");
  }

  /**
   * Writes a number with decimals.
   *
   * @param value the number
   * @param decimals how many decimals it has
   * @return for example {@code 1234.50}
   */
  public static String fixed(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /**
   * Writes a large number with decimals.
   *
   * @param value the number
   * @param decimals how many decimals it has
   * @return for example {@code 1,234.5}
   */
  public static String grouped(double value, int decimals) {
    return String.format(Locale.ROOT, "%,." + decimals + "f", value);
  }

  /**
   * Writes a share as a percentage.
   *
   * @param share the share, usually from 0 to 1
   * @param decimals how many decimals it has
   * @return for example {@code 61.2 %}
   */
  public static String percent(double share, int decimals) {
    return fixed(100 * share, decimals) + " %";
  }
}
