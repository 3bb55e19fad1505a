package org.plyscope.ui.chart.render;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.ui.RectangleEdge;

/** An axis whose title is cut with dots where a small drawing has no room for all of it. */
final class EvenAxis extends NumberAxis {
  private static final String DOTS = "…";

  EvenAxis(String title) {
    super(title);
  }

  @Override
  protected AxisState drawLabel(
      String title,
      Graphics2D pen,
      Rectangle2D plotArea,
      Rectangle2D dataArea,
      RectangleEdge edge,
      AxisState state) {
    boolean upright = RectangleEdge.isLeftOrRight(edge);
    double middle = upright ? dataArea.getCenterY() : dataArea.getCenterX();
    double before = middle - (upright ? plotArea.getMinY() : plotArea.getMinX());
    double after = (upright ? plotArea.getMaxY() : plotArea.getMaxX()) - middle;
    String shown = fitting(title, pen.getFontMetrics(getLabelFont()), 2 * Math.min(before, after));
    return super.drawLabel(shown, pen, plotArea, dataArea, edge, state);
  }

  /** Returns the title, or as much of its beginning as fits, followed by dots. */
  static String fitting(String title, FontMetrics metrics, double room) {
    if (title == null || metrics.stringWidth(title) <= room) {
      return title;
    }
    int length = title.length() - 1;
    while (length > 0 && metrics.stringWidth(title.substring(0, length) + DOTS) > room) {
      length--;
    }
    return title.substring(0, length).stripTrailing() + DOTS;
  }
}
