package org.plyscope.view.searchtree.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.plyscope.view.searchtree.colour.Palette;
import org.plyscope.view.searchtree.layout.PlyRuler;
import org.plyscope.view.searchtree.layout.TreeLayout;

/** Draws the plies of a tree at the edge of the picture, whatever part of it is in sight. */
public final class RulerPainter {
  private static final double GAP = 6;
  private static final double DOT = 3.2;

  private RulerPainter() {}

  /**
   * Returns the pixels a ruler takes across the plies.
   *
   * @param font the font of labels, as {@link Palette#small} returns it
   */
  public static double room(PlyRuler ruler, TreeLayout layout, FontMetrics font, double unit) {
    return layout.sideways()
        ? font.getHeight() + GAP * unit
        : font.stringWidth(ruler.text(ruler.widest())) + (3 * GAP + 2 * DOT) * unit;
  }

  /** Draws the ruler over a scene. */
  public static void paint(Graphics2D g, Scene scene, PlyRuler ruler) {
    Palette palette = scene.palette();
    double unit = palette.unit();
    Font font = palette.small();
    g.setFont(font);
    FontMetrics metrics = g.getFontMetrics();
    boolean sideways = scene.layout().sideways();
    double room = room(ruler, scene.layout(), metrics, unit);
    double length = scene.camera().height();
    g.setColor(palette.background());
    g.fill(
        sideways
            ? new Rectangle2D.Double(0, 0, length, room)
            : new Rectangle2D.Double(0, 0, room, length));
    g.setColor(palette.faint());
    g.setStroke(new BasicStroke(1f));
    g.draw(
        sideways
            ? new Line2D.Double(0, room, length, room)
            : new Line2D.Double(room, 0, room, length));
    Hints.smooth(g);
    double level = scene.camera().level();
    double need =
        sideways
            ? metrics.stringWidth(ruler.text(ruler.widest())) + (3 * GAP + 2 * DOT) * unit
            : metrics.getHeight();
    int stride = PlyRuler.stride(level, need);
    for (int ply = 0; ply < ruler.plies(); ply += stride) {
      double at = scene.camera().plyPixel(ply);
      double middle = scene.layout() == TreeLayout.ICICLE ? at + level / 2 : at;
      if (middle >= 0 && middle <= length) {
        label(g, scene, ruler, ply, middle, metrics);
      }
    }
  }

  private static void label(
      Graphics2D g, Scene scene, PlyRuler ruler, int ply, double at, FontMetrics metrics) {
    double unit = scene.palette().unit();
    String text = ruler.text(ply);
    boolean sideways = scene.layout().sideways();
    double wide = metrics.stringWidth(text) + (GAP + 2 * DOT) * unit;
    double x = sideways ? Math.max(GAP * unit, at - wide / 2) : GAP * unit;
    double y = sideways ? metrics.getHeight() / 2.0 + 2 * unit : at;
    y = sideways ? y : Math.max(metrics.getHeight() / 2.0, y);
    g.setColor(colour(scene, ruler.mover(ply)));
    double r = DOT * unit;
    g.fill(new Ellipse2D.Double(x, y - r, 2 * r, 2 * r));
    g.setColor(scene.palette().edge());
    g.draw(new Ellipse2D.Double(x, y - r, 2 * r, 2 * r));
    g.setColor(scene.palette().muted());
    g.drawString(
        text,
        (float) (x + 2 * r + GAP * unit / 2),
        (float) (y - metrics.getHeight() / 2.0 + metrics.getAscent()));
  }

  private static Color colour(Scene scene, int player) {
    var players = scene.palette().players();
    return player >= 0 && player < players.size() ? players.get(player) : scene.palette().faint();
  }
}
