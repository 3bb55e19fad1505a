package org.plyscope.board.internal.mark;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import javax.swing.UIManager;
import org.plyscope.board.internal.draw.Glyphs;
import org.plyscope.board.internal.draw.Layer;
import org.plyscope.board.internal.draw.Shades;
import org.plyscope.board.layout.BoardLayout;

/**
 * Draws moves as arrows that bend around the cell that is hopped over, and small labels beside
 * them.
 */
final class ArrowPainter {
  /** Letters that are still read easily, as a part of the size the user has chosen. */
  private static final double LEGIBLE = 0.73;

  private static final double LARGEST = 1.3;

  private final BoardLayout layout;
  private final double unit;

  ArrowPainter(BoardLayout layout) {
    this.layout = layout;
    this.unit = layout.unit();
  }

  /** Draws an arrow along some cells, at least two. */
  void arrow(Graphics2D g, List<Integer> path, Color color) {
    Path2D line = new Path2D.Double();
    Point2D from = layout.center(path.get(0));
    line.moveTo(from.getX(), from.getY());
    Point2D control = from;
    Point2D tip = from;
    for (int i = 1; i < path.size(); i++) {
      Point2D to = layout.center(path.get(i));
      control = bend(from, to);
      tip = i == path.size() - 1 ? stopShort(control, to) : to;
      line.quadTo(control.getX(), control.getY(), tip.getX(), tip.getY());
      from = to;
    }
    AffineTransform at = AffineTransform.getTranslateInstance(tip.getX(), tip.getY());
    at.rotate(Math.atan2(tip.getY() - control.getY(), tip.getX() - control.getX()));
    at.translate(0.12 * unit, 0);
    Shape head = at.createTransformedShape(Glyphs.arrowHead(0.27 * unit));
    double strength = color.getAlpha() / 255.0;
    Color rim = Shades.alpha(Shades.lighter(color, 0.85), 0.92 * strength);
    Color core = Shades.alpha(Shades.darker(color, 0.12), strength);
    stroke(g, line, head, rim, 0.125, 0.05);
    stroke(g, line, head, core, 0.062, 0);
    dot(g, layout.center(path.get(0)), 0.1, rim);
    dot(g, layout.center(path.get(0)), 0.066, core);
  }

  /**
   * Writes a few characters on a small plate.
   *
   * @param place where the plate lies
   * @param color of the plate; its opacity shows how strong the mark is
   */
  void badge(Graphics2D g, Rectangle2D place, String label, Color color) {
    double height = place.getHeight();
    g.setFont(font(g));
    FontMetrics metrics = g.getFontMetrics();
    double x = place.getX();
    double y = place.getY();
    double width = place.getWidth();
    Shape plate = new RoundRectangle2D.Double(x, y, width, height, height, height);
    Color ground = Shades.darker(color, 0.12);
    g.setColor(Shades.alpha(ground, color.getAlpha() / 255.0));
    g.fill(plate);
    g.setColor(Shades.lighter(color, 0.85));
    g.setStroke(round(0.03));
    g.draw(plate);
    g.setColor(Shades.ink(ground));
    double base = y + (height + metrics.getAscent() - metrics.getDescent()) / 2;
    g.drawString(label, (float) (x + (width - metrics.stringWidth(label)) / 2), (float) base);
  }

  /** Returns a plate that is large enough for some characters, around a point. */
  Rectangle2D plate(Graphics2D g, double x, double y, String label) {
    Font font = font(g);
    double size = font.getSize2D();
    double height = 1.33 * size;
    double width = Math.max(height, g.getFontMetrics(font).stringWidth(label) + 0.67 * size);
    return new Rectangle2D.Double(x - width / 2, y - height / 2, width, height);
  }

  /** Returns a plate at the upper right of a cell. */
  Rectangle2D corner(Graphics2D g, int cell, String label) {
    Point2D c = layout.center(cell);
    return plate(g, c.getX() + 0.28 * unit, c.getY() - 0.3 * unit, label);
  }

  private Font font(Graphics2D g) {
    double text = UIManager.getFont("Label.font").getSize2D();
    double size = Math.max(LEGIBLE * text, Math.min(LARGEST * text, 0.3 * unit));
    return g.getFont().deriveFont(Font.BOLD, (float) size);
  }

  /** Fills a circle; the radius is in units of the board. */
  void dot(Graphics2D g, Point2D c, double radius, Color color) {
    double r = radius * unit;
    g.setColor(color);
    g.fill(new Ellipse2D.Double(c.getX() - r, c.getY() - r, 2 * r, 2 * r));
  }

  private void stroke(
      Graphics2D g, Shape line, Shape head, Color color, double width, double border) {
    Rectangle2D around = line.getBounds2D();
    double room = 0.5 * unit;
    around.add(around.getX() - room, around.getY() - room);
    around.add(around.getMaxX() + room, around.getMaxY() + room);
    Layer layer = new Layer(g, around);
    Graphics2D on = layer.graphics();
    on.setColor(color);
    on.setStroke(round(width));
    on.draw(line);
    on.fill(head);
    if (border > 0) {
      on.setStroke(round(border));
      on.draw(head);
    }
    layer.layOn(g, 0.9);
  }

  private BasicStroke round(double width) {
    return new BasicStroke((float) (width * unit), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  /**
   * The control point of a step: to the side for a hop, so that it passes the cell that is hopped
   * over.
   */
  private Point2D bend(Point2D from, Point2D to) {
    double dx = to.getX() - from.getX();
    double dy = to.getY() - from.getY();
    double side = Math.hypot(dx, dy) > 1.5 * unit ? 0.22 : 0;
    return new Point2D.Double(
        (from.getX() + to.getX()) / 2 + side * dy, (from.getY() + to.getY()) / 2 - side * dx);
  }

  /** Stops the line before the middle of the last cell, so that the piece stays in sight. */
  private Point2D stopShort(Point2D control, Point2D to) {
    double distance = Math.max(1e-9, control.distance(to));
    double back = Math.min(0.3 * unit / distance, 0.6);
    return new Point2D.Double(
        to.getX() + (control.getX() - to.getX()) * back,
        to.getY() + (control.getY() - to.getY()) * back);
  }
}
