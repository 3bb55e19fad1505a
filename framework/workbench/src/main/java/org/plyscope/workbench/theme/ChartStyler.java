package org.plyscope.workbench.theme;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import javax.swing.UIManager;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.RectangleInsets;

/**
 * Gives charts the colours and fonts of the current theme. Call it again when the theme changes.
 */
public final class ChartStyler {
  private static final int SERIES = 6;
  private static final double BAR_GAP = 0.12;

  private ChartStyler() {}

  /** Styles a chart with everything on it. */
  public static void style(JFreeChart chart) {
    chart.setBackgroundPaint(Theme.color("chart.background"));
    chart.setPadding(new RectangleInsets(8, 4, 4, 12));
    if (chart.getTitle() != null) {
      chart.getTitle().setFont(UIManager.getFont("h4.font"));
      chart.getTitle().setPaint(UIManager.getColor("Label.foreground"));
    }
    if (chart.getLegend() != null) {
      chart.getLegend().setBackgroundPaint(Theme.color("chart.background"));
      chart.getLegend().setItemPaint(Theme.color("chart.text"));
      chart.getLegend().setItemFont(UIManager.getFont("Label.font"));
    }
    if (chart.getPlot() instanceof CategoryPlot plot) {
      style(plot);
    } else if (chart.getPlot() instanceof XYPlot plot) {
      style(plot);
    }
  }

  /** Puts a chart into a panel that only shows it, sharp at any size. */
  public static ChartPanel panel(JFreeChart chart) {
    ChartPanel panel = new ChartPanel(chart, false);
    panel.setPopupMenu(null);
    panel.setMouseZoomable(false);
    // Without these the panel draws small and scales the picture up, which blurs the text.
    panel.setMinimumDrawWidth(0);
    panel.setMinimumDrawHeight(0);
    panel.setMaximumDrawWidth(Integer.MAX_VALUE);
    panel.setMaximumDrawHeight(Integer.MAX_VALUE);
    return panel;
  }

  /** Returns the colour of a series. */
  public static Color series(int index) {
    return Theme.color("chart.series" + (index % SERIES + 1));
  }

  private static void style(CategoryPlot plot) {
    plot.setBackgroundPaint(Theme.color("chart.background"));
    plot.setOutlineVisible(false);
    plot.setRangeGridlinePaint(Theme.color("chart.grid"));
    plot.setRangeGridlineStroke(new BasicStroke(1));
    style(plot.getDomainAxis());
    style(plot.getRangeAxis());
    if (plot.getRenderer() instanceof BarRenderer bars) {
      bars.setBarPainter(new StandardBarPainter());
      bars.setShadowVisible(false);
      bars.setDrawBarOutline(false);
      bars.setItemMargin(BAR_GAP);
      for (int i = 0; i < SERIES; i++) {
        bars.setSeriesPaint(i, series(i));
      }
    }
  }

  private static void style(XYPlot plot) {
    plot.setBackgroundPaint(Theme.color("chart.background"));
    plot.setOutlineVisible(false);
    plot.setRangeGridlinePaint(Theme.color("chart.grid"));
    plot.setDomainGridlinePaint(Theme.color("chart.grid"));
    style(plot.getDomainAxis());
    style(plot.getRangeAxis());
    for (int i = 0; i < SERIES; i++) {
      plot.getRenderer().setSeriesPaint(i, series(i));
    }
  }

  private static void style(Axis axis) {
    Font font = UIManager.getFont("small.font");
    axis.setLabelFont(font);
    axis.setTickLabelFont(font);
    axis.setLabelPaint(Theme.color("chart.text"));
    axis.setTickLabelPaint(Theme.color("chart.text"));
    axis.setAxisLinePaint(Theme.color("chart.grid"));
    axis.setTickMarkPaint(Theme.color("chart.grid"));
  }
}
