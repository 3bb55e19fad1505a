package org.plyscope.board.internal.cell;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.plyscope.api.board.Cell;
import org.plyscope.board.internal.draw.Shades;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardTheme;

/** Paints empty cells. */
public final class CellPainter {
  /** The part of a cell that a hole takes up. */
  static final double HOLE = 0.66;

  /** The part of a cell that a pit takes up. */
  static final double PIT = 0.9;

  /** How much of a line shows that has no piece. */
  private static final double EMPTY_LINE = 0.35;

  private final BoardLayout layout;
  private final BoardTheme theme;
  private final double unit;

  CellPainter(BoardLayout layout, BoardTheme theme) {
    this.layout = layout;
    this.theme = theme;
    this.unit = layout.unit();
  }

  void paint(Graphics2D g, Cell cell) {
    switch (cell.shape()) {
      case HOLE -> hole(g, cell);
      case PIT, STORE -> pit(g, cell);
      case SQUARE -> square(g, cell);
      case HEXAGON -> hexagon(g, cell);
      case LINE -> line(g, layout, cell, theme.color("neutral"), EMPTY_LINE);
      case DOT -> dot(g, cell);
    }
  }

  /** Fills a line with a colour. */
  public static void line(Graphics2D g, BoardLayout layout, Cell cell, Color color, double alpha) {
    g.setColor(Shades.alpha(color, alpha));
    g.fill(layout.outline(cell.index()));
  }

  private void dot(Graphics2D g, Cell cell) {
    g.setColor(theme.color("hole"));
    g.fill(layout.outline(cell.index()));
  }

  /** Returns the outline of a cell, made smaller around its middle. */
  public static Shape scaled(BoardLayout layout, int cell, double factor) {
    Point2D c = layout.center(cell);
    AffineTransform at = AffineTransform.getTranslateInstance(c.getX(), c.getY());
    at.scale(factor, factor);
    at.translate(-c.getX(), -c.getY());
    return at.createTransformedShape(layout.outline(cell));
  }

  /** The part of a store that is hollow: the same rim as a pit, whatever its length. */
  public static Shape hollowOf(BoardLayout layout, Cell cell) {
    Rectangle2D b = layout.outline(cell.index()).getBounds2D();
    double rim = (1 - PIT) / 2 * layout.unit();
    double w = Math.max(0, b.getWidth() - 2 * rim);
    double h = Math.max(0, b.getHeight() - 2 * rim);
    double round = Math.min(w, h);
    return new java.awt.geom.RoundRectangle2D.Double(
        b.getX() + rim, b.getY() + rim, w, h, round, round);
  }

  /** Returns the colour at the middle of an empty hole or hexagon. */
  static Color ground(BoardLayout layout, BoardTheme theme, Cell cell) {
    boolean hole = cell.shape() == Cell.Shape.HOLE;
    Color color =
        hole
            ? theme.color("hole")
            : Shades.mix(theme.color("plateBottom"), theme.color("hole"), 0.35);
    return cell.zone() < 0
        ? color
        : Shades.mix(color, theme.player(layout.board(), cell.zone()), hole ? 0.38 : 0.3);
  }

  private void pit(Graphics2D g, Cell cell) {
    Shape shape = hollowOf(layout, cell);
    carve(g, shape, theme.color("pit"));
    if (cell.zone() >= 0) {
      Color tint = theme.player(layout.board(), cell.zone());
      g.setColor(Shades.alpha(tint, 0.75));
      g.setStroke(new BasicStroke((float) (0.022 * unit)));
      g.draw(shape);
    }
  }

  private void hole(Graphics2D g, Cell cell) {
    if (cell.playable()) {
      carve(g, scaled(layout, cell.index(), HOLE), ground(layout, theme, cell));
    } else {
      plug(g, scaled(layout, cell.index(), HOLE));
    }
  }

