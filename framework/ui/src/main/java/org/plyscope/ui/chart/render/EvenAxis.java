package org.plyscope.ui.chart.render;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;
import org.plyscope.api.chart.Axis;
import org.plyscope.ui.chart.AxisFormat;
import org.plyscope.ui.chart.AxisTicks;

/** An even axis of a chart; its title is cut with dots where a small drawing has no room. */
final class EvenAxis extends NumberAxis {
  private static final String DOTS = "…";

  private final transient Axis axis;
  private final transient Range whole;

  /**
   * Makes an axis.
   *
   * @param axis its numbers and words
   * @param beyond the room beyond both ends
   */
  EvenAxis(Axis axis, double beyond) {
    super(axis.title());
    this.axis = axis;
    this.whole = new Range(axis.least() - beyond, axis.most() + beyond);
    setRange(whole);
    setNumberFormatOverride(new AxisFormat(axis::text));
  }

  @Override
  public List<?> refreshTicks(
      Graphics2D pen, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
    boolean all = getRange().equals(whole);
    List<Double> values = all ? axis.ticks() : axis.ticks(getLowerBound(), getUpperBound());
    int every = (int) Math.ceil(values.size() / AxisTicks.room(this, dataArea, edge));
    return AxisTicks.of(
        values,
        values.stream().map(axis::text).toList(),
        value -> values.indexOf(value) % every == 0,
        value -> true,
        edge);
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
