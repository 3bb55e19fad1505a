package org.plyscope.workbench.board.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.plyscope.api.board.Cell;
import org.plyscope.workbench.board.layout.BoardLayout;

/** Points things out: the last move, where a move can go, what mouse and keyboard point at. */
final class MarkPainter {
  private final BoardScene scene;
  private final BoardLayout layout;
  private final BoardTheme theme;
  private final Marks marks;
  private final double unit;

  MarkPainter(BoardScene scene) {
    this.scene = scene;
    this.layout = scene.layout();
    this.theme = scene.theme();
    this.marks = scene.marks();
    this.unit = layout.unit();
  }

  /** Paints what lies under the pieces. */
  void below(Graphics2D g) {
    Color highlight = theme.get("highlight");
    List<Integer> path = marks.lastPath();
    if (!path.isEmpty()) {
      field(g, path.get(0), highlight, 0.3);
      field(g, path.get(path.size() - 1), highlight, 0.42);
    }
    if (marks.hovered() >= 0) {
      field(g, marks.hovered(), highlight, 0.3);
    }
    if (marks.lifted() >= 0) {
      field(g, marks.lifted(), highlight, 0.55);
    }
  }

  /** Paints what lies over the pieces. */
  void above(Graphics2D g) {
    if (marks.lastPath().size() > 1) {
      if (scene.board().counts()) {
        sown(g);
      } else {
        arrow(g);
      }
    }
    Color tint = theme.player(scene.board(), marks.targetPlayer());
    marks.targets().forEach(cell -> target(g, cell, tint));
    if (marks.cursor() >= 0) {
      cursor(g, marks.cursor());
    }
  }

  /** Tints a cell: the whole of a square, a halo around anything round. */
  private void field(Graphics2D g, int cell, Color color, double alpha) {
    Cell.Shape shape = cell(cell).shape();
    if (shape == Cell.Shape.SQUARE || shape == Cell.Shape.HEXAGON) {
      g.setColor(Shades.alpha(color, alpha));
      g.fill(CellPainter.scaled(layout, cell, shape == Cell.Shape.SQUARE ? 1 : 0.96));
      return;
    }
    Shape ring = ring(cell);
    g.setColor(Shades.alpha(color, 0.6 * alpha));
    g.setStroke(new BasicStroke((float) (0.17 * unit)));
    g.draw(ring);
    g.setColor(Shades.alpha(color, Math.min(1, 1.9 * alpha)));
    g.setStroke(new BasicStroke((float) (0.07 * unit)));
    g.draw(ring);
  }

  private Shape ring(int cell) {
    boolean hole = cell(cell).shape() == Cell.Shape.HOLE;
    return hole ? CellPainter.scaled(layout, cell, 0.88) : CellPainter.hollowOf(layout, cell(cell));
  }

  private void target(Graphics2D g, int cell, Color tint) {
    Point2D c = layout.center(cell);
    boolean taken = scene.resting(cell) > 0;
    Color light = Shades.lighter(tint, 0.75);
    if (taken || scene.board().counts()) {
      Shape ring = ring(cell);
      g.setStroke(new BasicStroke((float) (0.1 * unit)));
      g.setColor(Shades.alpha(light, 0.85));
      g.draw(ring);
      g.setStroke(new BasicStroke((float) (0.055 * unit)));
      g.setColor(tint);
      g.draw(ring);
      return;
    }
    boolean near = cell == marks.hovered();
    dot(g, c, near ? 0.26 : 0.185, Shades.alpha(light, 0.9));
    dot(g, c, near ? 0.21 : 0.14, tint);
  }

  private void dot(Graphics2D g, Point2D c, double radius, Color color) {
    double r = radius * unit;
    g.setColor(color);
    g.fill(new Ellipse2D.Double(c.getX() - r, c.getY() - r, 2 * r, 2 * r));
  }

  private void cursor(Graphics2D g, int cell) {
    Shape outline = CellPainter.scaled(layout, cell, 0.97);
    float on = (float) (0.2 * unit);
    float off = (float) (0.12 * unit);
    g.setColor(Shades.alpha(theme.dark() ? Color.BLACK : Color.WHITE, 0.8));
    g.setStroke(new BasicStroke((float) (0.09 * unit)));
    g.draw(outline);
    g.setColor(theme.get("cursor"));
    g.setStroke(
        new BasicStroke(
            (float) Math.max(1e-3, 0.06 * unit),
            BasicStroke.CAP_ROUND,
            BasicStroke.JOIN_ROUND,
            1,
            new float[] {Math.max(1e-3f, on), Math.max(1e-3f, off)},
            0));
    g.draw(outline);
  }

  /** A dot at the rim of each pit that got a seed. */
  private void sown(Graphics2D g) {
    Color color = theme.get("highlight");
    List<Integer> path = marks.lastPath();
    for (int pit : path.subList(1, path.size())) {
      Point2D c = layout.center(pit);
      boolean upper = SeedPainter.upper(layout, c.getY());
      double side = CellPainter.hollowOf(layout, cell(pit)).getBounds2D().getHeight() / 2;
      double y = c.getY() + (upper ? side : -side);
      Point2D at = new Point2D.Double(c.getX(), y);
      dot(g, at, 0.065, Shades.darker(color, 0.5));
      dot(g, at, 0.045, color);
    }
  }

  private void arrow(Graphics2D g) {
    List<Integer> path = marks.lastPath();
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
    Color color = theme.player(scene.board(), marks.lastPlayer());
    AffineTransform at = AffineTransform.getTranslateInstance(tip.getX(), tip.getY());
    at.rotate(Math.atan2(tip.getY() - control.getY(), tip.getX() - control.getX()));
    at.translate(0.12 * unit, 0);
    Shape head = at.createTransformedShape(Glyphs.arrowHead(0.27 * unit));
    stroke(g, line, head, Shades.alpha(Shades.lighter(color, 0.85), 0.92), 0.125, 0.05);
    stroke(g, line, head, Shades.darker(color, 0.12), 0.062, 0);
    dot(g, layout.center(path.get(0)), 0.1, Shades.alpha(Shades.lighter(color, 0.85), 0.95));
    dot(g, layout.center(path.get(0)), 0.066, Shades.darker(color, 0.12));
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

  /** The control point of a step: to the side for a hop, so that it passes what is hopped over. */
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

  private Cell cell(int index) {
    return scene.board().cells().get(index);
  }
}
