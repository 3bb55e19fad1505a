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
      return HistogramDrawing.of(histogram);
    }
    if (chart instanceof CellChart cells) {
      return cells.style() == CellChart.Style.SCORES
          ? ScoreDrawing.of(cells)
          : ProblemDrawing.of(cells);
    }
    return ParallelDrawing.of((ParallelChart) chart);
  }
}
