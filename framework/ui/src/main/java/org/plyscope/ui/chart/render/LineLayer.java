package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.theme.Theme;

/**
 * Draws the layer behind the points: sweeps, the front, and rings around points that may be on it.
 */
final class LineLayer extends AbstractXYAnnotation {
  private static final int JOIN_ALPHA = 110;
  private static final float[] DASHES = {3, 3};

  private final transient ScatterChart chart;

  LineLayer(ScatterChart chart) {
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
    Graphics2D pen = (Graphics2D) g.create();
    try {
      pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      pen.clip(area);
      Scale scale = new Scale(area, domain, range);
      for (List<Point> sweep : chart.sweeps()) {
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
        pen.draw(steps(scale, chart.front(run)));
      }
      rings(pen, scale);
    } finally {
      pen.dispose();
    }
  }

  private void rings(Graphics2D pen, Scale scale) {
    pen.setStroke(
        new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0));
    double r = 2 * ScatterPlot.RADIUS;
    for (Point p : chart.points()) {
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

  /** Returns where the front is drawn, piece by piece. */
  static List<Rectangle2D> pieces(Scale scale, List<Point> front) {
    List<Rectangle2D> pieces = new ArrayList<>();
    List<Point2D> corners = corners(scale, front);
    for (int i = 1; i < corners.size(); i++) {
      Rectangle2D piece = new Rectangle2D.Double();
      piece.setFrameFromDiagonal(corners.get(i - 1), corners.get(i));
      piece.setFrame(
          piece.getX() - 1, piece.getY() - 1, piece.getWidth() + 2, piece.getHeight() + 2);
      pieces.add(piece);
    }
    return pieces;
  }

  /** From the lower edge up to the first point, on to the next ones, and to the right edge. */
  private static List<Point2D> corners(Scale scale, List<Point> front) {
    List<Point2D> corners = new ArrayList<>();
    double y = scale.area().getMaxY();
    for (Point p : front) {
      double x = scale.x(p);
      corners.add(new Point2D.Double(x, y));
      y = scale.y(p);
      corners.add(new Point2D.Double(x, y));
    }
    if (!front.isEmpty()) {
      corners.add(new Point2D.Double(scale.area().getMaxX(), y));
    }
    return corners;
  }

  /** Where points are on the screen. */
  record Scale(Rectangle2D area, ValueAxis domain, ValueAxis range) {
    double x(Point p) {
      return x(p.x().value());
    }

    double x(double cost) {
      return domain.valueToJava2D(cost, area, RectangleEdge.BOTTOM);
    }

    double y(Point p) {
      return y(p.y().value());
    }

    double y(double score) {
      return range.valueToJava2D(score, area, RectangleEdge.LEFT);
    }
  }
}
