package org.plyscope.experiment.file.tree;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;

/** Numbers with units as people write them: {@code 200k}, {@code 1M}, {@code 250ms}. */
public final class Units {
  private static final Pattern WHOLE = Pattern.compile("(-?\\d{1,18}(?:\\.\\d{1,9})?)([kMG]?)");
  private static final Pattern BYTES = Pattern.compile("(\\d{1,9})([kmgKMG])");

  private Units() {}

  /**
   * Reads a whole number.
   *
   * @param text digits, perhaps with {@code k}, {@code M} or {@code G} for thousands, millions and
   *     thousands of millions
   * @return the number
   * @throws InputException if it is none
   */
  public static long whole(String text) {
    Matcher matcher = WHOLE.matcher(text.strip());
    if (matcher.matches()) {
      long unit =
          switch (matcher.group(2)) {
            case "k" -> 1_000;
            case "M" -> 1_000_000;
            case "G" -> 1_000_000_000;
            default -> 1;
          };
      try {
        return new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(unit)).longValueExact();
      } catch (ArithmeticException e) {
        throw wrong(text);
      }
    }
    throw wrong(text);
  }

  private static InputException wrong(String text) {
    return new InputException(
        InputException.quote(text) + " is not a whole number, for example 500, 200k or 1M.");
  }

  /** Reads a time such as {@code 250ms}, in milliseconds. */
  public static long millis(String text) {
    return Limits.parseTime(text).toMillis();
  }

  /**
   * Reads a value of a sweep, to order it or to place it on an axis.
   *
   * @param text a number, perhaps with a unit; a time is counted in seconds
   * @return the number; NaN if the text is none
   */
  public static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return withUnit(text);
    }
  }

  private static double withUnit(String text) {
    if (WHOLE.matcher(text.strip()).matches()) {
      return whole(text);
    }
    try {
      return millis(text) / 1000.0;
    } catch (InputException e) {
      return Double.NaN;
    }
  }

  /**
   * Reads an amount of memory.
   *
   * @param text a whole number with {@code k}, {@code m} or {@code g}
   * @return kilobytes
   * @throws InputException if it is none
   */
  public static long kilobytes(String text) {
    Matcher matcher = BYTES.matcher(text.strip());
    if (!matcher.matches()) {
      throw new InputException(
          InputException.quote(text) + " is not an amount of memory, for example 512m or 2g.");
    }
    long number = Long.parseLong(matcher.group(1));
    return switch (Character.toLowerCase(matcher.group(2).charAt(0))) {
      case 'k' -> number;
      case 'm' -> number << 10;
      default -> number << 20;
    };
  }

  /** Writes a number without an exponent and without needless zeros. */
  public static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
