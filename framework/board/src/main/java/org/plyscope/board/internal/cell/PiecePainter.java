package org.plyscope.board.internal.cell;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.board.internal.draw.Glyphs;
import org.plyscope.board.internal.draw.Shades;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardTheme;

/** Paints pieces wherever they are, resting on a cell or above the board. */
public final class PiecePainter {
  private static final double DISC = 0.39;
  private static final double GROWTH = 0.14;

  private final Board board;
  private final BoardTheme theme;
  private final double unit;
  private final BlockPainter blocks;

  public PiecePainter(BoardLayout layout, BoardTheme theme) {
    this.board = layout.board();
    this.theme = theme;
    this.unit = layout.unit();
    this.blocks = new BlockPainter(layout);
  }

  /**
   * Paints a piece.
   *
   * @param target where to
   * @param content the number of the piece, at least 1
   * @param at its middle
   * @param lift how far it is above the board, from 0 to about 1
   * @param alpha how visible it is
   */
  public void paint(Graphics2D target, int content, Point2D at, double lift, double alpha) {
    Piece piece = board.piece(content);
    Color color = theme.piece(board, content);
    Graphics2D g = (Graphics2D) target.create();
    if (alpha < 1) {
      g.setComposite(AlphaComposite.SrcOver.derive((float) alpha));
    }
    double scale = unit * (1 + GROWTH * lift);
    double x = at.getX();
    double y = at.getY() - 0.16 * lift * unit;
    switch (piece.form()) {
      case MARBLE -> {
        shadow(g, at, MarblePainter.RADIUS * scale, lift);
        MarblePainter.paint(g, x, y, MarblePainter.RADIUS * scale, color);
      }
      case DISC -> {
        shadow(g, at, DISC * scale, lift);
        disc(g, x, y, DISC * scale, color);
      }
      case KING -> {
        shadow(g, at, DISC * scale, lift + 0.15);
        disc(g, x, y + 0.03 * scale, DISC * scale, Shades.darker(color, 0.08));
        disc(g, x, y - 0.09 * scale, DISC * scale, color);
        crown(g, x, y - 0.09 * scale, 0.42 * scale, color);
      }
      case BLOCK -> blocks.paint(g, x, y, 1 + GROWTH * lift, color);
    }
    g.dispose();
  }

  private void shadow(Graphics2D g, Point2D at, double radius, double lift) {
    double x = at.getX() + (0.03 + 0.1 * lift) * unit;
    double y = at.getY() + (0.1 + 0.16 * lift) * unit;
    double r = radius * (1.18 + 0.1 * lift);
    Color color = theme.color("shadow");
    double strength = (theme.dark() ? 0.75 : 0.55) - 0.18 * lift;
    float core = (float) Math.max(0.3, 0.66 - 0.25 * lift);
    g.setPaint(
        new RadialGradientPaint(
            new Point2D.Double(x, y),
            (float) Math.max(1e-3, r),
            new float[] {0, core, 1},
            new Color[] {
              Shades.alpha(color, strength),
              Shades.alpha(color, strength * 0.75),
              Shades.alpha(color, 0)
            }));
    g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
  }

  /** A flat disc with a visible edge and turned grooves. */
  private void disc(Graphics2D g, double x, double y, double r, Color color) {
    double thick = 0.22 * r;
    g.setPaint(
        across(
            x,
            r,
            Shades.darker(color, 0.35),
            Shades.darker(color, 0.5),
            Shades.darker(color, 0.68)));
    g.fill(circle(x, y + thick, r));
    g.fill(new Rectangle2D.Double(x - r, y, 2 * r, thick));
    g.setPaint(
        new LinearGradientPaint(
            new Point2D.Double(x - r, y - r),
            new Point2D.Double(x + r, y + Math.max(1e-3, r)),
            new float[] {0, 0.5f, 1},
            new Color[] {Shades.lighter(color, 0.34), color, Shades.darker(color, 0.2)}));
    g.fill(circle(x, y, r));
    for (double groove : new double[] {0.86, 0.66, 0.46}) {
      g.setStroke(new BasicStroke((float) (0.045 * r)));
      g.setColor(Shades.alpha(Shades.darker(color, 0.6), 0.42));
      g.draw(circle(x, y, r * groove));
      g.setColor(Shades.alpha(Shades.lighter(color, 0.6), 0.4));
      g.draw(circle(x + 0.02 * r, y + 0.045 * r, r * groove));
    }
    g.setStroke(new BasicStroke((float) (0.03 * r)));
    g.setColor(Shades.alpha(Shades.lighter(color, 0.7), 0.55));
    g.draw(circle(x, y, r * 0.985));
  }

  private void crown(Graphics2D g, double x, double y, double size, Color disc) {
    Color gold = theme.color("crown");
    // Gold on a light disc would vanish without a darker companion.
    Color edge = Shades.darker(gold, Shades.luminance(disc) > 0.6 ? 0.65 : 0.5);
    Shape crown =
        AffineTransform.getTranslateInstance(x, y).createTransformedShape(Glyphs.crown(size));
    g.setColor(edge);
    g.setStroke(
        new BasicStroke((float) (0.14 * size), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.draw(crown);
    g.setPaint(
        new LinearGradientPaint(
            new Point2D.Double(x, y - size / 2),
            new Point2D.Double(x, y + Math.max(1e-3, size / 2)),
            new float[] {0, 1},
            new Color[] {Shades.lighter(gold, 0.5), gold}));
    g.fill(crown);
  }

  private static LinearGradientPaint across(double x, double r, Color a, Color b, Color c) {
    return new LinearGradientPaint(
        new Point2D.Double(x - r, 0),
        new Point2D.Double(x + Math.max(1e-3, r), 0),
        new float[] {0, 0.5f, 1},
        new Color[] {a, b, c});
  }

  private static Ellipse2D circle(double x, double y, double r) {
    return new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
  }

  /** Paints blocks in the shape of the cells of a board. */
  private static final class BlockPainter {
    private final BoardLayout layout;

    BlockPainter(BoardLayout layout) {
      this.layout = layout;
    }

    void paint(Graphics2D g, double x, double y, double growth, Color color) {
      Cell model = layout.board().cells().stream().filter(Cell::playable).findFirst().orElseThrow();
      double part = model.shape() == Cell.Shape.HOLE ? 0.8 : 0.88;
      Point2D home = layout.center(model.index());
      AffineTransform move = AffineTransform.getTranslateInstance(x, y);
      move.scale(growth, growth);
      move.translate(-home.getX(), -home.getY());
      Shape shape = move.createTransformedShape(CellPainter.scaled(layout, model.index(), part));
      double unit = layout.unit();
      g.translate(0, 0.07 * unit);
      g.setColor(Shades.darker(color, 0.6));
      g.fill(shape);
      g.translate(0, -0.07 * unit);
      Rectangle2D b = shape.getBounds2D();
      g.setPaint(
          new LinearGradientPaint(
              new Point2D.Double(b.getX(), b.getY()),
              new Point2D.Double(b.getMaxX(), b.getMaxY() + 1e-3),
              new float[] {0, 0.5f, 1},
              new Color[] {Shades.lighter(color, 0.35), color, Shades.darker(color, 0.25)}));
      g.fill(shape);
      g.setStroke(new BasicStroke((float) (0.03 * unit)));
      g.setColor(Shades.alpha(Shades.lighter(color, 0.7), 0.5));
      g.draw(shape);
    }
  }
}
