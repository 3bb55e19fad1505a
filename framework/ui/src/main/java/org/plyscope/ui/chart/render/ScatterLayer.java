package org.plyscope.ui.chart.render;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.plyscope.api.chart.NamePlaces;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;

/** Draws behind or above the points of a chart, with a pen of its own. */
abstract class ScatterLayer extends AbstractXYAnnotation {
  private final transient ScatterChart chart;

  ScatterLayer(ScatterChart chart) {
    this.chart = chart;
  }

  final ScatterChart chart() {
    return chart;
  }

  @Override
  public final void draw(
      Graphics2D g,
      XYPlot plot,
      Rectangle2D area,
      ValueAxis domain,
      ValueAxis range,
      int rendererIndex,
      PlotRenderingInfo info) {
    Graphics2D pen = (Graphics2D) g.create();
    try {
      pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      draw(pen, new Scale(area, domain, range));
    } finally {
      pen.dispose();
    }
  }

  /** Draws; the pen is thrown away afterwards. */
  abstract void draw(Graphics2D pen, Scale scale);

  /** Where points are on the screen, and how large texts are if that is asked for. */
  record Scale(Rectangle2D area2D, ValueAxis domain, ValueAxis range, FontMetrics metrics)
      implements NamePlaces.Drawing {
    Scale(Rectangle2D area, ValueAxis domain, ValueAxis range) {
      this(area, domain, range, null);
    }

    Scale with(FontMetrics font) {
      return new Scale(area2D, domain, range, font);
    }

    double x(Point p) {
      return x(p.x().value());
    }

    /** Intervals may have no end, or one without a logarithm; they are drawn to the edge. */
    @Override
    public double x(double cost) {
      if (Double.isInfinite(cost) || (cost <= 0 && domain instanceof LogAxis)) {
        return cost > 0 ? area2D.getMaxX() : area2D.getMinX();
      }
      return domain.valueToJava2D(cost, area2D, RectangleEdge.BOTTOM);
    }

    double y(Point p) {
      return y(p.y().value());
    }

    @Override
    public double y(double score) {
      return range.valueToJava2D(score, area2D, RectangleEdge.LEFT);
    }

    @Override
    public NamePlaces.Box area() {
      return new NamePlaces.Box(
          area2D.getMinX(), area2D.getMinY(), area2D.getMaxX(), area2D.getMaxY());
    }

    @Override
    public NamePlaces.Box size(String text) {
      return new NamePlaces.Box(0, 0, metrics.stringWidth(text) + 2, metrics.getHeight());
    }
  }
}
