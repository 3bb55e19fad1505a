package org.plyscope.lab.export;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;

/**
 * How wide or high a figure is, as the user wrote it.
 *
 * @param value the number
 * @param unit {@code mm}, {@code cm}, {@code in}, {@code pt} (of TeX) or {@code px}
 */
public record Length(double value, String unit) {
  /** How many pixels a figure is thought to have per inch while it is laid out. */
  public static final double LAYOUT_DPI = 96;

  /** How many pixels per inch a picture in pixels gets when its length is one on paper. */
  public static final double PRINT_DPI = 300;

  private static final double MM_PER_INCH = 25.4;
  private static final Pattern FORM =
      Pattern.compile("(\\d{1,5}(?:\\.\\d{1,3})?)\\s*(mm|cm|in|pt|px)?");
  private static final Map<String, Double> MILLIMETRES =
      Map.of("mm", 1.0, "cm", 10.0, "in", MM_PER_INCH, "pt", MM_PER_INCH / 72.27, "px", 25.4 / 96);
  private static final double SHORTEST = 10;
  private static final double LONGEST = 1_200;

  /**
   * Checks it.
   *
   * @throws InputException if there is no such unit or no figure is so small or so large
   */
  public Length {
    if (!MILLIMETRES.containsKey(unit)) {
      throw new InputException(
          InputException.quote(unit) + " is no unit of length; use mm, cm, in, pt or px.");
    }
    double mm = value * MILLIMETRES.get(unit);
    if (!(mm >= SHORTEST && mm <= LONGEST)) {
      throw new InputException(
          "A figure cannot be %s %s large; it must be from 10 mm to 1200 mm."
              .formatted(plain(value), unit));
    }
  }

  /**
   * Reads a length.
   *
   * @param text for example {@code 8.5cm}, {@code 345pt} or {@code 800px}; a number alone means
   *     millimetres
   * @throws InputException if the text is not a length
   */
  public static Length parse(String text) {
    Matcher matcher = FORM.matcher(text.strip().toLowerCase(Locale.ROOT).replace(',', '.'));
    if (!matcher.matches()) {
      throw new InputException(
          InputException.quote(text.strip())
              + " is no length; write for example 8.5cm, 170mm, 345pt or 800px.");
    }
    String unit = matcher.group(2) == null ? "mm" : matcher.group(2);
    return new Length(Double.parseDouble(matcher.group(1)), unit);
  }

  /** Returns pixels are 1/96 inch. */
  public double millimetres() {
    return value * MILLIMETRES.get(unit);
  }

  /** Returns pixels of 1/96 inch. */
  public double layoutPixels() {
    return millimetres() / MM_PER_INCH * LAYOUT_DPI;
  }

  /**
   * Returns how many pixels a picture of this length has: as many as the user asked for, or 300 per
   * inch for a length on paper.
   */
  public int pixels() {
    double wanted = unit.equals("px") ? value : millimetres() / MM_PER_INCH * PRINT_DPI;
    return (int) Math.round(wanted);
  }

  private static String plain(double number) {
    return number == Math.rint(number)
        ? Long.toString((long) number)
        : String.format(Locale.ROOT, "%s", number);
  }

  /** Returns it as the user would write it. */
  @Override
  public String toString() {
    return plain(value) + " " + unit;
  }
}
