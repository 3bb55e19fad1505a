package org.plyscope.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import javax.swing.UIManager;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.CombinedDomainCategoryPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.AbstractRenderer;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.ui.RectangleInsets;
import org.plyscope.ui.theme.Theme;

/**
 * Gives charts the colours and fonts of the current theme. A component calls it again from its
 * {@code updateUI}, which Swing calls when the theme changes.
 *
 * <p>The first dataset of a plot has the colours of series; further ones, for comparison, have the
 * colour of text.
 */
public final class ChartStyler {
  private static final int SERIES = 10;
  private static final double BAR_GAP = 0.1;

  /** The topmost number of an axis stands higher than the plot. */
  private static final double TITLE_GAP = 8;

  static {
    // Turned text is drawn as text instead of as outlines, so that drawings keep it.
    TextUtils.setUseDrawRotatedStringWorkaround(false);
  }

  private ChartStyler() {}

  /**
   * Styles a chart with everything on it.
   *
   * @param chart a chart of categories or of points
   */
  public static void style(JFreeChart chart) {
    Color background = Theme.color("chart.background");
    chart.setBackgroundPaint(background);
    chart.setPadding(new RectangleInsets(8, 4, 4, 12));
    if (chart.getTitle() != null) {
      chart.getTitle().setFont(UIManager.getFont("h4.font"));
      chart.getTitle().setPaint(UIManager.getColor("Label.foreground"));
      chart.getTitle().setPadding(0, 0, TITLE_GAP, 0);
    }
    if (chart.getLegend() != null) {
      chart.getLegend().setBackgroundPaint(background);
      chart.getLegend().setItemPaint(Theme.color("chart.text"));
      chart.getLegend().setItemFont(UIManager.getFont("Label.font"));
    }
    chart.getPlot().setBackgroundPaint(background);
    chart.getPlot().setOutlineVisible(false);
    if (chart.getPlot() instanceof CombinedDomainCategoryPlot plot) {
      style(plot.getDomainAxis());
      for (Object part : plot.getSubplots()) {
        ((CategoryPlot) part).setBackgroundPaint(background);
        ((CategoryPlot) part).setOutlineVisible(false);
        style((CategoryPlot) part);
      }
    } else if (chart.getPlot() instanceof CategoryPlot plot) {
      style(plot);
    } else if (chart.getPlot() instanceof XYPlot plot) {
      style(plot);
    }
  }

  /**
   * Puts a chart into a panel that only shows it, sharp at any size.
   *
   * @param chart a chart
   * @return a new panel, without the menu and the zoom of JFreeChart
   */
  public static ChartPanel panel(JFreeChart chart) {
    ChartPanel panel = new StillPanel(chart);
    panel.setPopupMenu(null);
    // Without these the panel draws small and scales the picture up, which blurs the text.
    panel.setMinimumDrawWidth(0);
    panel.setMinimumDrawHeight(0);
    panel.setMaximumDrawWidth(Integer.MAX_VALUE);
    panel.setMaximumDrawHeight(Integer.MAX_VALUE);
    return panel;
  }

  /**
   * Returns the colour of a series.
   *
   * @param index its index, from 0; more series than colours get paler ones, then the same again
   * @return the colour
   */
  public static Color series(int index) {
    Color plain = Theme.color("chart.series" + (index % SERIES + 1));
    return index / SERIES % 2 == 0 ? plain : mix(plain, Theme.color("chart.text"));
  }

  private static void style(CategoryPlot plot) {
    plot.setRangeGridlinePaint(Theme.color("chart.grid"));
    plot.setRangeGridlineStroke(new BasicStroke(1));
    style(plot.getDomainAxis());
    style(plot.getRangeAxis());
    for (int i = 0; i < plot.getRendererCount(); i++) {
      if (plot.getRenderer(i) instanceof AbstractRenderer renderer) {
        paint(renderer, i == 0);
      }
    }
    if (plot.getRenderer() instanceof BarRenderer bars) {
      bars.setBarPainter(new StandardBarPainter());
      bars.setShadowVisible(false);
      bars.setDrawBarOutline(false);
      bars.setItemMargin(BAR_GAP);
    }
  }

  private static void style(XYPlot plot) {
    plot.setRangeGridlinePaint(Theme.color("chart.grid"));
    plot.setDomainGridlinePaint(Theme.color("chart.grid"));
    style(plot.getDomainAxis());
    style(plot.getRangeAxis());
    for (int i = 0; i < plot.getRendererCount(); i++) {
      if (plot.getRenderer(i) instanceof AbstractRenderer renderer) {
        paint(renderer, i == 0);
      }
    }
  }

  private static void paint(AbstractRenderer renderer, boolean first) {
    for (int i = 0; i < 2 * SERIES; i++) {
      renderer.setSeriesPaint(i, first ? series(i) : Theme.color("chart.text"));
    }
  }

  /** Parts of a combined plot share an axis, so that they have none of their own. */
  private static void style(Axis axis) {
    if (axis == null) {
      return;
    }
    Font font = UIManager.getFont("small.font");
    axis.setLabelFont(font);
    axis.setTickLabelFont(font);
    axis.setLabelPaint(Theme.color("chart.text"));
    axis.setTickLabelPaint(Theme.color("chart.text"));
    axis.setAxisLinePaint(Theme.color("chart.grid"));
    axis.setTickMarkPaint(Theme.color("chart.grid"));
  }

  /**
   * A panel that would start to zoom with every other chart it shows, unless it is configured
   * again.
   */
  private static final class StillPanel extends ChartPanel {
    private StillPanel(JFreeChart chart) {
      super(chart, false);
      setMouseZoomable(false);
    }

    @Override
    public void setChart(JFreeChart chart) {
      super.setChart(chart);
      setMouseZoomable(false);
    }
  }

  private static Color mix(Color one, Color other) {
    return new Color(
        (one.getRed() + other.getRed()) / 2,
        (one.getGreen() + other.getGreen()) / 2,
        (one.getBlue() + other.getBlue()) / 2);
  }
}
