package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import org.plyscope.api.chart.BarChart;
import org.plyscope.api.chart.CellChart;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Histogram;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.ParallelChart;
import org.plyscope.api.chart.ScatterChart;

/** Draws any chart. */
public final class Drawing {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 240;

  private Drawing() {}

  /**
   * Draws a chart.
   *
   * @param chart a chart that is not empty
   */
  public static ContainerTag<?> of(Chart chart) {
    if (chart instanceof ScatterChart scatter) {
      return ScatterDrawing.of(scatter);
    }
    if (chart instanceof LineChart lines) {
      return LineDrawing.of(lines);
    }
    if (chart instanceof BarChart bars) {
      return BarDrawing.of(bars);
    }
    if (chart instanceof Histogram histogram) {
      return histogram(histogram);
    }
    if (chart instanceof CellChart cells) {
      return cells.style() == CellChart.Style.SCORES
          ? ScoreDrawing.of(cells)
          : ProblemDrawing.of(cells);
    }
    return ParallelDrawing.of((ParallelChart) chart);
  }

  private static ContainerTag<?> histogram(Histogram chart) {
    Frame frame = new Frame(WIDTH, HEIGHT, chart.x(), chart.y());
    ContainerTag<?> svg = Svg.root(WIDTH, HEIGHT, chart).with(frame.draw());
    for (int bin = 0; bin < chart.counts().size(); bin++) {
      if (chart.counts().get(bin) > 0) {
        double left = frame.x(chart.from(bin));
        double top = frame.y(chart.counts().get(bin));
        double width = frame.x(chart.from(bin + 1)) - left - 1;
        svg.with(
            Svg.rect("column", left + .5, top, width, frame.bottom() - top)
                .with(Svg.hint(chart.hint(bin))));
      }
    }
    return svg;
  }
}
