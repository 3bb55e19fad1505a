package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Color;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.plyscope.api.chart.ParallelChart;
import org.plyscope.api.chart.ParallelChart.Line;
import org.plyscope.api.chart.ParallelChart.Role;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.theme.Theme;

/** Draws sets of values as lines across upright axes. */
final class ParallelPlot {
  private static final float THIN = 1.2f;
  private static final float THICK = 2.4f;
  private static final float[] DASHES = {5, 4};
  private static final int MOST_UPRIGHT = 8;

  /** How strong the upright axes are. */
  private static final double AXIS = 0.6;

  /** The palest line can still be seen on the ground. */
  private static final double PALEST = 0.2;

  /** The part of a line that is drawn if it crosses one axis only. */
  private static final double STUB = 0.1;

  private ParallelPlot() {}

  static JFreeChart of(ParallelChart chart) {
    XYSeriesCollection data = new XYSeriesCollection();
    for (int i = 0; i < chart.lines().size(); i++) {
      data.addSeries(series(i, chart.lines().get(i)));
    }
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
    renderer.setDefaultToolTipGenerator((set, series, item) -> chart.lines().get(series).name());
    SymbolAxis across =
        PlotAxes.names(
            null,
            chart.axes().stream()
                .map(axis -> axis.name() + " (" + axis.low() + " – " + axis.high() + ")")
                .toList());
    across.setVerticalTickLabels(chart.axes().size() > MOST_UPRIGHT);
    NumberAxis up = new NumberAxis("from the least to the greatest value");
    up.setRange(-0.02, 1.02);
    up.setTickLabelsVisible(false);
    XYPlot plot = new XYPlot(data, across, up, renderer);
    plot.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
    JFreeChart drawn = new JFreeChart(null, null, plot, false);
    ChartStyler.style(drawn);
    plot.setRangeGridlinesVisible(false);
    plot.setDomainGridlinePaint(ChartPlots.onGround(Theme.color("chart.text"), AXIS));
    plot.setDomainGridlineStroke(new BasicStroke(1));
    for (int i = 0; i < chart.lines().size(); i++) {
      renderer.setSeriesPaint(i, colour(chart.lines().get(i)));
      renderer.setSeriesStroke(i, stroke(chart.lines().get(i).role()));
    }
    return drawn;
  }

  private static XYSeries series(int key, Line line) {
    XYSeries series = new XYSeries(key, false);
    for (int i = 0; i < line.heights().size(); i++) {
      series.add(i, line.heights().get(i));
    }
    if (line.heights().size() == 1) {
      series.add(STUB, line.heights().get(0));
    }
    return series;
  }

  private static Color colour(Line line) {
    Color full =
        switch (line.role()) {
          case STEP -> ChartStyler.series(0);
          case REFERENCE -> Theme.color("chart.text");
          case RESULT, ALTERNATIVE -> ChartStyler.series(1);
        };
    return ChartPlots.onGround(full, Math.max(PALEST, line.strength()));
  }

  private static BasicStroke stroke(Role role) {
    return switch (role) {
      case RESULT -> new BasicStroke(THICK);
      case REFERENCE ->
          new BasicStroke(THIN, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0);
      case STEP, ALTERNATIVE -> new BasicStroke(THIN);
    };
  }
}
