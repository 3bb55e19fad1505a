package org.plyscope.ui.chart;

import java.io.Serial;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.function.DoubleFunction;

/** Writes the numbers of an axis for display. */
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
