package org.plyscope.ui.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/**
 * A logarithmic axis that writes as many powers of ten as there is room for, and 2 and 5 between
 * them if there are only a few. Its labels are plain ones, which stay text in drawings; those of
 * JFreeChart would be outlines.
 */
public final class DecadeAxis extends LogAxis {
  private static final int[] STEPS = {1, 2, 5};
  private static final double FEW_DECADES = 2.2;
  private static final double LINE_HEIGHT = 1.6;
  private static final double LABEL_WIDTH = 5;

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
    double room = Math.max(1, room(dataArea, edge));
    int every = (int) Math.max(1, Math.ceil(decades / room));
    boolean between = decades < FEW_DECADES && STEPS.length * decades <= room;
    TextAnchor anchor = anchor(edge);
    List<NumberTick> ticks = new ArrayList<>();
    for (int power = (int) Math.floor(Math.log10(low)); Math.pow(10, power) <= high; power++) {
      for (int step : STEPS) {
        double value = step * Math.pow(10, power);
        if (value >= low && value <= high) {
          boolean whole = step == 1;
          boolean written = whole ? Math.floorMod(power, every) == 0 : between;
          ticks.add(
              new NumberTick(
                  whole && written ? TickType.MAJOR : TickType.MINOR,
                  value,
                  written ? getNumberFormatOverride().format(value) : "",
                  anchor,
                  anchor,
                  0));
        }
      }
    }
    return ticks;
  }

  /** Returns how many labels there is room for. */
  private double room(Rectangle2D area, RectangleEdge edge) {
    double size = getTickLabelFont().getSize2D();
    return RectangleEdge.isTopOrBottom(edge)
        ? area.getWidth() / (LABEL_WIDTH * size)
        : area.getHeight() / (LINE_HEIGHT * size);
  }

  private static TextAnchor anchor(RectangleEdge edge) {
    if (RectangleEdge.isTopOrBottom(edge)) {
      return edge.equals(RectangleEdge.TOP) ? TextAnchor.BOTTOM_CENTER : TextAnchor.TOP_CENTER;
    }
    return edge.equals(RectangleEdge.RIGHT) ? TextAnchor.CENTER_LEFT : TextAnchor.CENTER_RIGHT;
  }
}
