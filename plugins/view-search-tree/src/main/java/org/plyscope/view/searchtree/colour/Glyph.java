package org.plyscope.view.searchtree.colour;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.plyscope.api.trace.NodeEnd;

/** The shape of a node, which shows how the search ended there. */
public final class Glyph {
  private static final double SMALLEST = 2.4;

  private Glyph() {}

  /** Draws a node. */
  public static void paint(
      Graphics2D g, NodeEnd end, double x, double y, double r, Color fill, Color rim) {
    g.setColor(fill);
    if (r < SMALLEST) {
      g.fill(new Rectangle2D.Double(x - r, y - r, 2 * r, 2 * r));
      return;
    }
    if (end == NodeEnd.PRUNED) {
      cross(g, x, y, r * 0.85, rim);
      return;
    }
    Shape shape = shape(end, x, y, r);
    if (end != NodeEnd.STOPPED) {
      g.fill(shape);
    }
    g.setColor(end == NodeEnd.STOPPED ? fill : rim);
    g.setStroke(new BasicStroke(end == NodeEnd.STOPPED ? 2f : 1f));
    g.draw(shape);
    if (end == NodeEnd.TERMINAL) {
      g.setColor(rim);
      g.fill(new Ellipse2D.Double(x - r * 0.3, y - r * 0.3, r * 0.6, r * 0.6));
    }
  }

  private static Shape shape(NodeEnd end, double x, double y, double r) {
    return switch (end) {
      case LEAF -> new Rectangle2D.Double(x - r * 0.82, y - r * 0.82, r * 1.64, r * 1.64);
      case TERMINAL -> polygon(x, y - r * 1.2, x + r * 1.2, y, x, y + r * 1.2, x - r * 1.2, y);
      case TABLE -> polygon(x, y - r * 1.1, x + r * 1.15, y + r * 0.85, x - r * 1.15, y + r * 0.85);
      case EXPANDED, CUTOFF, PRUNED, STOPPED -> new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
    };
  }

  private static void cross(Graphics2D g, double x, double y, double r, Color color) {
    Path2D path = new Path2D.Double();
    path.moveTo(x - r, y - r);
    path.lineTo(x + r, y + r);
    path.moveTo(x - r, y + r);
    path.lineTo(x + r, y - r);
    g.setColor(color);
    g.setStroke(new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.draw(path);
  }

  private static Shape polygon(double... points) {
    Path2D path = new Path2D.Double();
    path.moveTo(points[0], points[1]);
    for (int i = 2; i < points.length; i += 2) {
      path.lineTo(points[i], points[i + 1]);
    }
    path.closePath();
    return path;
  }

  /** Returns a word for the meaning of a shape. */
  public static String word(NodeEnd end) {
    return switch (end) {
      case EXPANDED -> "expanded";
      case LEAF -> "leaf";
      case TERMINAL -> "game over";
      case CUTOFF -> "cut";
      case TABLE -> "from table";
      case PRUNED -> "pruned";
      case STOPPED -> "stopped";
    };
  }
}
