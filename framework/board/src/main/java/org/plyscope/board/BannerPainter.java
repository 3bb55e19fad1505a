package org.plyscope.board;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.GlyphVector;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import org.plyscope.board.internal.draw.Layer;
import org.plyscope.board.internal.draw.Shades;

/** Paints the result of a finished game over the lower edge of the board. */
public final class BannerPainter {
  private BannerPainter() {}

  /**
   * Paints the banner.
   *
   * @param target where to
   * @param text the result
   * @param font the font of the component
   * @param color the winner's colour, or a neutral one
   * @param width the width of the component
   * @param height the height of the component
   */
  public static void paint(
      Graphics2D target, String text, Font font, Color color, int width, int height) {
    Graphics2D g = (Graphics2D) target.create();
    Layer.smooth(g);
    double size = Math.min(font.getSize2D() * 1.7, width / 12.0);
    Font large = font.deriveFont(Font.BOLD, (float) size);
    GlyphVector glyphs = large.createGlyphVector(g.getFontRenderContext(), text);
    Rectangle2D b = glyphs.getVisualBounds();
    double h = 2.3 * size;
    double w = b.getWidth() + 2.6 * size;
    double x = (width - w) / 2;
    double y = height - h - 0.7 * size;
    RoundRectangle2D pill = new RoundRectangle2D.Double(x, y, w, h, h, h);
    Layer shadow =
        new Layer(g, new Rectangle2D.Double(x - size, y - size, w + 2 * size, h + 2 * size));
    shadow.graphics().setColor(Color.BLACK);
    shadow.graphics().translate(0, 0.15 * size);
    shadow.graphics().fill(pill);
    shadow.blur(0.2 * size);
    shadow.layOn(g, 0.5);
    g.setColor(Shades.alpha(Shades.darker(color, 0.12), 0.96));
    g.fill(pill);
    g.setColor(Shades.luminance(color) > 0.62 ? new Color(0x2B2118) : Color.WHITE);
    g.drawGlyphVector(
        glyphs,
        (float) (x + (w - b.getWidth()) / 2 - b.getX()),
        (float) (y + h / 2 - b.getCenterY()));
    g.dispose();
  }
}
