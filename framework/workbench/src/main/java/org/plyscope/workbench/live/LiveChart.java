package org.plyscope.workbench.live;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Paint;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javax.swing.JPanel;
import javax.swing.UIManager;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.plyscope.api.board.Tint;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.theme.Theme;

/** Draws curves; values from too few visits are grey. */
final class LiveChart extends JPanel {
  /** With more points than this the dots would run into each other. */
  private static final int DOTTED = 40;

  private static final float LINE = 2f;

  /** How much wider than high a chart is that has more room beside than below. */
  private static final double WIDE = 1.5;

  private static final double LEAST_RANGE = 0.1;
  private static final double LEAST_SHARE = 0.05;

  private final transient Function<Tint, Color> seatColor;
  private final XYSeriesCollection data = new XYSeriesCollection();
  private final transient Greying renderer = new Greying();
  private final NumberAxis across = axis();
  private final NumberAxis along = axis();
  private final transient JFreeChart chart =
      new JFreeChart(null, null, new XYPlot(data, across, along, renderer), true);
  private transient List<Curve> curves = List.of();
  private transient List<Tint> seats = List.of();

  /**
   * Makes a chart without curves.
   *
   * @param seatColor the colour of a seat with some tint, now
   */
  LiveChart(Function<Tint, Color> seatColor) {
    super(new BorderLayout());
    this.seatColor = seatColor;
    setName("live.chart");
    ChartPanel panel = ChartStyler.panel(chart);
    panel.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            boolean wide = panel.getWidth() > WIDE * panel.getHeight();
            chart.getLegend().setPosition(wide ? RectangleEdge.RIGHT : RectangleEdge.BOTTOM);
          }
        });
    add(panel);
    renderer.setLegendItemLabelGenerator((dataset, series) -> curves.get(series).name());
    renderer.setDefaultToolTipGenerator((dataset, series, item) -> tip(series, item));
    restyle();
  }

  /**
   * Draws other curves.
   *
   * @param tints the colours of the seats, for curves that belong to players
   */
  void show(LiveCurves picture, List<Tint> tints) {
    curves = picture.curves();
    seats = tints;
    chart.setNotify(false);
    try {
      across.setLabel(picture.across());
      across.setStandardTickUnits(
          picture.whole()
              ? NumberAxis.createIntegerTickUnits(Locale.ROOT)
              : NumberAxis.createStandardTickUnits(Locale.ROOT));
      data.removeAllSeries();
      int most = 0;
      double largest = 0;
      for (int i = 0; i < curves.size(); i++) {
        XYSeries series = new XYSeries(i, false, true);
        for (Curve.Point point : curves.get(i).points()) {
          series.add(point.x(), point.y(), false);
          largest = Math.max(largest, Math.abs(point.y()));
        }
        data.addSeries(series);
        most = Math.max(most, curves.get(i).points().size());
      }
      // A value that does not change is a line in the middle, not noise under a magnifying glass.
      along.setAutoRangeMinimumSize(Math.max(LEAST_RANGE, LEAST_SHARE * largest));
      renderer.setDefaultShapesVisible(most <= DOTTED);
      chart.getLegend().setVisible(curves.size() > 1);
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
    for (int i = 0; i < curves.size(); i++) {
      int seat = curves.get(i).seat();
      if (seat >= 0 && seat < seats.size()) {
        renderer.setSeriesPaint(i, seatColor.apply(seats.get(seat)));
      }
    }
    chart.getLegend().setFrame(BlockBorder.NONE);
    chart.getLegend().setItemFont(UIManager.getFont("small.font"));
  }

  /** Returns the chart. */
  JFreeChart chart() {
    return chart;
  }

  private String tip(int series, int item) {
    Curve.Point point = curves.get(series).points().get(item);
    NumberFormat number = NumberFormat.getNumberInstance(Locale.ROOT);
    String text = curves.get(series).name() + ": " + number.format(point.y());
    return text + (point.grey() ? ", too few visits" : "");
  }

  private static NumberAxis axis() {
    NumberAxis axis = new NumberAxis();
    axis.setAutoRangeIncludesZero(false);
    axis.setNumberFormatOverride(NumberFormat.getNumberInstance(Locale.ROOT));
    return axis;
  }

  /** Lines with dots, grey where the curve is marked so. */
  private final class Greying extends XYLineAndShapeRenderer {
    private Greying() {
      super(true, true);
      setDefaultStroke(new BasicStroke(LINE, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      setAutoPopulateSeriesStroke(false);
    }

    @Override
    public Paint getItemPaint(int series, int item) {
      boolean grey = series < curves.size() && curves.get(series).points().get(item).grey();
      return grey ? Theme.color("faint") : super.getItemPaint(series, item);
    }
  }
}
