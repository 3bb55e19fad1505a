package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Paint;
import java.awt.Shape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.Markers;
import org.plyscope.ui.theme.Theme;

/** Draws entrants as points: a series per point, in the order of the points. */
final class ScatterPlot {
  static final double RADIUS = 5;

  private static final int FADED = 70;
  private static final int BEHIND = 150;
  private static final double ROOM = 0.04;
  private static final double CAP = 5;

  private ScatterPlot() {}

  static JFreeChart of(ScatterChart chart, Set<Integer> selected, boolean names) {
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setCapLength(CAP);
    renderer.setDefaultToolTipGenerator((data, series, item) -> chart.points().get(series).hint());
    XYPlot plot =
        new XYPlot(data(chart), PlotAxes.of(chart.x(), 0), PlotAxes.of(chart.y(), ROOM), renderer);
    JFreeChart drawn = new JFreeChart(null, null, plot, false);
    ChartStyler.style(drawn);
    if (chart.half()) {
      ValueMarker half = new ValueMarker(0.5);
      half.setPaint(Theme.color("chart.text"));
      half.setStroke(new BasicStroke(1, 0, 0, 1, new float[] {1, 3}, 0));
      plot.addRangeMarker(half, Layer.BACKGROUND);
    }
    for (int i = 0; i < chart.points().size(); i++) {
      paint(renderer, i, chart.points().get(i), selected);
    }
    renderer.addAnnotation(new LineLayer(chart), Layer.BACKGROUND);
    renderer.addAnnotation(new LabelLayer(chart, selected, names), Layer.FOREGROUND);
    return drawn;
  }

  private static XYIntervalSeriesCollection data(ScatterChart chart) {
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    double least = chart.x().log() ? chart.x().least() : Double.NEGATIVE_INFINITY;
    for (Point p : chart.points()) {
      XYIntervalSeries series = new XYIntervalSeries(p.name());
      series.add(
          p.x().value(),
          Math.max(least, p.x().low()),
          // An interval without an end is not drawn.
          Double.isInfinite(p.x().high()) ? p.x().value() : p.x().high(),
          p.y().value(),
          p.y().low(),
          p.y().high());
      data.addSeries(series);
    }
    return data;
  }

  /** Returns whether a point stands out, because it is selected or nothing is. */
  static boolean isStrong(Point p, Set<Integer> selected) {
    return p.run() > 0 || selected.isEmpty() || selected.contains(p.entrant());
  }

  private static void paint(XYErrorRenderer renderer, int i, Point p, Set<Integer> selected) {
    Color colour = ChartStyler.series(p.colour());
    boolean behind = p.place() == FrontPlace.BEHIND && selected.isEmpty();
    int alpha = isStrong(p, selected) ? behind ? BEHIND : 255 : FADED;
    renderer.setSeriesPaint(i, ChartPlots.faded(colour, alpha));
    renderer.setSeriesShape(i, Markers.of(p.shape(), RADIUS));
    // Points of the second run are hollow.
    renderer.setSeriesShapesFilled(i, p.run() == 0);
    renderer.setSeriesStroke(i, new BasicStroke(1.2f));
    renderer.setSeriesOutlineStroke(i, new BasicStroke(1.6f));
  }

  /** Explains colours and shapes; empty if all are the same. */
  static LegendItemCollection legend(ScatterChart chart) {
    boolean both = chart.colours().equals(chart.shapes());
    Map<String, LegendItem> items = new LinkedHashMap<>();
    for (Point p : chart.points()) {
      Shape shape = Markers.of(both ? p.shape() : 0, RADIUS);
      add(items, chart.colours(), p.colour(), shape, ChartStyler.series(p.colour()));
    }
    if (!both) {
      for (Point p : chart.points()) {
        Shape shape = Markers.of(p.shape(), RADIUS);
        add(items, chart.shapes(), p.shape(), shape, Theme.color("chart.text"));
      }
    }
    LegendItemCollection all = new LegendItemCollection();
    items.values().forEach(all::add);
    return all;
  }

  private static void add(
      Map<String, LegendItem> items, List<String> names, int number, Shape shape, Paint paint) {
    if (names.size() > 1) {
      String name = names.get(number);
      items.computeIfAbsent(
          name + paint, key -> new LegendItem(name, null, null, null, shape, paint));
    }
  }
}
