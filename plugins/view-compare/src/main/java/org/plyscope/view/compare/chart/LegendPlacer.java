package org.plyscope.view.compare.chart;

import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.ui.RectangleEdge;

/** Puts the legend where there is room for it: beside a wide chart, below a tall one. */
final class LegendPlacer extends ComponentAdapter {
  private static final double WIDE = 1.6;

  private final JFreeChart chart;

  LegendPlacer(JFreeChart chart) {
    this.chart = chart;
  }

  @Override
  public void componentResized(ComponentEvent event) {
    Component panel = event.getComponent();
    if (chart.getLegend() != null) {
      boolean wide = panel.getWidth() > WIDE * panel.getHeight();
      chart.getLegend().setPosition(wide ? RectangleEdge.RIGHT : RectangleEdge.BOTTOM);
    }
  }
}
