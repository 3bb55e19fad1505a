package org.plyscope.view.scatter.plot;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/** A logarithmic axis with ticks at 1, 2 and 5, written as long as there are few of them. */
final class LogTimeAxis extends LogAxis {
  private static final int[] STEPS = {1, 2, 5};
  private static final double FEW_DECADES = 2.2;

  private final transient DoubleFunction<String> text;

  LogTimeAxis(String label, double low, double high, DoubleFunction<String> text) {
    super(label);
    this.text = text;
    setSmallestValue(low / 2);
    setRange(low, high);
  }

  @Override
  public List<?> refreshTicks(
      Graphics2D g, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
    List<NumberTick> ticks = new ArrayList<>();
    double decades = Math.log10(getUpperBound() / getLowerBound());
    for (int power = (int) Math.floor(Math.log10(getLowerBound()));
        Math.pow(10, power) <= getUpperBound();
        power++) {
      for (int step : STEPS) {
        double value = step * Math.pow(10, power);
        if (value >= getLowerBound() && value <= getUpperBound()) {
          boolean written = step == 1 || decades < FEW_DECADES;
          ticks.add(
              new NumberTick(
                  step == 1 ? TickType.MAJOR : TickType.MINOR,
                  value,
                  written ? text.apply(value) : "",
                  TextAnchor.TOP_CENTER,
                  TextAnchor.CENTER,
                  0));
        }
      }
    }
    return ticks;
  }
}
