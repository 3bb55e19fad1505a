package org.plyscope.ui.chart;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoublePredicate;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/** Draws the numbers of a chart beside an axis, as many as there is room for. */
public final class AxisTicks {
  private static final double LINE_HEIGHT = 1.6;
  private static final double LABEL_WIDTH = 5;

  private AxisTicks() {}

  /**
   * Returns how many labels there is room for.
   *
   * @param axis the axis
   * @param area the area between the axes
   * @param edge where the axis is
   * @return the number, at least 1
   */
  public static double room(ValueAxis axis, Rectangle2D area, RectangleEdge edge) {
    double size = axis.getTickLabelFont().getSize2D();
    return Math.max(
        1,
        RectangleEdge.isTopOrBottom(edge)
            ? area.getWidth() / (LABEL_WIDTH * size)
            : area.getHeight() / (LINE_HEIGHT * size));
  }

  /**
   * Makes ticks.
   *
   * @param values the numbers
   * @param texts their texts, one for each number
   * @param written which numbers have a text
   * @param major which numbers have a line of the grid
   * @param edge where the axis is
   * @return the ticks
   */
  public static List<NumberTick> of(
      List<Double> values,
      List<String> texts,
      DoublePredicate written,
      DoublePredicate major,
      RectangleEdge edge) {
    TextAnchor anchor = anchor(edge);
    List<NumberTick> ticks = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      double value = values.get(i);
      ticks.add(
          new NumberTick(
              major.test(value) ? TickType.MAJOR : TickType.MINOR,
              value,
              written.test(value) ? texts.get(i) : "",
              anchor,
              anchor,
              0));
    }
    return ticks;
  }

  private static TextAnchor anchor(RectangleEdge edge) {
    if (RectangleEdge.isTopOrBottom(edge)) {
      return edge.equals(RectangleEdge.TOP) ? TextAnchor.BOTTOM_CENTER : TextAnchor.TOP_CENTER;
    }
    return edge.equals(RectangleEdge.RIGHT) ? TextAnchor.CENTER_LEFT : TextAnchor.CENTER_RIGHT;
  }
}
