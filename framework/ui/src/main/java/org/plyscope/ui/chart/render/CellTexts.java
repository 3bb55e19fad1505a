package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import javax.swing.UIManager;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.plyscope.api.chart.CellChart;
import org.plyscope.api.chart.CellChart.Cell;
import org.plyscope.api.chart.CellChart.Style;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.theme.Theme;

/** Writes percentages into the fields of a chart, where they fit, and marks solved problems. */
final class CellTexts extends AbstractXYAnnotation {
  private static final double INSET = 2;

  private final transient CellChart chart;

  CellTexts(CellChart chart) {
    this.chart = chart;
  }

  @Override
  public void draw(
      Graphics2D g,
      XYPlot plot,
      Rectangle2D area,
      ValueAxis domain,
      ValueAxis range,
      int rendererIndex,
      PlotRenderingInfo info) {
    g.setFont(UIManager.getFont("small.font"));
    FontMetrics metrics = g.getFontMetrics();
    double width = area.getWidth() / chart.columns().labels().size();
    double height = area.getHeight() / chart.rows().labels().size();
    boolean fits = metrics.stringWidth("100") <= width && metrics.getHeight() <= height;
    for (Cell cell : chart.cells()) {
      double x = domain.valueToJava2D(cell.column(), area, RectangleEdge.BOTTOM);
      double y = range.valueToJava2D(cell.row(), area, RectangleEdge.LEFT);
      frame(g, x - width / 2, y - height / 2, width, height, cell);
      String text = fits && cell.value().isKnown() ? text(cell) : "";
      if (!text.isEmpty()) {
        g.setColor(readable(cell.value().value()));
        g.drawString(
            text,
            (float) (x - metrics.stringWidth(text) / 2.0),
            (float) (y + metrics.getAscent() / 2.0 - 1));
      }
    }
  }

  /** Sets fields apart from each other, and problems that are solved from those that are not. */
  private static void frame(
      Graphics2D g, double x, double y, double width, double height, Cell cell) {
    g.setStroke(new BasicStroke(1));
    g.setColor(Theme.color("chart.background"));
    g.draw(new Rectangle2D.Double(x, y, width, height));
    if (cell.solved() && cell.value().value() < 1) {
      g.setStroke(new BasicStroke(2));
      g.setColor(ChartStyler.series(0));
      double inner = 2 * INSET;
      g.draw(new Rectangle2D.Double(x + INSET, y + INSET, width - inner, height - inner));
    }
  }

  private String text(Cell cell) {
    double value = cell.value().value();
    if (chart.style() == Style.PROBLEMS && (value == 0 || value == 1)) {
      return value == 1 || cell.solved() ? "" : "×";
    }
    return String.valueOf(Math.round(100 * value));
  }

  /** Returns the colour of text, or that of paper where a field is nearly as dark as the text. */
  private Color readable(double value) {
    double field = brightness(new CellPlot.Shades(chart.style()).getPaint(value));
    Color text = Theme.color("chart.text");
    Color paper = Theme.color("chart.background");
    boolean clear = Math.abs(field - brightness(text)) >= Math.abs(field - brightness(paper));
    return clear ? text : paper;
  }

  private static double brightness(Color color) {
    return 0.3 * color.getRed() + 0.6 * color.getGreen() + 0.1 * color.getBlue();
  }
}
