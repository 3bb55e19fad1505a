package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Color;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.LineChart.Line;
import org.plyscope.api.chart.LineChart.Point;
import org.plyscope.api.chart.LineChart.Style;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.Markers;
import org.plyscope.ui.theme.Theme;

/** Draws lines with bars for their intervals, with bands or plain. */
final class LinePlot {
  private static final double DOT = 4;
  private static final float BAND = 0.15f;
  private static final double ROOM = 0.03;
  private static final double FAINT = 0.45;

  private LinePlot() {}

  static JFreeChart of(LineChart chart) {
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    for (int i = 0; i < chart.lines().size(); i++) {
      XYIntervalSeries series = new XYIntervalSeries(key(chart, i), false, true);
      chart.lines().get(i).points().forEach(point -> add(series, point));
      data.addSeries(series);
    }
    XYLineAndShapeRenderer renderer = renderer(chart);
    XYPlot plot =
        new XYPlot(data, PlotAxes.of(chart.x(), 0), PlotAxes.of(chart.y(), ROOM), renderer);
    plot.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
    JFreeChart drawn = new JFreeChart(null, null, plot, false);
    ChartStyler.style(drawn);
    for (int i = 0; i < chart.lines().size(); i++) {
      paint(renderer, i, chart.lines().get(i));
    }
    return drawn;
  }

  /** Two lines may have the same name, but not the same key. */
  private static String key(LineChart chart, int index) {
    String name = chart.lines().get(index).name();
    boolean taken = chart.lines().subList(0, index).stream().anyMatch(l -> l.name().equals(name));
    return taken ? name + " (" + (index + 1) + ")" : name;
  }

  private static void add(XYIntervalSeries series, Point point) {
    double y = point.y().value();
    series.add(
        point.x(),
        point.x(),
        point.x(),
        y,
        Double.isFinite(point.y().low()) ? point.y().low() : y,
        Double.isFinite(point.y().high()) ? point.y().high() : y);
  }

  private static XYLineAndShapeRenderer renderer(LineChart chart) {
    XYLineAndShapeRenderer renderer;
    if (chart.lines().stream().anyMatch(line -> line.style() == Style.BAND)) {
      DeviationRenderer bands = new DeviationRenderer(true, false);
      bands.setAlpha(BAND);
      renderer = bands;
    } else {
      XYErrorRenderer bars = new XYErrorRenderer();
      bars.setDrawXError(false);
      bars.setDrawYError(
          chart.lines().stream()
              .flatMap(line -> line.points().stream())
              .anyMatch(point -> point.y().low() < point.y().high()));
      renderer = bars;
    }
    renderer.setDefaultLinesVisible(true);
    renderer.setDefaultToolTipGenerator(
        (set, line, point) -> chart.lines().get(line).points().get(point).hint());
    return renderer;
  }

  private static void paint(XYLineAndShapeRenderer renderer, int index, Line line) {
    boolean faint = line.style() == Style.FAINT;
    Color colour =
        faint
            ? ChartPlots.onGround(Theme.color("chart.text"), FAINT)
            : ChartStyler.series(line.colour());
    boolean marked = line.style() == Style.MARKED;
    renderer.setSeriesPaint(index, colour);
    renderer.setSeriesFillPaint(index, colour);
    renderer.setSeriesStroke(index, new BasicStroke(marked ? 1.6f : faint ? 1.2f : 2.2f));
    renderer.setSeriesShape(index, Markers.of(line.shape(), DOT));
    // A mark is the only thing to be seen of a line with one point.
    renderer.setSeriesShapesVisible(index, marked || line.points().size() == 1);
    renderer.setSeriesVisibleInLegend(index, !faint);
  }
}
