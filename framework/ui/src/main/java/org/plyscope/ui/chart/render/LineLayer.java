package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.theme.Theme;

/**
 * Draws the layer behind the points: sweeps, the front, and rings around points that may be on it.
 */
final class LineLayer extends ScatterLayer {
  private static final int JOIN_ALPHA = 110;
  private static final float[] DASHES = {3, 3};

  LineLayer(ScatterChart chart) {
    super(chart);
  }

  @Override
  void draw(Graphics2D pen, Scale scale) {
    pen.clip(scale.area2D());
    for (List<Point> sweep : chart().sweeps()) {
      pen.setColor(ChartPlots.faded(ChartStyler.series(sweep.get(0).colour()), JOIN_ALPHA));
      pen.setStroke(new BasicStroke(1.3f));
      pen.draw(join(scale, sweep));
    }
    Color front = Theme.color("chart.text");
    pen.setColor(ChartPlots.faded(front, JOIN_ALPHA));
    for (int run = 0; run < 2; run++) {
      pen.setStroke(
          run > 0
              ? new BasicStroke(1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, DASHES, 0)
              : new BasicStroke(1.5f));
      pen.draw(steps(scale, chart().front(run)));
    }
    rings(pen, scale);
  }

  private void rings(Graphics2D pen, Scale scale) {
    pen.setStroke(
        new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0));
    double r = 2 * ScatterPlot.RADIUS;
    for (Point p : chart().points()) {
      if (p.place() == FrontPlace.PERHAPS) {
        pen.draw(new Ellipse2D.Double(scale.x(p) - r, scale.y(p) - r, 2 * r, 2 * r));
      }
    }
  }

  private static Path2D join(Scale scale, List<Point> sweep) {
    Path2D path = new Path2D.Double();
    for (Point p : sweep) {
      if (path.getCurrentPoint() == null) {
        path.moveTo(scale.x(p), scale.y(p));
      } else {
        path.lineTo(scale.x(p), scale.y(p));
      }
    }
    return path;
  }

  private static Path2D steps(Scale scale, List<Point> front) {
    Path2D path = new Path2D.Double();
    for (Point2D corner : corners(scale, front)) {
      if (path.getCurrentPoint() == null) {
        path.moveTo(corner.getX(), corner.getY());
      } else {
        path.lineTo(corner.getX(), corner.getY());
      }
    }
    return path;
  }

  /** From the lower edge up to the first point, on to the next ones, and to the right edge. */
  private static List<Point2D> corners(Scale scale, List<Point> front) {
    List<Point2D> corners = new ArrayList<>();
    double y = scale.area().bottom();
    for (Point p : front) {
      double x = scale.x(p);
      corners.add(new Point2D.Double(x, y));
      y = scale.y(p);
      corners.add(new Point2D.Double(x, y));
    }
    if (!front.isEmpty()) {
      corners.add(new Point2D.Double(scale.area().right(), y));
    }
    return corners;
  }
}
