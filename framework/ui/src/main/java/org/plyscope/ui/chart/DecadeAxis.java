package org.plyscope.ui.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.plyscope.api.chart.Axis;

/**
 * A logarithmic axis that writes as many powers of ten as there is room for, and 2 and 5 between
 * them if there are only a few. Its labels are plain ones, which stay text in drawings; those of
 * JFreeChart would be outlines.
 */
public final class DecadeAxis extends LogAxis {
  /** How many labels a decade has that has 2 and 5 too. */
  private static final int STEPS = 3;

  /**
   * Makes an axis.
   *
   * @param label the measured quantity
   */
  public DecadeAxis(String label) {
    super(label);
    setNumberFormatOverride(
        NumberFormat.getCompactNumberInstance(Locale.ENGLISH, NumberFormat.Style.SHORT));
  }

  @Override
  public List<?> refreshTicks(
      Graphics2D g, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
    double low = getLowerBound();
    double high = getUpperBound();
    double decades = Math.log10(high / low);
    double room = AxisTicks.room(this, dataArea, edge);
    int every = (int) Math.max(1, Math.ceil(decades / room));
    boolean between = STEPS * decades <= room;
    List<Double> values = Axis.decades(low, high);
    return AxisTicks.of(
        values,
        values.stream().map(getNumberFormatOverride()::format).toList(),
        value -> isPower(value) ? Math.floorMod(power(value), every) == 0 : between,
        value -> isPower(value) && Math.floorMod(power(value), every) == 0,
        edge);
  }

  private static int power(double value) {
    return (int) Math.rint(Math.log10(value));
  }

  private static boolean isPower(double value) {
    return Math.abs(Math.log10(value) - power(value)) < 1e-9;
  }
}
