package org.plyscope.view.compare.chart;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.labels.CategoryToolTipGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.renderer.AbstractRenderer;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRenderer;
import org.jfree.chart.renderer.category.LineAndShapeRenderer;
import org.jfree.chart.text.TextBlock;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.category.DefaultCategoryDataset;
import org.plyscope.api.measure.Digits;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.DecadeAxis;
import org.plyscope.ui.chart.SeriesMark;
import org.plyscope.ui.text.NumberText;

/** Draws curves as lines or bars; yardsticks always as dashed lines. */
final class PlyPlot {
  private static final double LOG_BASE = 0.5;
  private static final double LEAST_TIME = 0.0005;
  private static final double HEADROOM = 2;
  private static final double ROOM = 1.05;
  private static final double BAR_WIDTH = 0.12;
  private static final float LINE = 1.5f;
  private static final float[][] DASHES = {{5, 4}, {1.5f, 3}};

  /**
   * How to draw.
   *
   * @param across the quantity on the axis of columns
   * @param quantity the quantity on the other axis
   * @param logarithmic whether that axis is
   * @param bars bars instead of lines
   * @param hidden the names of curves that are not drawn
   * @param largest the largest number of all charts side by side, so that they can be compared
   */
  record Style(
      String across,
      Quantity quantity,
      boolean logarithmic,
      boolean bars,
      Set<String> hidden,
      double largest) {
    private boolean log() {
      return logarithmic && quantity.positive();
    }

    private double base() {
      return quantity == Quantity.TIME ? LEAST_TIME : LOG_BASE;
    }
  }

  private PlyPlot() {}

  /** Returns the largest number that is drawn of curves, 0 if there is none. */
  static double largest(List<Curve> curves, Set<String> hidden) {
    SortedSet<Integer> columns = columns(curves);
    return curves.stream()
        .filter(curve -> !hidden.contains(curve.name()))
        .flatMap(curve -> curve.points().entrySet().stream())
        .filter(point -> columns.contains(point.getKey()))
        .mapToDouble(point -> point.getValue())
        .max()
        .orElse(0);
  }

  /** Columns without a search are left out, so that yardsticks do not stretch the picture. */
  private static SortedSet<Integer> columns(List<Curve> curves) {
    SortedSet<Integer> columns = new TreeSet<>();
    curves.stream().filter(c -> !c.reference()).forEach(c -> columns.addAll(c.points().keySet()));
    return columns;
  }

  /**
   * Makes a chart.
   *
   * @param title its title, null for no title
   */
  static JFreeChart chart(String title, List<Curve> curves, Style style) {
    DefaultCategoryDataset searches = data(curves, false, style);
    DefaultCategoryDataset references = data(curves, true, style);
    CategoryPlot plot =
        new CategoryPlot(
            searches,
            new GroupedAxis(style.across()),
            axis(style),
            style.bars() ? bars(style) : lines(searches.getRowCount(), style));
    plot.setDataset(1, references);
    plot.setRenderer(1, dashed(references.getRowCount(), style));
    plot.setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
    hideEmpty(plot, curves);
    JFreeChart chart = new JFreeChart(title, null, plot, false);
    ChartStyler.style(chart);
    return chart;
  }

  private static DefaultCategoryDataset data(List<Curve> curves, boolean reference, Style style) {
    DefaultCategoryDataset data = new DefaultCategoryDataset();
    SortedSet<Integer> columns = columns(curves);
    for (Curve curve : curves) {
      if (curve.reference() == reference) {
        boolean shown = !style.hidden().contains(curve.name());
        for (Integer column : columns) {
          Double y = curve.points().get(column);
          // A logarithmic axis has no place for zero.
          boolean drawable = shown && y != null && (!style.log() || y > 0);
          data.addValue(drawable ? y : null, curve.name(), column);
        }
      }
    }
    return data;
  }

  /** Writes large numbers in groups of digits; exports keep the plain numbers. */
  private static final class GroupedAxis extends CategoryAxis {
    private static final long serialVersionUID = 1L;

    private GroupedAxis(String label) {
      super(label);
    }

    @Override
    @SuppressWarnings("rawtypes")
    protected TextBlock createLabel(
        Comparable category, float width, RectangleEdge edge, Graphics2D g2) {
      return super.createLabel(Digits.count((Integer) category), width, edge, g2);
    }
  }

  /** A curve that never had a point needs no place in the legend. */
  private static void hideEmpty(CategoryPlot plot, List<Curve> curves) {
    int row = 0;
    for (Curve curve : curves) {
      if (!curve.reference()) {
        if (curve.points().isEmpty() && plot.getRenderer() instanceof AbstractRenderer renderer) {
          renderer.setSeriesVisibleInLegend(row, false);
        }
        row++;
      }
    }
  }

  private static ValueAxis axis(Style style) {
    String label = style.quantity().toString();
    if (!style.log()) {
      NumberAxis axis = new NumberAxis(label);
      if (style.quantity().positive() && style.largest() > 0) {
        axis.setRange(0, style.largest() * ROOM);
      }
      return axis;
    }
    DecadeAxis axis = new DecadeAxis(label);
    axis.setSmallestValue(style.base());
    axis.setRange(style.base(), Math.max(2 * style.base(), style.largest() * HEADROOM));
    return axis;
  }

  private static CategoryItemRenderer bars(Style style) {
    BarRenderer renderer = new BarRenderer();
    renderer.setMaximumBarWidth(BAR_WIDTH);
    renderer.setBase(style.log() ? style.base() : 0);
    renderer.setDefaultToolTipGenerator(tips(style));
    return renderer;
  }

  private static CategoryItemRenderer lines(int count, Style style) {
    LineAndShapeRenderer renderer = new LineAndShapeRenderer(true, true);
    for (int i = 0; i < count; i++) {
      renderer.setSeriesStroke(i, SeriesMark.stroke(i));
      renderer.setSeriesShape(i, SeriesMark.shape(i));
    }
    renderer.setDefaultToolTipGenerator(tips(style));
    return renderer;
  }

  private static CategoryItemRenderer dashed(int count, Style style) {
    LineAndShapeRenderer renderer = new LineAndShapeRenderer(true, false);
    for (int i = 0; i < count; i++) {
      renderer.setSeriesStroke(
          i,
          new BasicStroke(
              LINE, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES[i % DASHES.length], 0));
    }
    renderer.setDefaultToolTipGenerator(tips(style));
    return renderer;
  }

  private static CategoryToolTipGenerator tips(Style style) {
    return (data, row, column) ->
        data.getRowKey(row)
            + ", "
            + style.across().toLowerCase(Locale.ROOT)
            + " "
            + data.getColumnKey(column)
            + ": "
            + number(style.quantity(), data.getValue(row, column).doubleValue())
            + " "
            + style.quantity().toString().toLowerCase(Locale.ROOT);
  }

  /** Writes a number as a person would: counts without decimals, others with few. */
  static String number(Quantity quantity, double value) {
    return quantity.counts() ? NumberText.count(Math.round(value)) : NumberText.decimal(value);
  }
}
