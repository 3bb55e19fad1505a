package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import javax.swing.UIManager;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.ui.chart.LabelPlacer;
import org.plyscope.ui.theme.Theme;

/** Writes names beside points, none over another, and rings around selected points. */
final class LabelLayer extends AbstractXYAnnotation {
  private static final double NEAR = 2.2 * ScatterPlot.RADIUS;
  private static final int LEADER_ALPHA = 140;
  private static final int FADED = 110;
  private static final double HALF = 0.5;

  private final transient ScatterChart chart;
  private final transient Set<Integer> selected;
  private final boolean names;

  LabelLayer(ScatterChart chart, Set<Integer> selected, boolean names) {
    this.chart = chart;
    this.selected = selected;
    this.names = names;
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
    Graphics2D pen = (Graphics2D) g.create();
    try {
      pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      LineLayer.Scale scale = new LineLayer.Scale(area, domain, range);
      rings(pen, scale);
      if (names) {
        write(pen, area, scale);
      }
    } finally {
      pen.dispose();
    }
  }

  private void rings(Graphics2D pen, LineLayer.Scale scale) {
    double r = 1.8 * ScatterPlot.RADIUS;
    pen.setStroke(new BasicStroke(2));
    pen.setColor(Theme.color("chart.text"));
    for (Point p : chart.points()) {
      if (p.run() == 0 && selected.contains(p.entrant())) {
        pen.draw(new Ellipse2D.Double(scale.x(p) - r, scale.y(p) - r, 2 * r, 2 * r));
      }
    }
  }

  private void write(Graphics2D pen, Rectangle2D area, LineLayer.Scale scale) {
    Font font = UIManager.getFont("small.font");
    pen.setFont(font);
    FontMetrics metrics = pen.getFontMetrics();
    LabelPlacer placer = placer(area, scale);
    List<Point> order = new ArrayList<>(chart.points());
    // Points that are selected or on the front are named first, while there is room.
    order.sort(
        Comparator.comparing((Point p) -> !selected.contains(p.entrant()))
            .thenComparing(Point::place));
    for (Point p : order) {
      String name = p.name();
      Dimension size = new Dimension(metrics.stringWidth(name) + 2, metrics.getHeight());
      Point2D at = new Point2D.Double(scale.x(p), scale.y(p));
      placer.place(at, size).ifPresent(box -> write(pen, metrics, p, at, box));
    }
  }

  private LabelPlacer placer(Rectangle2D area, LineLayer.Scale scale) {
    LabelPlacer placer = new LabelPlacer(area, NEAR);
    double r = 1.3 * ScatterPlot.RADIUS;
    for (Point p : chart.points()) {
      double x = scale.x(p);
      double y = scale.y(p);
      placer.keepFree(new Rectangle2D.Double(x - r, y - r, 2 * r, 2 * r));
      double top = scale.y(p.y().high());
      placer.avoid(new Rectangle2D.Double(x - 1, top, 2, scale.y(p.y().low()) - top));
      double left = p.x().low() > 0 ? scale.x(p.x().low()) : area.getMinX();
      double right = Double.isInfinite(p.x().high()) ? x : scale.x(p.x().high());
      placer.avoid(new Rectangle2D.Double(left, y - 1, Math.max(1, right - left), 2));
    }
    for (int run = 0; run < 2; run++) {
      LineLayer.pieces(scale, chart.front(run)).forEach(placer::avoid);
    }
    if (chart.half()) {
      placer.avoid(new Rectangle2D.Double(area.getX(), scale.y(HALF) - 1, area.getWidth(), 2));
    }
    return placer;
  }

  private void write(Graphics2D pen, FontMetrics metrics, Point p, Point2D at, Rectangle2D box) {
    boolean strong = ScatterPlot.isStrong(p, selected);
    Color text = Theme.color("chart.text");
    double toX = Math.max(box.getMinX(), Math.min(box.getMaxX(), at.getX()));
    double toY = Math.max(box.getMinY(), Math.min(box.getMaxY(), at.getY()));
    if (at.distance(toX, toY) > 1.5 * NEAR) {
      pen.setStroke(new BasicStroke(0.7f));
      pen.setColor(ChartPlots.faded(text, LEADER_ALPHA));
      pen.draw(new Line2D.Double(at.getX(), at.getY(), toX, toY));
    }
    pen.setColor(strong ? text : ChartPlots.faded(text, FADED));
    pen.drawString(p.name(), (float) box.getX() + 1, (float) (box.getY() + metrics.getAscent()));
  }
}
