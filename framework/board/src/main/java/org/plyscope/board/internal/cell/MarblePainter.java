package org.plyscope.board.internal.cell;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import org.plyscope.board.internal.draw.Shades;

/** Paints glass marbles lit from the upper left. */
final class MarblePainter {
  /** The radius of a marble on a board, in board units. */
  public static final double RADIUS = 0.415;

  private MarblePainter() {}

  /** Paints a marble. */
  public static void paint(Graphics2D g, double x, double y, double r, Color color) {
    if (r <= 0) {
      return;
    }
    Ellipse2D body = circle(x, y, r);
    g.setPaint(
        new RadialGradientPaint(
            new Point2D.Double(x, y),
            (float) (r * 1.04),
            new Point2D.Double(x - 0.34 * r, y - 0.4 * r),
            new float[] {0, 0.42f, 0.8f, 1},
            new Color[] {
              Shades.lighter(color, 0.45),
              color,
              Shades.darker(color, 0.34),
              Shades.darker(color, 0.62)
            },
            java.awt.MultipleGradientPaint.CycleMethod.NO_CYCLE));
    g.fill(body);
    // Light gathers opposite to where it enters.
    glow(g, x + 0.3 * r, y + 0.42 * r, 0.58 * r, Shades.lighter(color, 0.55), 0.62);
    g.setStroke(new BasicStroke((float) (0.035 * r)));
    g.setColor(Shades.alpha(Shades.darker(color, 0.75), 0.45));
    g.draw(circle(x, y, r * 0.985));
    sparkle(g, x - 0.36 * r, y - 0.42 * r, 0.32 * r, 0.19 * r, 0.95);
    sparkle(g, x - 0.07 * r, y - 0.66 * r, 0.09 * r, 0.06 * r, 0.6);
  }

  private static void glow(Graphics2D g, double x, double y, double r, Color color, double alpha) {
    g.setPaint(
        new RadialGradientPaint(
            new Point2D.Double(x, y),
            (float) r,
            new float[] {0, 0.55f, 1},
            new Color[] {
              Shades.alpha(color, alpha), Shades.alpha(color, 0.35 * alpha), Shades.alpha(color, 0)
            }));
    g.fill(circle(x, y, r));
  }

  private static void sparkle(
      Graphics2D g, double x, double y, double width, double height, double alpha) {
    AffineTransform old = g.getTransform();
    g.translate(x, y);
    g.rotate(-0.75);
    g.scale(1, height / width);
    g.setPaint(
        new RadialGradientPaint(
            new Point2D.Double(0, 0),
            (float) width,
            new float[] {0, 0.35f, 1},
            new Color[] {
              Shades.alpha(Color.WHITE, alpha),
              Shades.alpha(Color.WHITE, 0.7 * alpha),
              Shades.alpha(Color.WHITE, 0)
            }));
    g.fill(circle(0, 0, width));
    g.setTransform(old);
  }

  private static Ellipse2D circle(double x, double y, double r) {
    return new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
  }
}
