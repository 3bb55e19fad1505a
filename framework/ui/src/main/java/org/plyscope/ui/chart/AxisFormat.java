package org.plyscope.ui.chart;

import java.io.Serial;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.plyscope.ui.run.Estimates;

/** Writes the numbers of an axis as people read them. */
public final class AxisFormat extends NumberFormat {
  @Serial private static final long serialVersionUID = 1L;

  private final transient DoubleFunction<String> text;

  /**
   * Makes a format.
   *
   * @param text writes a number
   */
  public AxisFormat(DoubleFunction<String> text) {
    this.text = text;
  }

  /**
   * Returns the format of what a series measures.
   *
   * @param along what is measured, as a {@link Series} has it
   * @return the format
   */
  public static NumberFormat of(String along) {
    return switch (along) {
      case Series.SCORE -> new AxisFormat(score -> "%.0f %%".formatted(100 * score));
      case Series.SECONDS -> new AxisFormat(Estimates::seconds);
      default -> {
        NumberFormat plain = NumberFormat.getInstance(Locale.ROOT);
        plain.setMaximumFractionDigits(6);
        yield plain;
      }
    };
  }

  /**
   * Returns the name of an axis whose numbers contain their unit.
   *
   * @param along what is measured, as a {@link Series} has it
   * @return the title of the axis
   */
  public static String title(String along) {
    String title = along.equals(Series.SECONDS) ? "time per move" : along;
    return title.isEmpty()
        ? title
        : title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1);
  }

  @Override
  public StringBuffer format(double value, StringBuffer to, FieldPosition at) {
    return to.append(text.apply(value));
  }

  @Override
  public StringBuffer format(long value, StringBuffer to, FieldPosition at) {
    return format((double) value, to, at);
  }

  @Override
  public Number parse(String source, ParsePosition at) {
    throw new UnsupportedOperationException("These numbers are only written.");
  }
}
