package org.plyscope.view.tuning;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Color;
import java.util.List;
import java.util.Locale;
import javax.swing.JPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.LegendPanel;
import org.plyscope.ui.theme.Theme;

/** Draws {@link ParallelLines}, in a colour for each line. */
final class ParallelChart extends JPanel {
  private static final int MOST = 200;
  private static final float THIN = 1.2f;
  private static final float THICK = 2.4f;
  private static final float[] DASHES = {5, 4};
  private static final double MARGIN = 0.4;

  /** The meaning of the colours. */
  enum Story {
    /** From the first to the last generation. */
    AGE("First generation", "Last generation"),
    /** Ours and those of others. */
    ORIGIN("Repetitions", "Published");

    private final String one;
    private final String other;

    Story(String one, String other) {
      this.one = one;
      this.other = other;
    }
  }

  private final Story story;
  private final JPanel place = new JPanel(new BorderLayout());
  private final LegendPanel legend;
  private transient ParallelLines shown = ParallelLines.NONE;

  ParallelChart(String name, Story story) {
    super(new BorderLayout());
    this.story = story;
    legend = new LegendPanel(name + ".legend");
    setName(name);
    add(place);
    add(legend, BorderLayout.SOUTH);
    draw();
  }

  /** Draws other lines. */
  void show(ParallelLines lines) {
    ParallelLines now = lines.thinned(MOST);
    if (!now.equals(shown)) {
      shown = now;
      draw();
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (place != null) {
      draw();
    }
  }

  private void draw() {
    XYSeriesCollection data = new XYSeriesCollection();
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
    renderer.setDefaultToolTipGenerator((set, series, item) -> shown.lines().get(series).name());
    SymbolAxis across =
        new SymbolAxis(
            null, shown.axes().stream().map(ParallelChart::label).toArray(String[]::new));
    across.setGridBandsVisible(false);
    across.setRange(-MARGIN, Math.max(1, shown.axes().size()) - 1 + MARGIN);
    across.setVerticalTickLabels(shown.axes().size() > 8 && ranged());
    NumberAxis up = new NumberAxis(ranged() ? "Place between least and greatest" : "Value");
    up.setRange(0, 1);
    XYPlot plot = new XYPlot(data, across, up, renderer);
    plot.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
    JFreeChart chart = new JFreeChart(null, null, plot, false);
    for (int i = 0; i < shown.lines().size(); i++) {
      data.addSeries(series(i, shown.lines().get(i).heights()));
    }
    ChartStyler.style(chart);
    for (int i = 0; i < shown.lines().size(); i++) {
      renderer.setSeriesPaint(i, colour(i));
      renderer.setSeriesStroke(i, stroke(i));
    }
    place.removeAll();
    place.add(ChartStyler.panel(chart));
    place.revalidate();
    legend.show(legend(), false);
  }

  private boolean ranged() {
    return shown.axes().stream().anyMatch(axis -> !axis.range().isEmpty());
  }

  private static String label(ParallelLines.Axis axis) {
    return axis.range().isEmpty() ? axis.name() : axis.name() + " (" + axis.range() + ")";
  }

  private static XYSeries series(int key, List<Double> heights) {
    XYSeries series = new XYSeries(key, false);
    for (int i = 0; i < heights.size(); i++) {
      series.add(i, heights.get(i));
    }
    return series;
  }

  private boolean published(int line) {
    return shown.lines().get(line).name().toLowerCase(Locale.ROOT).endsWith("(published)");
  }

  private Color colour(int line) {
    if (story == Story.ORIGIN) {
      return ChartStyler.series(published(line) ? 1 : 0);
    }
    int last = shown.lines().size() - 1;
    return line == last ? ChartStyler.series(1) : mixed(last == 0 ? 1 : (double) line / last);
  }

  /** Pale lines are old ones; the palest can still be seen on the ground. */
  private static Color mixed(double age) {
    Color ground = Theme.color("chart.background");
    Color full = ChartStyler.series(0);
    double share = 0.2 + 0.8 * age;
    return new Color(
        mix(ground.getRed(), full.getRed(), share),
        mix(ground.getGreen(), full.getGreen(), share),
        mix(ground.getBlue(), full.getBlue(), share));
  }

  private static int mix(int from, int to, double share) {
    return (int) Math.round(from + (to - from) * share);
  }

  private BasicStroke stroke(int line) {
    if (story == Story.ORIGIN) {
      return published(line)
          ? new BasicStroke(THIN, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0)
          : new BasicStroke(THICK);
    }
    return new BasicStroke(line == shown.lines().size() - 1 ? THICK : THIN);
  }

  private LegendItemCollection legend() {
    LegendItemCollection items = new LegendItemCollection();
    for (int i = 0; i < shown.lines().size(); i++) {
      String text =
          switch (story) {
            case ORIGIN -> published(i) ? story.other : story.one;
            case AGE -> i == shown.lines().size() - 1 ? story.other : i == 0 ? story.one : "";
          };
      boolean known = text.isEmpty();
      for (int k = 0; k < items.getItemCount(); k++) {
        known |= items.get(k).getLabel().equals(text);
      }
      if (!known) {
        items.add(new LegendItem(text, colour(i)));
      }
    }
    return items;
  }
}
