package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.category.CategoryDataset;
import org.plyscope.ui.theme.Theme;

/** Draws {@link IntervalData} as bars with their intervals. */
final class IntervalBars extends BarRenderer {
  private static final long serialVersionUID = 1L;
  private static final double CAP = 5;

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
    double low = ((IntervalData) data).getStartValue(row, column).doubleValue();
    double high = ((IntervalData) data).getEndValue(row, column).doubleValue();
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
