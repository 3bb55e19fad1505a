package org.plyscope.board.internal.cell;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.GlyphVector;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.plyscope.api.board.Cell;
import org.plyscope.board.internal.draw.Shades;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardTheme;

/** Paints the labels of cells, and other small texts, centred and scaled with the board. */
public final class LabelPainter {
  private static final double LEGIBLE = 5;

  private final BoardLayout layout;
  private final BoardTheme theme;
  private final double unit;
  private final double roundSize;

  public LabelPainter(BoardLayout layout, BoardTheme theme) {
    this.layout = layout;
    this.theme = theme;
    this.unit = layout.unit();
    int longest = layout.board().cells().stream().mapToInt(c -> c.label().length()).max().orElse(1);
    this.roundSize = Math.min(0.32, 0.96 / Math.max(3, longest));
  }

  /**
   * Paints the label of a cell.
   *
   * @param g where to
   * @param cell the cell
   * @param below the colour of the piece that covers the cell, or null if nothing does
   */
  public void paint(Graphics2D g, Cell cell, Color below) {
    Point2D c = layout.center(cell.index());
    switch (cell.shape()) {
      case SQUARE -> {
        Color color = cell.dark() ? theme.color("squareText") : theme.color("label");
        text(g, cell.label(), c.getX() - 0.35 * unit, c.getY() - 0.37 * unit, 0.17, color);
      }
      case PIT, STORE -> {
        Rectangle2D b = CellPainter.hollowOf(layout, cell).getBounds2D();
        boolean upper = SeedPainter.upper(layout, b.getCenterY());
        double y = upper ? b.getY() - 0.25 * unit : b.getMaxY() + 0.25 * unit;
        text(g, cell.label(), c.getX(), y, 0.14, Shades.alpha(theme.color("woodText"), 0.9));
      }
      case LINE, DOT -> {
        Rectangle2D b = layout.outline(cell.index()).getBounds2D();
        text(g, cell.label(), c.getX(), b.getMaxY() + 0.12 * unit, 0.14, theme.color("woodText"));
      }
      default -> {
        Color ground = below == null ? CellPainter.ground(layout, theme, cell) : below;
        text(g, cell.label(), c.getX(), c.getY(), roundSize, Shades.ink(ground));
      }
    }
  }

  /** Draws a text around a point, unless it would be illegible. */
  public void text(Graphics2D g, String text, double x, double y, double size, Color color) {
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
