package org.plyscope.view.scatter.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Paint;
import java.awt.Shape;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.ui.chart.AxisFormat;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.DecadeAxis;
import org.plyscope.ui.chart.Markers;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.scatter.model.Cost;
import org.plyscope.view.scatter.model.Kind;
import org.plyscope.view.scatter.model.Point;
import org.plyscope.view.scatter.model.Scatter;

/** Makes the chart of a scatter: a series per point, in the order of the points. */
final class ScatterChart {
  private static final int FADED = 70;
  private static final int BAR_ALPHA = 150;
  private static final double MARGIN = 0.04;
  private static final double TENTH = 0.1;
  private static final double CAP = 5;

  private ScatterChart() {}

  /**
   * Makes the chart.
   *
   * @param scatter what is drawn
   * @param look how
   * @param focus what is selected, in the first run
   */
  static JFreeChart of(Scatter scatter, Look look, RunFocus focus) {
    XYPlot plot =
        new XYPlot(data(scatter, look), cost(scatter, look), score(scatter), renderer(scatter));
    ValueMarker half = new ValueMarker(0.5);
    JFreeChart chart = new JFreeChart(null, null, plot, false);
    ChartStyler.style(chart);
    if (scatter.cost() != Cost.NORMALISED) {
      half.setPaint(Theme.color("chart.text"));
      half.setStroke(new BasicStroke(1, 0, 0, 1, new float[] {1, 3}, 0));
      plot.addRangeMarker(half, Layer.BACKGROUND);
    }
    paint(scatter, look, focus, (XYErrorRenderer) plot.getRenderer());
    plot.getRenderer().addAnnotation(new LineLayer(scatter, look), Layer.BACKGROUND);
    plot.getRenderer().addAnnotation(new LabelLayer(scatter, look, focus), Layer.FOREGROUND);
    return chart;
  }

  private static XYIntervalSeriesCollection data(Scatter scatter, Look look) {
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    double least = look.logarithmic() ? least(scatter) / 2 : Double.NEGATIVE_INFINITY;
    for (int i = 0; i < scatter.points().size(); i++) {
      Point p = scatter.points().get(i);
      XYIntervalSeries series = new XYIntervalSeries(p.entrant().name());
      series.add(
          p.cost().value(),
          Math.max(least, p.cost().low()),
          finite(p.cost()),
          p.score().value(),
          p.score().low(),
          p.score().high());
      data.addSeries(series);
    }
    return data;
  }

  /** An interval without an end is not drawn. */
  private static double finite(Estimate cost) {
    return Double.isInfinite(cost.high()) ? cost.value() : cost.high();
  }

  private static double least(Scatter scatter) {
    return scatter.points().stream()
        .mapToDouble(p -> p.cost().low() > 0 ? p.cost().low() : p.cost().value())
        .filter(v -> v > 0)
        .min()
        .orElse(1);
  }

  private static double most(Scatter scatter) {
    return scatter.points().stream().mapToDouble(p -> finite(p.cost())).max().orElse(1);
  }

  private static ValueAxis cost(Scatter scatter, Look look) {
    Cost cost = scatter.cost();
    String label = cost == Cost.NORMALISED ? "Mean time per move, 0 = least, 1 = most" : "" + cost;
    double most = most(scatter);
    if (look.logarithmic() && cost != Cost.NORMALISED) {
      DecadeAxis axis = new DecadeAxis(label);
      double lowest = least(scatter) / 1.5;
      axis.setSmallestValue(lowest / 2);
      axis.setRange(lowest, most * 1.6);
      axis.setNumberFormatOverride(new AxisFormat(cost::text));
      return axis;
    }
    NumberAxis axis = new NumberAxis(label);
    double least = cost == Cost.NORMALISED ? -MARGIN * 2 : 0;
    axis.setRange(least, Math.max(most, cost == Cost.NORMALISED ? 1 : most) * (1 + 2 * MARGIN));
    axis.setNumberFormatOverride(new AxisFormat(cost::text));
    return axis;
  }

  private static NumberAxis score(Scatter scatter) {
    boolean plain = scatter.cost() != Cost.NORMALISED;
    NumberAxis axis = new NumberAxis(plain ? "Score" : "Score, 0 = least, 1 = most");
    double low = scatter.points().stream().mapToDouble(p -> p.score().low()).min().orElse(0);
    double high = scatter.points().stream().mapToDouble(p -> p.score().high()).max().orElse(1);
    axis.setRange(Math.min(0, low) - MARGIN, Math.max(1, high) + MARGIN);
    axis.setTickUnit(new NumberTickUnit(2 * TENTH));
    axis.setNumberFormatOverride(
        new AxisFormat(v -> plain ? Math.round(100 * v) + " %" : "%.1f".formatted(v)));
    return axis;
  }

  private static XYErrorRenderer renderer(Scatter scatter) {
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setCapLength(CAP);
    renderer.setDefaultToolTipGenerator(
        (data, series, item) -> scatter.details(scatter.points().get(series)));
    return renderer;
  }

  private static void paint(Scatter scatter, Look look, RunFocus focus, XYErrorRenderer renderer) {
    for (int i = 0; i < scatter.points().size(); i++) {
      Point p = scatter.points().get(i);
      boolean strong = p.second() || focus.includes(p.number());
      Color colour = look.colour(scatter, p);
      boolean behind = p.place() == FrontPlace.BEHIND && focus.entrants().isEmpty();
      Color paint = strong ? behind ? faded(colour, BAR_ALPHA) : colour : faded(colour, FADED);
      renderer.setSeriesPaint(i, paint);
      renderer.setSeriesShape(i, look.shape(scatter, p));
      // Points of the second run are hollow.
      renderer.setSeriesShapesFilled(i, !p.second());
      renderer.setSeriesStroke(i, new BasicStroke(1.2f));
      renderer.setSeriesOutlineStroke(i, new BasicStroke(1.6f));
    }
  }

  static Color faded(Color colour, int alpha) {
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
  }

  /** Explains colours and shapes; nothing if there is only one kind. */
  static LegendItemCollection legend(Scatter scatter, Look look) {
    LegendItemCollection items = new LegendItemCollection();
    boolean both = look.colours() == look.shapes();
    for (Point p : scatter.points()) {
      add(items, scatter, look, look.colours(), p, both);
    }
    if (!both) {
      for (Point p : scatter.points()) {
        add(items, scatter, look, look.shapes(), p, false);
      }
    }
    return items;
  }

  private static void add(
      LegendItemCollection items, Scatter scatter, Look look, Kind kind, Point p, boolean both) {
    String name = kind.of(p);
    if (scatter.values(kind).size() < 2) {
      return;
    }
    for (int i = 0; i < items.getItemCount(); i++) {
      if (items.get(i).getLabel().equals(name)) {
        return;
      }
    }
    boolean byColour = kind == look.colours();
    Paint paint = byColour ? look.colour(scatter, p) : Theme.color("chart.text");
    Shape shape = both || !byColour ? look.shape(scatter, p) : Markers.of(0, Look.RADIUS);
    items.add(new LegendItem(name, null, null, null, shape, paint));
  }
}
