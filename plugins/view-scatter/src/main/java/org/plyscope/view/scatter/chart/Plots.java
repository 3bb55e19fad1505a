package org.plyscope.view.scatter.chart;

import java.awt.Color;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.CategoryLabelPositions;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.labels.StandardCategoryToolTipGenerator;
import org.jfree.chart.labels.StandardXYToolTipGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.CombinedDomainCategoryPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.PaintScale;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.chart.renderer.xy.XYBlockRenderer;
import org.jfree.data.xy.DefaultXYZDataset;
import org.jfree.data.xy.XYBarDataset;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.ui.chart.AxisFormat;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.LineChart;
import org.plyscope.ui.chart.Series;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.scatter.model.Matrix;

/** Draws series and matrices. */
public final class Plots {
  private static final int LOWEST = -1;
  private static final double HALF = 0.5;

  private Plots() {}

  /** Draws how many there are of each. */
  static JFreeChart histogram(Series series) {
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    XYIntervalSeries counts = new XYIntervalSeries(series.along());
    double width = 1;
    double before = Double.NaN;
    Map<Double, Estimate> points = series.lines().values().iterator().next();
    for (Map.Entry<Double, Estimate> point : points.entrySet()) {
      double x = point.getKey();
      double y = point.getValue().value();
      counts.add(x, x, x, y, y, y);
      width = Double.isNaN(before) ? width : x - before;
      before = x;
    }
    data.addSeries(counts);
    XYBarRenderer renderer = new XYBarRenderer(0.08);
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setShadowVisible(false);
    renderer.setDefaultToolTipGenerator(
        new StandardXYToolTipGenerator(
            "{1} moves: {2} games",
            NumberFormat.getInstance(Locale.ROOT), AxisFormat.of(series.along())));
    XYPlot plot =
        new XYPlot(
            new XYBarDataset(data, width),
            LineChart.axis(series.across(), false),
            new NumberAxis(series.along()),
            renderer);
    return styled(new JFreeChart(null, null, plot, false));
  }

  /** Draws two metrics of the same entrants above each other. */
  static JFreeChart bars(List<String> names, Series above, Series below) {
    CategoryAxis axis = new CategoryAxis();
    axis.setCategoryLabelPositions(
        names.size() > 8 ? CategoryLabelPositions.UP_45 : CategoryLabelPositions.STANDARD);
    CombinedDomainCategoryPlot both = new CombinedDomainCategoryPlot(axis);
    CategoryPlot upper = bars(names, above);
    CategoryPlot lower = bars(names, below);
    both.add(upper);
    both.add(lower);
    JFreeChart chart = styled(new JFreeChart(null, null, both, false));
    lower.getRenderer().setSeriesPaint(0, ChartStyler.series(1));
    return chart;
  }

  private static CategoryPlot bars(List<String> names, Series series) {
    IntervalData data = new IntervalData(series.along());
    Map<Double, Estimate> points = series.lines().values().iterator().next();
    for (Map.Entry<Double, Estimate> point : points.entrySet()) {
      data.add(point.getValue(), names.get((int) Math.round(point.getKey())));
    }
    IntervalBars renderer = new IntervalBars();
    renderer.setMaximumBarWidth(0.08);
    NumberFormat format = AxisFormat.of(series.along());
    renderer.setDefaultToolTipGenerator(new StandardCategoryToolTipGenerator("{1}: {2}", format));
    NumberAxis axis = new NumberAxis(AxisFormat.title(series.along()));
    axis.setNumberFormatOverride(format);
    return new CategoryPlot(data, null, axis, renderer);
  }

  /** Draws a matrix as coloured fields with numbers. */
  static JFreeChart matrix(Matrix matrix, String title) {
    int rows = matrix.rows().size();
    int columns = matrix.columns().size();
    double[][] cells = new double[3][rows * columns];
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        int i = r * columns + c;
        cells[0][i] = c;
        cells[1][i] = r;
        double value = matrix.values().get(r).get(c);
        cells[2][i] = Double.isNaN(value) ? LOWEST : value;
      }
    }
    DefaultXYZDataset data = new DefaultXYZDataset();
    data.addSeries(title, cells);
    XYBlockRenderer renderer = new XYBlockRenderer();
    renderer.setPaintScale(new Shades());
    renderer.setDefaultToolTipGenerator(
        (set, series, item) -> {
          double value = cells[2][item];
          String number = value < 0 ? "–" : Math.round(1000 * value) / 10.0 + " %";
          return matrix.rows().get(item / columns)
              + ", "
              + matrix.columns().get(item % columns)
              + ": "
              + number;
        });
    SymbolAxis across = symbols(matrix.columns());
    SymbolAxis down = symbols(matrix.rows());
    across.setVerticalTickLabels(columns > 6);
    down.setInverted(true);
    XYPlot plot = new XYPlot(data, across, down, renderer);
    plot.getRenderer().addAnnotation(new CellTexts(matrix));
    JFreeChart chart = styled(new JFreeChart(title, null, plot, false));
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinesVisible(false);
    return chart;
  }

  private static SymbolAxis symbols(List<String> names) {
    SymbolAxis axis = new SymbolAxis(null, names.toArray(String[]::new));
    axis.setGridBandsVisible(false);
    axis.setRange(-HALF, names.size() - HALF);
    return axis;
  }

  private static JFreeChart styled(JFreeChart chart) {
    ChartStyler.style(chart);
    return chart;
  }

  /** From the second colour of series at 0 over the background at one half to the first at 1. */
  static final class Shades implements PaintScale {
    @Override
    public double getLowerBound() {
      return LOWEST;
    }

    @Override
    public double getUpperBound() {
      return 1;
    }

    @Override
    public Color getPaint(double value) {
      Color ground = Theme.color("chart.background");
      if (value < 0) {
        return ground;
      }
      Color end = ChartStyler.series(value >= HALF ? 0 : 1);
      double strength = Math.abs(value - HALF) / HALF * 0.85;
      return new Color(
          mix(ground.getRed(), end.getRed(), strength),
          mix(ground.getGreen(), end.getGreen(), strength),
          mix(ground.getBlue(), end.getBlue(), strength));
    }

    private static int mix(int from, int to, double share) {
      return (int) Math.round(from + (to - from) * share);
    }
  }
}
