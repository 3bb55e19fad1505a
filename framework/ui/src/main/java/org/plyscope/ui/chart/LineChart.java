package org.plyscope.ui.chart;

import java.awt.BasicStroke;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.function.BiPredicate;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.labels.StandardXYToolTipGenerator;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.plyscope.api.run.statistics.Estimate;

/** Draws {@link Series} as lines with intervals. */
public final class LineChart {
  private static final double DOT = 4;

  private LineChart() {}

  /**
   * Draws lines with bars for their intervals.
   *
   * @param series the lines
   * @param logX whether the axis across is logarithmic
   * @param logY whether the axis upwards is
   * @return the chart, styled
   */
  public static JFreeChart of(Series series, boolean logX, boolean logY) {
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    series
        .lines()
        .forEach(
            (name, points) -> {
              XYIntervalSeries line = new XYIntervalSeries(name);
              points.forEach(
                  (x, y) -> {
                    boolean drawable = Double.isFinite(y.value()) && (!logY || y.value() > 0);
                    if (drawable && (!logX || x > 0)) {
                      line.add(x, x, x, y.value(), least(y, logY), most(y));
                    }
                  });
              data.addSeries(line);
            });
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDefaultLinesVisible(true);
    renderer.setDrawXError(false);
    renderer.setDrawYError(has(series, (x, y) -> y.low() < y.high()));
    boolean dense = series.lines().values().stream().anyMatch(points -> points.size() > 40);
    renderer.setDefaultShapesVisible(!dense);
    for (int i = 0; i < data.getSeriesCount(); i++) {
      renderer.setSeriesStroke(i, new BasicStroke(1.6f));
      renderer.setSeriesShape(i, Markers.of(i, DOT));
    }
    renderer.setDefaultToolTipGenerator(
        new StandardXYToolTipGenerator(
            "{0}: {1}, {2}", NumberFormat.getInstance(Locale.ROOT), AxisFormat.of(series.along())));
    ValueAxis across = axis(series.across(), logX);
    if (!has(series, (x, y) -> x != Math.rint(x))) {
      across.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    }
    XYPlot plot = new XYPlot(data, across, axis(series.along(), logY), renderer);
    JFreeChart chart = new JFreeChart(null, null, plot, false);
    ChartStyler.style(chart);
    return chart;
  }

  private static boolean has(Series series, BiPredicate<Double, Estimate> what) {
    return series.lines().values().stream()
        .flatMap(points -> points.entrySet().stream())
        .anyMatch(point -> what.test(point.getKey(), point.getValue()));
  }

  private static double least(Estimate y, boolean log) {
    return !Double.isFinite(y.low()) || (log && y.low() <= 0) ? y.value() : y.low();
  }

  private static double most(Estimate y) {
    return Double.isFinite(y.high()) ? y.high() : y.value();
  }

  /**
   * Makes the axis of what is counted or measured.
   *
   * @param label its name, as a {@link Series} has it
   * @param log whether it is logarithmic
   * @return the axis
   */
  public static ValueAxis axis(String label, boolean log) {
    if (log) {
      DecadeAxis axis = new DecadeAxis(AxisFormat.title(label));
      axis.setNumberFormatOverride(AxisFormat.of(label));
      return axis;
    }
    NumberAxis axis = new NumberAxis(AxisFormat.title(label));
    axis.setAutoRangeIncludesZero(false);
    axis.setNumberFormatOverride(AxisFormat.of(label));
    return axis;
  }
}
