package org.plyscope.view.searchtree.paint;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import org.plyscope.ui.text.NumberText;

/** Draws the rest of the moves skipped by a cut: a stub that ends in a bar. */
final class StubPainter {
  private static final char SCISSORS = '✂';

  /** How far aside a stub reaches at most, unless plies are farther apart than that. */
  private static final double LONGEST = 60;

  void paint(Graphics2D g, Scene scene, int node) {
    double unit = scene.palette().unit();
    double from = scene.extents().endOfChildren(node);
    double to = scene.extents().start(node) + scene.extents().width(node);
    double across =
        Math.min(
            scene.camera().pixel((from + to) / 2),
            scene.middle(node) + Math.max(LONGEST * unit, scene.camera().level()));
    double along = scene.camera().plyPixel(scene.tree().ply(node)) + scene.camera().level() * 0.5;
    double half = Math.min(4 * unit, Math.max(1.5, (to - from) * scene.camera().across() / 2 - 1));
    g.setColor(scene.palette().cut());
    g.setStroke(dashes(unit));
    if (scene.layout().sideways()) {
      g.draw(new Line2D.Double(scene.x(node), scene.y(node), along, across));
      g.setStroke(bar(unit));
      g.draw(new Line2D.Double(along, across - half, along, across + half));
    } else {
      g.draw(new Line2D.Double(scene.x(node), scene.y(node), across, along));
      g.setStroke(bar(unit));
      g.draw(new Line2D.Double(across - half, along, across + half, along));
    }
    label(g, scene, node, across, along);
  }

  private void label(Graphics2D g, Scene scene, int node, double across, double along) {
    double room = scene.room(node) / 2;
    Font font = scene.palette().small();
    g.setFont(font);
    FontMetrics metrics = g.getFontMetrics();
    String text = text(font, scene.tree().skipped(node));
    String saved = "≈ " + NumberText.rough(scene.savings().of(node)) + " nodes";
    float line = metrics.getHeight();
    if (scene.layout().sideways()) {
      if (room >= line) {
        g.drawString(text, (float) along + 5, (float) across + metrics.getAscent() / 2f - 1);
      }
    } else if (room >= metrics.stringWidth(text) + 2) {
      float y = (float) along + metrics.getAscent() + 2;
      double end = scene.middle(node) + room;
      g.drawString(text, left(metrics, text, across, end), y);
      if (room >= 1.3 * metrics.stringWidth(saved) && scene.camera().level() > 5 * line) {
        g.setColor(scene.palette().muted());
        g.drawString(saved, left(metrics, saved, across, end), y + line);
      }
    }
  }

  /**
   * Returns where a text begins that is in the middle of a place, but ends before the room does.
   */
  private static float left(FontMetrics metrics, String text, double across, double end) {
    int width = metrics.stringWidth(text);
    return (float) Math.min(across - width / 2.0, end - width);
  }

  /** Returns how many moves were skipped, with scissors if the font has them. */
  static String text(Font font, long skipped) {
    return (font.canDisplay(SCISSORS) ? SCISSORS + " " : "cut ") + NumberText.count(skipped);
  }

  private static BasicStroke dashes(double unit) {
    float dash = (float) (3 * unit);
    return new BasicStroke(
        1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {dash, dash}, 0);
  }

  private static BasicStroke bar(double unit) {
    return new BasicStroke((float) (2 * unit), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }
}
