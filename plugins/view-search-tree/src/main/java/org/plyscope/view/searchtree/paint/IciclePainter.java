package org.plyscope.view.searchtree.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.searchtree.colour.Glyph;
import org.plyscope.view.searchtree.colour.Palette;
import org.plyscope.view.searchtree.layout.Visible;
import org.plyscope.view.searchtree.model.TreeModel;

/** Draws a tree as blocks; every block stands on the block of its parent. */
public final class IciclePainter implements ScenePainter {
  private final boolean detailed;

  /**
   * Makes a painter.
   *
   * @param detailed whether there are texts, frames and stubs; a small map has none
   */
  public IciclePainter(boolean detailed) {
    this.detailed = detailed;
  }

  @Override
  public boolean paint(Graphics2D g, Scene scene) {
    Visible visible = scene.visible();
    Hints.fast(g);
    for (int i = 0; i < visible.bundles(); i++) {
      columns(g, scene, visible.bundleFirst(i), visible.bundleLast(i));
    }
    for (int i = 0; i < visible.nodes(); i++) {
      block(g, scene, visible.node(i));
    }
    if (!detailed) {
      return true;
    }
    Hints.smooth(g);
    Labels labels = new Labels(g, scene);
    for (int i = 0; i < visible.nodes(); i++) {
      int node = visible.node(i);
      frame(g, scene, node);
      inscribe(g, scene, node, labels);
      if (scene.hasStub(node)) {
        stub(g, scene, node);
      }
    }
    return labels.complete();
  }

  private void block(Graphics2D g, Scene scene, int node) {
    Rectangle r = block(scene, node);
    g.setColor(scene.shown().matches(node) ? scene.colours().of(node) : scene.palette().faint());
    int gap = detailed && r.width > 3 ? 1 : 0;
    g.fillRect(r.x, r.y, r.width - gap, r.height - (detailed ? 1 : 0));
  }

  /** Returns the pixels of a block, cut to the visible area. */
  static Rectangle block(Scene scene, int node) {
    double left = Math.max(-2, scene.camera().pixel(scene.extents().start(node)));
    double right =
        Math.min(
            scene.camera().width() + 2,
            scene.camera().pixel(scene.extents().start(node) + scene.extents().width(node)));
    return rectangle(scene, left, right, scene.tree().ply(node), 1);
  }

  private static Rectangle rectangle(Scene scene, double left, double right, int ply, int plies) {
    int x = (int) Math.floor(left);
    int width = Math.max(1, (int) Math.floor(right) - x);
    int y = (int) scene.camera().plyPixel(ply);
    int height = (int) scene.camera().plyPixel(ply + plies) - y;
    return scene.layout().sideways()
        ? new Rectangle(y, x, height, width)
        : new Rectangle(x, y, width, height);
  }

  private void columns(Graphics2D g, Scene scene, int first, int last) {
    TreeModel tree = scene.tree();
    int pixel = Integer.MIN_VALUE;
    for (int node = first; node <= last && tree.number(node) <= scene.limit(); node++) {
      double from = scene.camera().pixel(scene.extents().start(node));
      int at = (int) Math.floor(from);
      if (at != pixel && scene.extents().width(node) > 0) {
        pixel = at;
        double to = node == last ? at + 1 : at + 2;
        g.setColor(scene.colours().of(node));
        fill(g, rectangle(scene, at, to, tree.ply(node), 1));
        g.setColor(scene.colours().pale(node));
        if (tree.height(node) > 0) {
          fill(g, rectangle(scene, at, to, tree.ply(node) + 1, tree.height(node)));
        }
      }
    }
  }

  private static void fill(Graphics2D g, Rectangle r) {
    g.fillRect(r.x, r.y, r.width, r.height);
  }

  private void frame(Graphics2D g, Scene scene, int node) {
    if (scene.line().contains(node)) {
      Rectangle r = block(scene, node);
      float width = (float) Math.min(3 * scene.palette().unit(), Math.max(1, r.width / 3.0));
      int inset = Math.round(width / 2);
      g.setColor(scene.palette().line());
      g.setStroke(new BasicStroke(width));
      g.drawRect(r.x + inset, r.y + inset, r.width - 2 * inset - 1, r.height - 2 * inset - 1);
    }
  }

  private void inscribe(Graphics2D g, Scene scene, int node, Labels labels) {
    double unit = scene.palette().unit();
    Rectangle r = block(scene, node);
    g.setFont(scene.palette().small());
    FontMetrics metrics = g.getFontMetrics();
    if (r.width < 14 * unit || r.height < 12 * unit) {
      return;
    }
    Color ground = scene.shown().matches(node) ? scene.colours().of(node) : scene.palette().faint();
    Color ink = Palette.on(ground);
    String move = node == 0 ? "root" : labels.text(node);
    String value = NumberText.brief(scene.tree().value(node));
    boolean both = r.height >= 2.6 * metrics.getHeight();
    int y = r.y + (r.height + metrics.getAscent()) / 2 - 2;
    boolean written = write(g, metrics, move, r, both ? y - metrics.getHeight() / 2 : y, ink);
    if (both) {
      write(g, metrics, value, r, y + metrics.getHeight() / 2 + 1, Palette.mix(ground, ink, 0.75));
    }
    NodeEnd end = scene.tree().end(node);
    if (end != NodeEnd.EXPANDED && end != NodeEnd.CUTOFF && (both || !written)) {
      double size = 3.4 * unit;
      double top = both ? r.y + 7 * unit : r.y + r.height / 2.0;
      Glyph.paint(g, end, r.x + r.width / 2.0, top, size, ground, ink);
    }
  }

  private static boolean write(
      Graphics2D g, FontMetrics metrics, String text, Rectangle r, int y, Color ink) {
    int width = metrics.stringWidth(text);
    if (text.isEmpty() || width > r.width - 4) {
      return false;
    }
    g.setColor(ink);
    g.drawString(text, r.x + (r.width - width) / 2, y);
    return true;
  }

  private void stub(Graphics2D g, Scene scene, int node) {
    double from = scene.camera().pixel(scene.extents().endOfChildren(node));
    double to = scene.camera().pixel(scene.extents().start(node) + scene.extents().width(node));
    double left = Math.max(-2, from);
    double right = Math.min(scene.camera().width() + 2, to);
    Rectangle r = rectangle(scene, left, right, scene.tree().ply(node) + 1, 1);
    int height = Math.max(3, r.height / 4);
    g.setColor(Palette.mix(scene.palette().background(), scene.palette().cut(), 0.75));
    g.fillRect(
        r.x, r.y, Math.max(1, r.width - 1), Math.min(height, (int) (4 * scene.palette().unit())));
    g.setFont(scene.palette().small());
    FontMetrics metrics = g.getFontMetrics();
    String text = StubPainter.text(g.getFont(), scene.tree().skipped(node));
    String saved = "≈ " + NumberText.rough(scene.savings().of(node)) + " nodes";
    int y = r.y + (r.height + metrics.getAscent()) / 2;
    write(g, metrics, text, r, y, scene.palette().cut());
    if (r.height > 3 * metrics.getHeight()) {
      write(g, metrics, saved, r, y + metrics.getHeight(), scene.palette().muted());
    }
  }
}
