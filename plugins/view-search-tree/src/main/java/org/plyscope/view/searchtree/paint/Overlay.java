package org.plyscope.view.searchtree.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import org.plyscope.view.searchtree.layout.TreeLayout;

/** Draws the marks of the mouse and the selection over a tree. */
public final class Overlay {
  private Overlay() {}

  /**
   * Draws over a tree.
   *
   * @param hovered the node under the mouse, or -1
   */
  public static void paint(Graphics2D g, Scene scene, int hovered) {
    Hints.smooth(g);
    if (scene.selected() >= 0) {
      mark(g, scene, scene.selected(), scene.palette().text(), 2.2f);
    }
    if (hovered >= 0 && hovered != scene.selected()) {
      mark(g, scene, hovered, scene.palette().muted(), 1.6f);
    }
  }

  private static void mark(Graphics2D g, Scene scene, int node, Color color, float width) {
    float unit = (float) scene.palette().unit();
    g.setColor(color);
    g.setStroke(new BasicStroke(width * unit));
    if (scene.layout() == TreeLayout.ICICLE) {
      Rectangle r = IciclePainter.block(scene, node);
      g.drawRect(r.x, r.y, Math.max(2, r.width - 1), r.height - 1);
    } else {
      double r = Math.max(4 * unit, scene.radius(node) + 4 * unit);
      g.draw(new Ellipse2D.Double(scene.x(node) - r, scene.y(node) - r, 2 * r, 2 * r));
    }
  }
}
