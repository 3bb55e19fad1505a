package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.category.IntervalCategoryDataset;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.ui.theme.Theme;

/** Draws estimates as bars with their intervals. */
final class IntervalBars extends BarRenderer {
  private static final long serialVersionUID = 1L;
  private static final double CAP = 5;

  /** One row of estimates with intervals, which need not reach as far up as down. */
  static final class Data extends DefaultCategoryDataset implements IntervalCategoryDataset {
    private static final long serialVersionUID = 1L;

    private final transient List<Estimate> estimates;

    Data(String row, List<String> columns, List<Estimate> estimates) {
      this.estimates = estimates;
      for (int i = 0; i < columns.size(); i++) {
        double value = estimates.get(i).value();
        addValue(Double.isFinite(value) ? value : null, row, columns.get(i));
      }
    }

    @Override
    public Number getStartValue(int series, int category) {
      return estimates.get(category).low();
    }

    @Override
    public Number getEndValue(int series, int category) {
      return estimates.get(category).high();
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Number getStartValue(Comparable series, Comparable category) {
      return getStartValue(getRowIndex(series), getColumnIndex(category));
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Number getEndValue(Comparable series, Comparable category) {
      return getEndValue(getRowIndex(series), getColumnIndex(category));
    }
  }

  @Override
  public void drawItem(
      Graphics2D g2,
      CategoryItemRendererState state,
      Rectangle2D area,
      CategoryPlot plot,
      CategoryAxis domain,
      ValueAxis range,
      CategoryDataset data,
      int row,
      int column,
      int pass) {
    super.drawItem(g2, state, area, plot, domain, range, data, row, column, pass);
    double low = ((Data) data).getStartValue(row, column).doubleValue();
    double high = ((Data) data).getEndValue(row, column).doubleValue();
    if (Double.isNaN(low) || Double.isNaN(high)) {
      return;
    }
    double x =
        domain.getCategoryMiddle(column, data.getColumnCount(), area, plot.getDomainAxisEdge());
    RectangleEdge edge = plot.getRangeAxisEdge();
    // An interval without an end goes on to the edge, where it has an arrow.
    double from = range.valueToJava2D(Math.max(low, range.getLowerBound()), area, edge);
    double to = range.valueToJava2D(Math.min(high, range.getUpperBound()), area, edge);
    g2.setPaint(Theme.color("chart.text"));
    g2.setStroke(new BasicStroke(1f));
    g2.draw(new Line2D.Double(x, from, x, to));
    end(g2, x, from, low >= range.getLowerBound() ? 0 : -CAP);
    end(g2, x, to, high <= range.getUpperBound() ? 0 : CAP);
  }

  /** Draws a cap, or an arrow whose head goes back by some pixels. */
  private static void end(Graphics2D g2, double x, double y, double back) {
    g2.draw(new Line2D.Double(x - CAP, y + back, x, y));
    g2.draw(new Line2D.Double(x, y, x + CAP, y + back));
  }
}
