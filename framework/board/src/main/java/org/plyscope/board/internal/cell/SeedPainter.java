package org.plyscope.board.internal.cell;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.SplittableRandom;
import org.plyscope.api.board.Cell;
import org.plyscope.board.internal.draw.Shades;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardTheme;

/** Paints heaps of seeds, the same heap for the same number, and always writes the number. */
public final class SeedPainter {
  private static final double SEED = 0.088;
  private static final int DRAWN_IN_PIT = 15;
  private static final int DRAWN_IN_STORE = 36;
  private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
  private static final String[] COLORS = {"seedA", "seedB", "seedC", "seedA", "seedD", "seedB"};

  private final BoardLayout layout;
  private final BoardTheme theme;
  private final LabelPainter labels;
  private final double unit;

  public SeedPainter(BoardLayout layout, BoardTheme theme) {
    this.layout = layout;
    this.theme = theme;
    this.labels = new LabelPainter(layout, theme);
    this.unit = layout.unit();
  }

  /** Paints the seeds of a cell. */
  public void paint(Graphics2D g, Cell cell, int count) {
    Point2D c = layout.center(cell.index());
    Rectangle2D b = CellPainter.hollowOf(layout, cell).getBounds2D();
    int most = cell.shape() == Cell.Shape.STORE ? DRAWN_IN_STORE : DRAWN_IN_PIT;
    heap(g, c, b.getWidth() / 2, b.getHeight() / 2, Math.min(count, most), cell.index());
  }

  /** Returns whether a height lies in the upper half of a board, whose outer rim is above. */
  public static boolean upper(BoardLayout layout, double y) {
    return y < layout.bounds().getCenterY() - 0.1 * layout.unit();
  }

  /** Paints seeds that are carried. */
  public void hand(Graphics2D target, Point2D at, int count, double lift, double alpha) {
    Graphics2D g = (Graphics2D) target.create();
    g.setComposite(AlphaComposite.SrcOver.derive((float) alpha));
    double y = at.getY() - 0.3 * lift * unit;
    Color shadow = theme.color("shadow");
    double r = 0.3 * unit;
    Point2D below =
        new Point2D.Double(at.getX() + 0.06 * unit, at.getY() + 0.14 * unit * (1 + lift));
    g.setPaint(
        new RadialGradientPaint(
            below,
            (float) Math.max(1e-3, r),
            new float[] {0, 1},
            new Color[] {Shades.alpha(shadow, 0.5), Shades.alpha(shadow, 0)}));
    g.fill(new Ellipse2D.Double(below.getX() - r, below.getY() - r, 2 * r, 2 * r));
    double spread = 0.34 * unit;
    heap(g, new Point2D.Double(at.getX(), y), spread, spread, Math.min(count, DRAWN_IN_PIT), -1);
    if (count > 1) {
      pill(g, at.getX() + 0.3 * unit, y - 0.26 * unit, count, 1);
    }
    g.dispose();
  }

  private void heap(
      Graphics2D g, Point2D center, double halfWidth, double halfHeight, int count, int salt) {
    double narrow = Math.min(halfWidth, halfHeight);
    double room = Math.max(0, narrow - 1.25 * SEED * unit);
    double spacing = Math.min(0.155 * unit, room / Math.sqrt(Math.max(1, count) * 1.15));
    double turn = hash(salt, 0) * 2 * Math.PI;
    double stretchX = stretch(halfWidth, narrow, count);
    double stretchY = stretch(halfHeight, narrow, count);
    double[] xs = new double[count];
    double[] ys = new double[count];
    double meanX = 0;
    double meanY = 0;
    for (int i = 0; i < count; i++) {
      double radius = spacing * Math.sqrt(i + 0.15) * (0.92 + 0.16 * hash(salt, 7 * i + 1));
      xs[i] = radius * Math.cos(turn + i * GOLDEN_ANGLE) * stretchX;
      ys[i] = radius * Math.sin(turn + i * GOLDEN_ANGLE) * stretchY;
      meanX += xs[i] / count;
      meanY += ys[i] / count;
    }
    // Outer seeds first, so that the heap rises towards its middle.
    for (int i = count - 1; i >= 0; i--) {
      double angle = hash(salt, 7 * i + 2) * Math.PI;
      Color color = theme.color(COLORS[(int) (hash(salt, 7 * i + 3) * COLORS.length)]);
      seed(g, center.getX() + xs[i] - meanX, center.getY() + ys[i] - meanY, angle, color);
    }
  }

  private static double stretch(double half, double narrow, int count) {
    double most = narrow <= 0 ? 1 : half / narrow;
    return 1 + (most - 1) * Math.min(1, count / 12.0);
  }

  private void seed(Graphics2D g, double x, double y, double angle, Color color) {
    double r = SEED * unit;
    if (r < 0.2) {
      return;
    }
    g.setColor(Shades.alpha(theme.color("shadow"), 0.35));
    g.fill(new Ellipse2D.Double(x - r * 0.85, y - r * 0.6, 2 * r * 0.98, 2 * r * 0.95));
    AffineTransform old = g.getTransform();
    g.translate(x, y);
    g.rotate(angle);
    g.scale(1.12, 0.88);
    double fx = -0.4 * r * Math.cos(angle) - 0.4 * r * Math.sin(angle);
    double fy = 0.4 * r * Math.sin(angle) - 0.4 * r * Math.cos(angle);
    g.setPaint(
        new RadialGradientPaint(
            new Point2D.Double(0, 0),
            (float) (1.05 * r),
            new Point2D.Double(fx, fy),
            new float[] {0, 0.5f, 1},
            new Color[] {Shades.lighter(color, 0.6), color, Shades.darker(color, 0.5)},
            java.awt.MultipleGradientPaint.CycleMethod.NO_CYCLE));
    g.fill(new Ellipse2D.Double(-r, -r, 2 * r, 2 * r));
    g.setTransform(old);
  }

  /** Writes the number at the outer rim, where seeds do not hide it. */
  public void number(Graphics2D g, Cell cell, int count) {
    Rectangle2D hollow = CellPainter.hollowOf(layout, cell).getBounds2D();
    double y = upper(layout, hollow.getCenterY()) ? hollow.getY() : hollow.getMaxY();
    pill(g, hollow.getCenterX(), y, count, cell.shape() == Cell.Shape.STORE ? 1.25 : 1);
  }

  private void pill(Graphics2D g, double x, double y, int count, double scale) {
    String text = Integer.toString(count);
    double h = 0.27 * unit * scale;
    double w = h * (0.75 + 0.42 * text.length());
    RoundRectangle2D pill = new RoundRectangle2D.Double(x - w / 2, y - h / 2, w, h, h, h);
    g.setColor(Shades.alpha(theme.color("badge"), count == 0 ? 0.55 : 0.94));
    g.fill(pill);
    g.setColor(Shades.alpha(theme.color("woodRim"), 0.6));
    g.setStroke(new BasicStroke((float) (0.014 * unit)));
    g.draw(pill);
    Color ink = theme.color("badgeText");
    labels.text(g, text, x, y, 0.2 * scale, count == 0 ? Shades.alpha(ink, 0.6) : ink);
  }

  /** A number from 0 to 1 that depends on the cell and the seed only. */
  private static double hash(int salt, int index) {
    return new SplittableRandom(salt * 7919L + index * 104729L).nextDouble();
  }
}
