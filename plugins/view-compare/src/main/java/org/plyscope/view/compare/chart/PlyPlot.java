package org.plyscope.view.compare.chart;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.labels.StandardCategoryToolTipGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRenderer;
import org.jfree.chart.renderer.category.LineAndShapeRenderer;
import org.jfree.data.category.DefaultCategoryDataset;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.DecadeAxis;

/** Draws curves as lines or bars; yardsticks always as dashed lines. */
final class PlyPlot {
  private static final double LOG_BASE = 0.5;
  private static final double HEADROOM = 2;
  private static final double BAR_WIDTH = 0.12;
  private static final float LINE = 2f;
  private static final float[][] DASHES = {{6, 4}, {2, 3}};
  private static final double DOT = 3.5;

  /**
   * How to draw.
   *
   * @param logarithmic whether the axis of numbers is
   * @param bars bars instead of lines
   */
  record Style(boolean logarithmic, boolean bars) {}

  private PlyPlot() {}

  /**
   * Makes a chart.
   *
   * @param title what it shows, null for no title
   * @param across what the other axis counts
   */
  static JFreeChart chart(
      String title, String across, Quantity quantity, List<Curve> curves, Style style) {
    SortedSet<Integer> columns = new TreeSet<>();
    curves.stream().filter(c -> !c.reference()).forEach(c -> columns.addAll(c.points().keySet()));
    DefaultCategoryDataset searches = data(curves, columns, false, style.logarithmic());
    DefaultCategoryDataset references = data(curves, columns, true, style.logarithmic());
    CategoryPlot plot =
        new CategoryPlot(
            searches,
            new CategoryAxis(across),
            axis(quantity, style, Math.max(largest(searches), largest(references))),
            style.bars() ? bars(style) : lines(searches.getRowCount()));
    plot.setDataset(1, references);
    plot.setRenderer(1, dashed(references.getRowCount()));
    plot.setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
    JFreeChart chart = new JFreeChart(title, null, plot, false);
    ChartStyler.style(chart);
    return chart;
  }

  /** Columns without a search are left out, so that yardsticks do not stretch the picture. */
  private static DefaultCategoryDataset data(
      List<Curve> curves, SortedSet<Integer> columns, boolean reference, boolean logarithmic) {
    DefaultCategoryDataset data = new DefaultCategoryDataset();
    for (Curve curve : curves) {
      if (curve.reference() == reference) {
        for (Integer column : columns) {
          Double y = curve.points().get(column);
          // A logarithmic axis has no place for zero.
          boolean drawable = y != null && (!logarithmic || y > 0);
          data.addValue(drawable ? y : null, curve.name(), column);
        }
      }
    }
    return data;
  }

  private static double largest(DefaultCategoryDataset data) {
    double largest = 1;
    for (int row = 0; row < data.getRowCount(); row++) {
      for (int column = 0; column < data.getColumnCount(); column++) {
        Number value = data.getValue(row, column);
        largest = value == null ? largest : Math.max(largest, value.doubleValue());
      }
    }
    return largest;
  }

  private static ValueAxis axis(Quantity quantity, Style style, double largest) {
    if (!style.logarithmic()) {
      return new NumberAxis(quantity.toString());
    }
    DecadeAxis axis = new DecadeAxis(quantity.toString());
    axis.setSmallestValue(LOG_BASE);
    axis.setRange(LOG_BASE, largest * HEADROOM);
    return axis;
  }

  private static CategoryItemRenderer bars(Style style) {
    BarRenderer renderer = new BarRenderer();
    renderer.setMaximumBarWidth(BAR_WIDTH);
    renderer.setBase(style.logarithmic() ? LOG_BASE : 0);
    renderer.setDefaultToolTipGenerator(tips());
    return renderer;
  }

  private static CategoryItemRenderer lines(int count) {
    LineAndShapeRenderer renderer = new LineAndShapeRenderer(true, true);
    for (int i = 0; i < count; i++) {
      renderer.setSeriesStroke(i, new BasicStroke(LINE));
      renderer.setSeriesShape(i, shape(i));
    }
    renderer.setDefaultToolTipGenerator(tips());
    return renderer;
  }

  private static CategoryItemRenderer dashed(int count) {
    LineAndShapeRenderer renderer = new LineAndShapeRenderer(true, false);
    for (int i = 0; i < count; i++) {
      renderer.setSeriesStroke(
          i,
          new BasicStroke(
              LINE, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES[i % DASHES.length], 0));
    }
    renderer.setDefaultToolTipGenerator(tips());
    return renderer;
  }

  private static StandardCategoryToolTipGenerator tips() {
    return new StandardCategoryToolTipGenerator(
        "{0}, {1}: {2}", NumberFormat.getNumberInstance(Locale.ROOT));
  }

  /** Curves are told apart by shape too: there are more of them than colours. */
  private static Shape shape(int index) {
    return switch (index % 4) {
      case 0 -> new Ellipse2D.Double(-DOT, -DOT, 2 * DOT, 2 * DOT);
      case 1 -> new Rectangle2D.Double(-DOT, -DOT, 2 * DOT, 2 * DOT);
      case 2 -> polygon(0, -DOT - 1, DOT + 1, DOT, -DOT - 1, DOT);
      default -> polygon(0, -DOT - 1, DOT + 1, 0, 0, DOT + 1, -DOT - 1, 0);
    };
  }

  private static Shape polygon(double... corners) {
    Path2D path = new Path2D.Double();
    path.moveTo(corners[0], corners[1]);
    for (int i = 2; i < corners.length; i += 2) {
      path.lineTo(corners[i], corners[i + 1]);
    }
    path.closePath();
    return path;
  }
}
