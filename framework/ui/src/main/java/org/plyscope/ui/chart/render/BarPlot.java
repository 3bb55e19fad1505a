package org.plyscope.ui.chart.render;

import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.CategoryLabelPositions;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.CombinedDomainCategoryPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.data.xy.XYBarDataset;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.plyscope.api.chart.BarChart;
import org.plyscope.api.chart.BarChart.Measure;
import org.plyscope.api.chart.Histogram;
import org.plyscope.ui.chart.ChartStyler;

/** Draws bars: measures above each other, or how often numbers occur. */
final class BarPlot {
  private static final int MOST_UPRIGHT = 8;
  private static final double GAP = 0.08;

  /** Pixels between two plots, so that the numbers at their ends do not touch. */
  private static final double ROOM_BETWEEN = 16;

  private BarPlot() {}

  static JFreeChart of(BarChart chart) {
    CategoryAxis axis = new CategoryAxis();
    axis.setCategoryLabelPositions(
        chart.names().size() > MOST_UPRIGHT
            ? CategoryLabelPositions.UP_45
            : CategoryLabelPositions.STANDARD);
    CombinedDomainCategoryPlot all = new CombinedDomainCategoryPlot(axis);
    all.setGap(ROOM_BETWEEN);
    chart.measures().forEach(measure -> all.add(bars(chart.names(), measure)));
    JFreeChart drawn = new JFreeChart(null, null, all, false);
    ChartStyler.style(drawn);
    for (int i = 0; i < all.getSubplots().size(); i++) {
      CategoryPlot plot = (CategoryPlot) all.getSubplots().get(i);
      plot.getRenderer().setSeriesPaint(0, ChartStyler.series(i));
    }
    return drawn;
  }

  private static CategoryPlot bars(List<String> names, Measure measure) {
    IntervalBars renderer = new IntervalBars();
    renderer.setMaximumBarWidth(GAP);
    renderer.setDefaultToolTipGenerator((data, row, column) -> measure.hints().get(column));
    return new CategoryPlot(
        new IntervalBars.Data(measure.axis().title(), names, measure.values()),
        null,
        PlotAxes.of(measure.axis(), 0),
        renderer);
  }

  static JFreeChart of(Histogram chart) {
    XYSeries counts = new XYSeries(chart.y().title());
    for (int bin = 0; bin < chart.counts().size(); bin++) {
      counts.add(chart.from(bin) + chart.width() / 2.0, chart.counts().get(bin));
    }
    XYBarRenderer renderer = new XYBarRenderer(GAP);
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setShadowVisible(false);
    renderer.setDefaultToolTipGenerator((data, series, bin) -> chart.hint(bin));
    XYPlot plot =
        new XYPlot(
            new XYBarDataset(new XYSeriesCollection(counts), chart.width()),
            PlotAxes.of(chart.x(), 0),
            PlotAxes.of(chart.y(), 0),
            renderer);
    JFreeChart drawn = new JFreeChart(null, null, plot, false);
    ChartStyler.style(drawn);
    return drawn;
  }
}