  /** Closes a hole that cannot be entered. */
  private void plug(Graphics2D g, Shape shape) {
    Color color = theme.color("neutral");
    Rectangle2D b = shape.getBounds2D();
    g.translate(0, 0.05 * unit);
    g.setColor(Shades.alpha(theme.color("shadow"), 0.4));
    g.fill(shape);
    g.translate(0, -0.05 * unit);
    g.setPaint(vertical(b, Shades.lighter(color, 0.4), color, Shades.darker(color, 0.3)));
    g.fill(shape);
    g.setColor(Shades.alpha(Shades.darker(color, 0.6), 0.6));
    g.setStroke(new BasicStroke((float) (0.035 * unit)));
    g.draw(shape);
  }

  /** Makes a shape look sunk: dark under its upper edge, light on its lower lip. */
  private void carve(Graphics2D g, Shape shape, Color color) {
    Rectangle2D b = shape.getBounds2D();
    if (b.getHeight() <= 0) {
      return;
    }
    Color edge = Shades.alpha(Color.WHITE, theme.dark() ? 0.16 : 0.6);
    Color upper = Shades.alpha(Color.BLACK, theme.dark() ? 0.5 : 0.34);
    g.setStroke(new BasicStroke((float) (0.05 * unit)));
    g.setPaint(vertical(b, upper, Shades.alpha(Color.WHITE, 0), edge));
    g.draw(shape);
    Color floor = Shades.lighter(color, theme.dark() ? 0.1 : 0.22);
    g.setPaint(vertical(b, Shades.darker(color, 0.5), color, floor));
    g.fill(shape);
    innerShadow(g, shape);
  }

  private void innerShadow(Graphics2D g, Shape shape) {
    Shape clip = g.getClip();
    g.clip(shape);
    for (int ring = 4; ring >= 1; ring--) {
      g.setStroke(new BasicStroke((float) (0.045 * ring * unit)));
      g.setColor(Shades.alpha(theme.color("shadow"), 0.1));
      g.translate(0, 0.012 * unit);
      g.draw(shape);
      g.translate(0, -0.012 * unit);
    }
    g.setClip(clip);
  }

  private void square(Graphics2D g, Cell cell) {
    Shape shape = layout.outline(cell.index());
    Rectangle2D b = shape.getBounds2D();
    Color color = theme.color(cell.dark() ? "squareDark" : "squareLight");
    if (cell.zone() >= 0) {
      color = Shades.mix(color, theme.player(layout.board(), cell.zone()), 0.3);
    }
    Color lower = Shades.darker(color, 0.06);
    g.setPaint(vertical(b, Shades.lighter(color, 0.05), color, lower));
    // A hair wider than the cell, so that no seam shows between neighbours at fractional sizes.
    g.fill(
        new Rectangle2D.Double(
            b.getX() - 0.1, b.getY() - 0.1, b.getWidth() + 0.2, b.getHeight() + 0.2));
    g.setColor(Shades.alpha(theme.color("shadow"), 0.1));
    g.setStroke(new BasicStroke((float) (0.02 * unit)));
    g.draw(shape);
  }

  private void hexagon(Graphics2D g, Cell cell) {
    Shape shape = scaled(layout, cell.index(), 0.96);
    Rectangle2D b = shape.getBounds2D();
    Color color = ground(layout, theme, cell);
    g.setPaint(vertical(b, Shades.darker(color, 0.14), color, Shades.lighter(color, 0.1)));
    g.fill(shape);
    innerShadow(g, shape);
  }

  private static LinearGradientPaint vertical(
      Rectangle2D b, Color top, Color middle, Color bottom) {
    Point2D from = new Point2D.Double(b.getX(), b.getY());
    Point2D to = new Point2D.Double(b.getX(), b.getY() + Math.max(1e-3, b.getHeight()));
    return new LinearGradientPaint(
        from, to, new float[] {0, 0.55f, 1}, new Color[] {top, middle, bottom});
  }
}
