package org.plyscope.view.compare.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import javax.swing.UIManager;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.RectangleInsets;

/** Gives charts the colours and fonts of the current theme. */
final class ChartColors {
  private static final int SERIES = 6;
  private static final double BAR_GAP = 0.08;

  private static final double TITLE_GAP = 8;

  private ChartColors() {}

  /** Styles a chart; to be called again when the theme has changed. */
  static void apply(JFreeChart chart) {
    Color background = color("background", "Panel.background");
    Color text = color("text", "Label.foreground");
    chart.setBackgroundPaint(background);
    chart.setPadding(new RectangleInsets(8, 4, 4, 12));
    if (chart.getTitle() != null) {
      chart.getTitle().setFont(UIManager.getFont("Label.font").deriveFont(Font.BOLD));
      chart.getTitle().setPaint(text);
      // The topmost number of the axis stands higher than the plot.
      chart.getTitle().setPadding(0, 0, TITLE_GAP, 0);
    }
    CategoryPlot plot = chart.getCategoryPlot();
    plot.setBackgroundPaint(background);
    plot.setOutlineVisible(false);
    plot.setRangeGridlinePaint(color("grid", "Separator.foreground"));
    plot.setRangeGridlineStroke(new BasicStroke(1));
    style(plot.getDomainAxis(), text);
    style(plot.getRangeAxis(), text);
    series(plot.getRenderer(0));
    for (int i = 0; i < 2; i++) {
      plot.getRenderer(1).setSeriesPaint(i, text);
    }
  }

  private static void series(CategoryItemRenderer renderer) {
    // More series than colours: shapes and the legend tell them apart.
    for (int i = 0; i < 2 * SERIES; i++) {
      Color plain = color("series" + (i % SERIES + 1), "Label.foreground");
      renderer.setSeriesPaint(
          i, i < SERIES ? plain : mix(plain, color("text", "Label.foreground")));
    }
    if (renderer instanceof BarRenderer bars) {
      bars.setBarPainter(new StandardBarPainter());
      bars.setShadowVisible(false);
      bars.setDrawBarOutline(false);
      bars.setItemMargin(BAR_GAP);
    }
  }

  private static void style(Axis axis, Color text) {
    Font font = UIManager.getFont("Label.font");
    axis.setLabelFont(font);
    axis.setTickLabelFont(font);
    axis.setLabelPaint(text);
    axis.setTickLabelPaint(text);
    axis.setAxisLinePaint(color("grid", "Separator.foreground"));
    axis.setTickMarkPaint(color("grid", "Separator.foreground"));
  }

  private static Color mix(Color one, Color other) {
    return new Color(
        (one.getRed() + other.getRed()) / 2,
        (one.getGreen() + other.getGreen()) / 2,
        (one.getBlue() + other.getBlue()) / 2);
  }

  private static Color color(String key, String fallback) {
    Color color = UIManager.getColor("Plyscope.chart." + key);
    return color != null ? color : UIManager.getColor(fallback);
  }
}
