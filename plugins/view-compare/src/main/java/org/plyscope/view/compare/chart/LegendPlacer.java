package org.plyscope.view.compare.chart;

import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.ui.RectangleEdge;

/**
 * Puts the legend where there is room for it: beside a wide chart, below a tall one, nowhere in a
 * small one, where tool tips name the curves.
 */
final class LegendPlacer extends ComponentAdapter {
  private static final double WIDE = 1.6;

  /** The least width beside, and height above, a legend, in heights of a letter. */
  private static final int LEAST_WIDTH = 38;

  private static final int LEAST_HEIGHT = 22;

  private final JFreeChart chart;

  LegendPlacer(JFreeChart chart) {
    this.chart = chart;
  }

  @Override
  public void componentResized(ComponentEvent event) {
    Component panel = event.getComponent();
    if (chart.getLegend() != null) {
      boolean wide = panel.getWidth() > WIDE * panel.getHeight();
      int letter = panel.getFont().getSize();
      chart
          .getLegend()
          .setVisible(
              wide
                  ? panel.getWidth() > LEAST_WIDTH * letter
                  : panel.getHeight() > LEAST_HEIGHT * letter);
      chart.getLegend().setPosition(wide ? RectangleEdge.RIGHT : RectangleEdge.BOTTOM);
    }
  }
}
