package org.plyscope.view.scatter.chart;

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
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.scatter.model.Matrix;

/** Writes percentages into the fields of a matrix, where they fit. */
final class CellTexts extends AbstractXYAnnotation {
  private final transient Matrix matrix;

  CellTexts(Matrix matrix) {
    this.matrix = matrix;
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
    double width = area.getWidth() / matrix.columns().size();
    double height = area.getHeight() / matrix.rows().size();
    if (metrics.stringWidth("100") > width || metrics.getHeight() > height) {
      return;
    }
    for (int r = 0; r < matrix.rows().size(); r++) {
      for (int c = 0; c < matrix.columns().size(); c++) {
        double value = matrix.values().get(r).get(c);
        if (!Double.isNaN(value)) {
          String text = String.valueOf(Math.round(100 * value));
          g.setColor(readable(value));
          double x = domain.valueToJava2D(c, area, RectangleEdge.BOTTOM);
          double y = range.valueToJava2D(r, area, RectangleEdge.LEFT);
          g.drawString(
              text,
              (float) (x - metrics.stringWidth(text) / 2.0),
              (float) (y + metrics.getAscent() / 2.0 - 1));
        }
      }
    }
  }

  /** Returns the colour of text, or that of paper where a field is nearly as dark as the text. */
  private static Color readable(double value) {
    double field = brightness(new Plots.Shades().getPaint(value));
    Color text = Theme.color("chart.text");
    Color paper = Theme.color("chart.background");
    boolean clear = Math.abs(field - brightness(text)) >= Math.abs(field - brightness(paper));
    return clear ? text : paper;
  }

  private static double brightness(Color color) {
    return 0.3 * color.getRed() + 0.6 * color.getGreen() + 0.1 * color.getBlue();
  }
}
