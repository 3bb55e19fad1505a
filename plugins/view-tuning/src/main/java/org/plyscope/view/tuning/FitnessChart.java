package org.plyscope.view.tuning;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.util.List;
import java.util.Locale;
import javax.swing.JPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;
import org.plyscope.ui.chart.ChartStyler;

/** Draws the best and the mean score of every generation, the mean with its spread. */
final class FitnessChart extends JPanel {
  private static final float LINE = 2f;
  private static final float BAND = 0.15f;

  private final YIntervalSeriesCollection data = new YIntervalSeriesCollection();
  private final transient DeviationRenderer renderer = new DeviationRenderer(true, true);
  private final transient JFreeChart chart;

  FitnessChart() {
    super(new BorderLayout());
    setName("tuning.chart");
    NumberAxis across = new NumberAxis("Generation, repetitions one after the other");
    across.setStandardTickUnits(NumberAxis.createIntegerTickUnits(Locale.ROOT));
    NumberAxis along = new NumberAxis("Share of points, %");
    along.setAutoRangeIncludesZero(false);
    chart = new JFreeChart(null, null, new XYPlot(data, across, along, renderer), true);
    add(ChartStyler.panel(chart));
    restyle();
  }

  /** Draws other generations. */
  void show(List<TuningCurve.Step> steps) {
    chart.setNotify(false);
    try {
      data.removeAllSeries();
      YIntervalSeries best = new YIntervalSeries("Best");
      YIntervalSeries mean = new YIntervalSeries("Mean ± spread");
      for (TuningCurve.Step step : steps) {
        best.add(step.at(), step.best(), step.best(), step.best());
        mean.add(step.at(), step.mean(), step.mean() - step.spread(), step.mean() + step.spread());
      }
      data.addSeries(mean);
      data.addSeries(best);
      restyle();
    } finally {
      chart.setNotify(true);
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (chart != null) {
      restyle();
    }
  }

  private void restyle() {
    ChartStyler.style(chart);
    renderer.setAlpha(BAND);
    for (int i = 0; i < data.getSeriesCount(); i++) {
      renderer.setSeriesPaint(i, ChartStyler.series(i));
      renderer.setSeriesFillPaint(i, ChartStyler.series(i));
      renderer.setSeriesStroke(i, new BasicStroke(LINE));
    }
    chart.getLegend().setFrame(BlockBorder.NONE);
  }
}
