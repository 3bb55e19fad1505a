package org.plyscope.ui.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.LogTick;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.ui.RectangleEdge;

/** A logarithmic axis that writes as many powers of ten as there is room for. */
public final class DecadeAxis extends LogAxis {
  private static final double LINE_HEIGHT = 1.6;

  /**
   * Makes an axis.
   *
   * @param label what it measures
   */
  public DecadeAxis(String label) {
    super(label);
    setNumberFormatOverride(
        NumberFormat.getCompactNumberInstance(Locale.ENGLISH, NumberFormat.Style.SHORT));
  }

  @Override
  public List<?> refreshTicks(
      Graphics2D g, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
    double decades = Math.log10(getUpperBound() / getLowerBound());
    double lines = dataArea.getHeight() / (LINE_HEIGHT * getTickLabelFont().getSize2D());
    double step = Math.max(1, Math.ceil(decades / Math.max(1, lines)));
    setTickUnit(new NumberTickUnit(step), false, true);
    List<Object> ticks = new ArrayList<>();
    for (Object tick : super.refreshTicks(g, state, dataArea, edge)) {
      ticks.add(plain(tick));
    }
    return ticks;
  }

  /** The labels of a logarithmic axis would be drawn as outlines; plain ones stay text. */
  private Object plain(Object tick) {
    if (!(tick instanceof LogTick log)) {
      return tick;
    }
    String label =
        log.getAttributedLabel() == null ? "" : getNumberFormatOverride().format(log.getValue());
    return new NumberTick(
        log.getTickType(), log.getValue(), label, log.getTextAnchor(), log.getTextAnchor(), 0);
  }
}
