package org.plyscope.experiment.tune;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.TuningTask;

/**
 * An option that is tuned, within its bounds. Immutable.
 *
 * <p>Methods see coordinates from 0 to 1. A whole number or a word has an equal share of that
 * range; on a logarithmic scale equal steps are equal factors. Decimal numbers are rounded to four
 * digits, so that measured values can be written down and typed in.
 *
 * @param path which option, for example {@code evaluator.w4}
 * @param whole whether it is a whole number
 * @param low the least value of a number
 * @param high the largest value of a number
 * @param log whether its scale is logarithmic
 * @param words the values of an option that is no number; empty for numbers
 * @param start the value the user starts from
 */
public record Parameter(
    String path,
    boolean whole,
    double low,
    double high,
    boolean log,
    List<String> words,
    String start) {
  private static final MathContext DIGITS = new MathContext(4);

  /** Copies the words and checks the bounds. */
  public Parameter {
    words = List.copyOf(words);
    if (!Double.isFinite(low) || !Double.isFinite(high)) {
      throw new InputException("'" + path + "' needs bounds that are finite numbers.");
    }
    if (words.isEmpty() && !(low < high)) {
      throw new InputException(
          "'%s' has nothing to be tuned: its bounds are %s and %s."
              .formatted(path, text(low), text(high)));
    }
    if (words.isEmpty() && log && low <= 0) {
      throw new InputException(
          "'%s' cannot have a logarithmic scale from %s; that needs bounds above 0."
              .formatted(path, text(low)));
    }
    if (words.size() == 1) {
      throw new InputException("'" + path + "' has nothing to be tuned: it has one value.");
    }
  }

  /** Returns how methods see it. */
  public TuningTask.Axis axis() {
    return new TuningTask.Axis(path, count(), words.isEmpty());
  }

  /** Returns how many values it has; 0 for decimal numbers. */
  private int count() {
    if (!words.isEmpty()) {
      return words.size();
    }
    double many = high - low + 1;
    return whole && many <= Integer.MAX_VALUE ? (int) many : 0;
  }

  /** Returns the value at a coordinate: the value as options take it. */
  public String value(double unit) {
    double at = Math.max(0, Math.min(1, unit));
    if (!words.isEmpty()) {
      return words.get(bin(at, words.size()));
    }
    if (whole && !log) {
      return String.valueOf((long) low + bin(at, count()));
    }
    double number =
        log ? Math.exp(Math.log(low) + at * Math.log(high / low)) : low + at * (high - low);
    return whole ? String.valueOf(Math.round(number)) : text(number);
  }

  private static int bin(double at, int count) {
    return Math.min(count - 1, (int) (at * count));
  }

  /**
   * Returns the coordinate of a value.
   *
   * @param value the value as options take it
   * @throws InputException if it is not among the values
   */
  public double unit(String value) {
    if (!words.isEmpty()) {
      int index = words.indexOf(value);
      if (index < 0) {
        throw new InputException(
            "'%s' cannot be '%s'; it is tuned among %s."
                .formatted(path, value, String.join(", ", words)));
      }
      return (index + 0.5) / words.size();
    }
    double number = number(value);
    if (!(number >= low && number <= high)) {
      throw new InputException(
          "'%s' cannot be %s; it is tuned from %s to %s."
              .formatted(path, value, text(low), text(high)));
    }
    if (whole && !log) {
      return (number - low + 0.5) / count();
    }
    return log ? Math.log(number / low) / Math.log(high / low) : (number - low) / (high - low);
  }

  /**
   * Returns where a value is drawn, also one that lies outside the bounds.
   *
   * @param value the value as options take it
   * @return a number from 0 to 1
   */
  public double place(String value) {
    try {
      return unit(value);
    } catch (InputException e) {
      return words.isEmpty() && number(value) > high ? 1 : 0;
    }
  }

  /** Returns the last part of its path, for headings. */
  public String shortName() {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  private double number(String value) {
    double number;
    try {
      number = Double.parseDouble(value);
    } catch (NumberFormatException e) {
      number = Double.NaN;
    }
    if (!Double.isFinite(number)) {
      throw new InputException(
          "'%s' cannot be %s; it is a number.".formatted(path, InputException.quote(value)));
    }
    return number;
  }

  private static String text(double number) {
    BigDecimal plain = new BigDecimal(number).round(DIGITS).stripTrailingZeros();
    return plain.scale() < 0 ? plain.setScale(0).toPlainString() : plain.toPlainString();
  }
}
