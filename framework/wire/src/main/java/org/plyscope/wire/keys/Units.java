package org.plyscope.wire.keys;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.wire.WireValue;

/** Values as people write them: {@code 200k}, {@code 1M}, {@code 250ms}, {@code 512m}. */
public final class Units {
  private static final Pattern WHOLE = Pattern.compile("(-?\\d{1,19}(?:\\.\\d{1,9})?)([kMG]?)");
  private static final Pattern BYTES = Pattern.compile("(\\d{1,9})([kmgKMG])");

  /** A number with more digits would take too long to compute with. */
  private static final Pattern NUMBER =
      Pattern.compile("-?\\d{1,31}(?:\\.\\d{1,30})?(?:[eE][+-]?\\d{1,3})?");

  private Units() {}

  /**
   * Reads a whole number, perhaps with {@code k}, {@code M} or {@code G} for thousands and more.
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

  /** Reads a whole number of a file, which may be a text with a unit. */
  public static long whole(WireValue value, long least, long most) {
    try {
      long number = whole(scalar(value));
      if (number >= least && number <= most) {
        return number;
      }
    } catch (InputException e) {
      throw value.wrong("a whole number, for example 500 or \"200k\"");
    }
    throw value.wrong("a whole number from " + least + " to " + most);
  }

  /** Reads a decimal number of a file within bounds. */
  public static double number(WireValue value, double least, double most) {
    double number = value.isNumber() ? exact(value).doubleValue() : Double.NaN;
    if (!Double.isFinite(number)) {
      throw value.wrong("a number");
    }
    if (number < least || number > most) {
      String end = most == Double.MAX_VALUE ? " up" : " to " + plain(BigDecimal.valueOf(most));
      throw value.wrong("a number from " + plain(BigDecimal.valueOf(least)) + end);
    }
    return number;
  }

  /** Reads a decimal number of a file exactly; one with too many digits is refused. */
  public static BigDecimal exact(WireValue value) {
    if (!NUMBER.matcher(value.written()).matches()) {
      throw value.wrong("a number with at most 30 digits");
    }
    return new BigDecimal(value.written());
  }

  /** Reads a time of a file, in milliseconds. */
  public static long millis(WireValue value) {
    String text = scalar(value);
    return value.checked(() -> Limits.parseTime(text).toMillis());
  }

  /** Reads an amount of memory, in kilobytes. */
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

  /** Returns a text, a number or a flag as text, as options take it. */
  public static String scalar(WireValue value) {
    if (value.isNumber()) {
      return plain(exact(value));
    }
    if (value.isText() || value.isFlag()) {
      return value.isText() ? value.text() : value.written();
    }
    throw value.wrong("a text, a number, true or false");
  }

  /** Returns a list of texts; a text alone is a list of one. */
  public static List<String> texts(WireValue value) {
    return value.isText() ? List.of(value.text()) : value.texts();
  }

  /** Writes a number without an exponent and without needless zeros. */
  public static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
