package org.plyscope.ui.chart.render;

import java.awt.Color;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.PaintScale;
import org.jfree.chart.renderer.xy.XYBlockRenderer;
import org.jfree.data.xy.DefaultXYZDataset;
import org.plyscope.api.chart.CellChart;
import org.plyscope.api.chart.CellChart.Cell;
import org.plyscope.api.chart.CellChart.Style;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.theme.Theme;

/** Draws shares in rows and columns as coloured fields. */
final class CellPlot {
  private static final int UNKNOWN = -1;
  private static final double HALF = 0.5;
  private static final double STRONGEST = 0.85;
  private static final int MOST_UPRIGHT = 6;
  private static final int SHORT = 3;

  private CellPlot() {}

  static JFreeChart of(CellChart chart) {
    List<Cell> cells = chart.cells();
    double[][] numbers = new double[3][cells.size()];
    for (int i = 0; i < cells.size(); i++) {
      numbers[0][i] = cells.get(i).column();
      numbers[1][i] = cells.get(i).row();
      numbers[2][i] = cells.get(i).value().isKnown() ? cells.get(i).value().value() : UNKNOWN;
    }
    DefaultXYZDataset data = new DefaultXYZDataset();
    data.addSeries(chart.heading().title(), numbers);
    XYBlockRenderer renderer = new XYBlockRenderer();
    renderer.setPaintScale(new Shades(chart.style()));
    renderer.setDefaultToolTipGenerator((set, series, item) -> cells.get(item).hint());
    renderer.addAnnotation(new CellTexts(chart));
    List<String> above = chart.columns().labels();
    SymbolAxis across = PlotAxes.names(chart.columns().title(), above);
    across.setVerticalTickLabels(
        above.size() > MOST_UPRIGHT && above.stream().anyMatch(label -> label.length() > SHORT));
    SymbolAxis down = PlotAxes.names(chart.rows().title(), chart.rows().labels());
    down.setInverted(true);
    XYPlot plot = new XYPlot(data, across, down, renderer);
    JFreeChart drawn = new JFreeChart(null, null, plot, false);
    ChartStyler.style(drawn);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinesVisible(false);
    return drawn;
  }

  /**
   * The colours of shares. Scores go from the second colour of series at 0 over the background at
   * one half to the first at 1; problems from the background at 0 to the first at 1.
   */
  record Shades(Style style) implements PaintScale {
    @Override
    public double getLowerBound() {
      return UNKNOWN;
    }

    @Override
    public double getUpperBound() {
      return 1;
    }

    @Override
    public Color getPaint(double value) {
      if (value < 0) {
        return Theme.color("chart.background");
      }
      return style == Style.PROBLEMS
          ? ChartPlots.onGround(ChartStyler.series(0), value * STRONGEST)
          : ChartPlots.onGround(
              ChartStyler.series(value >= HALF ? 0 : 1), Math.abs(value - HALF) / HALF * STRONGEST);
    }
  }
}
