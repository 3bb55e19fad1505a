package org.plyscope.ui.chart.render;

import java.awt.Color;
import java.util.Set;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.plot.Plot;
import org.plyscope.api.chart.BarChart;
import org.plyscope.api.chart.CellChart;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Histogram;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.ParallelChart;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.ui.theme.Theme;

/** Draws any chart. */
public final class ChartPlots {
  /** More curves than this are not explained by a legend. */
  private static final int MOST_LEGEND = 12;

  private ChartPlots() {}

  /**
   * Draws a chart in the colours of the theme.
   *
   * @param chart a chart that is not empty
   * @return the drawing
   */
  public static JFreeChart of(Chart chart) {
    return of(chart, Set.of(), true);
  }

  /**
   * Draws a chart in the colours of the theme.
   *
   * @param chart a chart that is not empty
   * @param selected the entrants of the first run that stand out in a scatter chart; empty for all
   * @param names whether names stand beside the points of a scatter chart
   * @return the drawing
   */
  static JFreeChart of(Chart chart, Set<Integer> selected, boolean names) {
    if (chart instanceof ScatterChart scatter) {
      return ScatterPlot.of(scatter, selected, names);
    }
    if (chart instanceof LineChart lines) {
      return LinePlot.of(lines);
    }
    if (chart instanceof BarChart bars) {
      return BarPlot.of(bars);
    }
    if (chart instanceof Histogram histogram) {
      return BarPlot.of(histogram);
    }
    if (chart instanceof CellChart cells) {
      return CellPlot.of(cells);
    }
    return ParallelPlot.of((ParallelChart) chart);
  }

  /**
   * Returns the meaning of the colours and shapes of a chart; empty if no explanation is needed.
   */
  static LegendItemCollection legend(Chart chart, Plot drawn) {
    if (chart instanceof ScatterChart scatter) {
      return ScatterPlot.legend(scatter);
    }
    LegendItemCollection items =
        chart instanceof LineChart ? drawn.getLegendItems() : new LegendItemCollection();
    boolean useful = items.getItemCount() > 1 && items.getItemCount() <= MOST_LEGEND;
    return useful ? items : new LegendItemCollection();
  }

  static Color faded(Color colour, int alpha) {
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
  }

  /** Returns a colour that is as strong as a share, from that of the ground to its own. */
  static Color onGround(Color colour, double share) {
    Color ground = Theme.color("chart.background");
    return new Color(
        mix(ground.getRed(), colour.getRed(), share),
        mix(ground.getGreen(), colour.getGreen(), share),
        mix(ground.getBlue(), colour.getBlue(), share));
  }

  private static int mix(int from, int to, double share) {
    return (int) Math.round(from + (to - from) * share);
  }
}
