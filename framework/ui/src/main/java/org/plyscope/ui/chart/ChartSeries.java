package org.plyscope.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Stroke;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.CombinedDomainCategoryPlot;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.AbstractRenderer;
import org.jfree.chart.renderer.category.LineAndShapeRenderer;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.IntervalCategoryDataset;
import org.jfree.data.xy.IntervalXYDataset;
import org.jfree.data.xy.XYDataset;

/**
 * One series of a chart as data, with everything needed to draw it elsewhere.
 *
 * @param name its name in the legend
 * @param kind how it is drawn
 * @param dashed whether its line is
 * @param color its colour
 * @param points its points
 */
record ChartSeries(String name, Kind kind, boolean dashed, Color color, List<Point> points) {
  /** How a series is drawn. */
  enum Kind {
    LINE,
    LINE_AND_MARKS,
    MARKS,
    BARS
  }

  /**
   * A point with its interval.
   *
   * @param low where an interval of y begins, y itself if there is none
   * @param high where it ends
   */
  record Point(double x, double y, double low, double high) {
    boolean interval() {
      return low != y || high != y;
    }
  }

  boolean intervals() {
    return points.stream().anyMatch(Point::interval);
  }

  /** Returns the series of a chart; some stand above each other on a common axis. */
  static List<Plot> plots(JFreeChart chart) {
    List<Plot> plots = new ArrayList<>();
    if (chart.getPlot() instanceof CombinedDomainCategoryPlot both) {
      for (Object part : both.getSubplots()) {
        plots.add((Plot) part);
      }
    } else {
      plots.add(chart.getPlot());
    }
    return plots;
  }

  /** Returns the series of a plot that have points. */
  static List<ChartSeries> of(Plot drawn) {
    List<ChartSeries> all = new ArrayList<>();
    if (drawn instanceof XYPlot plot) {
      for (int i = 0; i < plot.getDatasetCount(); i++) {
        if (plot.getDataset(i) != null && plot.getRendererForDataset(plot.getDataset(i)) != null) {
          add(plot.getDataset(i), plot.getRendererForDataset(plot.getDataset(i)), all);
        }
      }
    } else if (drawn instanceof CategoryPlot plot) {
      for (int i = 0; i < plot.getDatasetCount(); i++) {
        if (plot.getDataset(i) != null) {
          add(plot.getDataset(i), (AbstractRenderer) plot.getRenderer(i), all);
        }
      }
    }
    all.removeIf(series -> series.points().isEmpty());
    return all;
  }

  private static void add(XYDataset data, XYItemRenderer renderer, List<ChartSeries> all) {
    for (int s = 0; s < data.getSeriesCount(); s++) {
      List<Point> points = new ArrayList<>();
      for (int i = 0; i < data.getItemCount(s); i++) {
        double y = data.getYValue(s, i);
        boolean wide = data instanceof IntervalXYDataset && !(renderer instanceof XYBarRenderer);
        double low = wide ? ((IntervalXYDataset) data).getStartYValue(s, i) : y;
        double high = wide ? ((IntervalXYDataset) data).getEndYValue(s, i) : y;
        points.add(
            new Point(
                data.getXValue(s, i),
                y,
                Double.isNaN(low) ? y : low,
                Double.isNaN(high) ? y : high));
      }
      boolean dashed = dashed(renderer.getSeriesStroke(s));
      all.add(
          new ChartSeries(
              String.valueOf(data.getSeriesKey(s)),
              kind(renderer, s),
              dashed,
              renderer.getItemPaint(s, 0) instanceof Color color ? color : Color.BLACK,
              points));
    }
  }

  private static Kind kind(XYItemRenderer renderer, int series) {
    if (renderer instanceof XYBarRenderer) {
      return Kind.BARS;
    }
    if (renderer instanceof XYLineAndShapeRenderer drawn) {
      boolean line = drawn.getItemLineVisible(series, 0);
      boolean marks = drawn.getItemShapeVisible(series, 0);
      return line ? marks ? Kind.LINE_AND_MARKS : Kind.LINE : Kind.MARKS;
    }
    return Kind.MARKS;
  }

  private static boolean dashed(Stroke stroke) {
    return stroke instanceof BasicStroke basic && basic.getDashArray() != null;
  }

  private static Kind kind(AbstractRenderer renderer, int series) {
    if (renderer instanceof LineAndShapeRenderer drawn) {
      boolean line = drawn.getItemLineVisible(series, 0);
      boolean marks = drawn.getItemShapeVisible(series, 0);
      return line ? marks ? Kind.LINE_AND_MARKS : Kind.LINE : Kind.MARKS;
    }
    return Kind.BARS;
  }

  private static double number(Number number, double otherwise) {
    return number == null || Double.isNaN(number.doubleValue()) ? otherwise : number.doubleValue();
  }

  private static void add(CategoryDataset data, AbstractRenderer renderer, List<ChartSeries> all) {
    for (int s = 0; s < data.getRowCount(); s++) {
      List<Point> points = new ArrayList<>();
      for (int i = 0; i < data.getColumnCount(); i++) {
        if (data.getValue(s, i) != null) {
          double y = data.getValue(s, i).doubleValue();
          double x = data.getColumnKey(i) instanceof Number n ? n.doubleValue() : i;
          points.add(
              data instanceof IntervalCategoryDataset wide
                  ? new Point(
                      x, y, number(wide.getStartValue(s, i), y), number(wide.getEndValue(s, i), y))
                  : new Point(x, y, y, y));
        }
      }
      Color color =
          renderer != null && renderer.getItemPaint(s, 0) instanceof Color c ? c : Color.BLACK;
      boolean dashed = renderer != null && dashed(renderer.getSeriesStroke(s));
      all.add(
          new ChartSeries(
              String.valueOf(data.getRowKey(s)), kind(renderer, s), dashed, color, points));
    }
  }
}
