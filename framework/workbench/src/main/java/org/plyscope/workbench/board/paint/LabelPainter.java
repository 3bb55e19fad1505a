package org.plyscope.workbench.board.paint;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.GlyphVector;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.plyscope.api.board.Cell;
import org.plyscope.workbench.board.layout.BoardLayout;

/** Paints the labels of cells, and other small texts, centred and scaled with the board. */
final class LabelPainter {
  private static final double LEGIBLE = 6;

  private final BoardLayout layout;
  private final BoardTheme theme;
  private final double unit;

  LabelPainter(BoardLayout layout, BoardTheme theme) {
    this.layout = layout;
    this.theme = theme;
    this.unit = layout.unit();
  }

  void paint(Graphics2D g, Cell cell) {
    Point2D c = layout.center(cell.index());
    switch (cell.shape()) {
      case SQUARE -> {
        Color color = cell.dark() ? theme.get("squareText") : theme.get("label");
        text(g, cell.label(), c.getX() - 0.33 * unit, c.getY() - 0.35 * unit, 0.2, color);
      }
      case PIT, STORE -> {
        Rectangle2D b = layout.outline(cell.index()).getBounds2D();
        boolean upper = c.getY() < layout.bounds().getCenterY();
        double y = upper ? b.getMaxY() + 0.02 * unit : b.getY() - 0.02 * unit;
        text(g, cell.label(), c.getX(), y, 0.17, Shades.lighter(theme.get("woodTop"), 0.55));
      }
      default -> {
        double size = Math.min(0.26, 1.1 * 0.6 / Math.max(2, cell.label().length()));
        text(g, cell.label(), c.getX(), c.getY(), size, Shades.alpha(theme.get("label"), 0.95));
      }
    }
  }

  /** Draws a text around a point, unless nobody could read it. */
  void text(Graphics2D g, String text, double x, double y, double size, Color color) {
    double points = size * unit;
    if (points < LEGIBLE || text.isEmpty()) {
      return;
    }
    Font font = new Font(Font.SANS_SERIF, Font.BOLD, 1).deriveFont((float) points);
    GlyphVector glyphs = font.createGlyphVector(g.getFontRenderContext(), text);
    Rectangle2D b = glyphs.getVisualBounds();
    g.setColor(color);
    g.drawGlyphVector(glyphs, (float) (x - b.getCenterX()), (float) (y - b.getCenterY()));
  }
}
