package org.plyscope.view.searchtree.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.searchtree.colour.Glyph;
import org.plyscope.view.searchtree.colour.Palette;
import org.plyscope.view.searchtree.layout.Visible;
import org.plyscope.view.searchtree.model.TreeModel;

/** Draws a tree as nodes and edges. */
public final class TreePainter implements ScenePainter {
  /** The room below which edges are straight, because the curve would not be visible. */
  private static final double CURVED = 9;

  /** The room below which nodes are too small to have a shape. */
  private static final double NARROW = 5;

  private final BundlePainter bundles = new BundlePainter();
  private final StubPainter stubs = new StubPainter();

  @Override
  public boolean paint(Graphics2D g, Scene scene) {
    Visible visible = scene.visible();
    bundles.paint(g, scene, visible);
    narrow(g, scene, visible);
    Hints.smooth(g);
    edges(g, scene, visible, false);
    path(g, scene);
    edges(g, scene, visible, true);
    for (int i = 0; i < visible.nodes(); i++) {
      if (scene.hasStub(visible.node(i))) {
        stubs.paint(g, scene, visible.node(i));
      }
    }
    Labels labels = new Labels(g, scene);
    for (int i = 0; i < visible.nodes(); i++) {
      if (!narrow(scene, visible.node(i))) {
        node(g, scene, visible.node(i));
      }
    }
    for (int i = 0; i < visible.nodes(); i++) {
      labels.paint(visible.node(i));
    }
    bundles.labels(g, scene, visible);
    return labels.complete();
  }

  private static boolean narrow(Scene scene, int node) {
    return scene.room(node) < NARROW && !scene.line().contains(node);
  }

  /**
   * Draws the nodes that are a few pixels wide, and their edges, without smoothing. They are by far
   * the most, and smoothing would make every picture several times as slow.
   */
  private void narrow(Graphics2D g, Scene scene, Visible visible) {
    TreeModel tree = scene.tree();
    Hints.fast(g);
    g.setStroke(new BasicStroke(1f));
    g.setColor(Palette.mix(scene.palette().background(), scene.palette().edge(), 0.6));
    for (int i = 1; i < visible.nodes(); i++) {
      int node = visible.node(i);
      if (narrow(scene, node)) {
        int parent = tree.parent(node);
        g.drawLine(
            (int) scene.x(parent), (int) scene.y(parent), (int) scene.x(node), (int) scene.y(node));
      }
    }
    for (int i = 1; i < visible.nodes(); i++) {
      int node = visible.node(i);
      if (narrow(scene, node)) {
        int r = Math.max(1, (int) Math.round(scene.radius(node)));
        boolean matches = scene.shown().matches(node);
        g.setColor(matches ? scene.colours().of(node) : scene.palette().faint());
        g.fillRect((int) scene.x(node) - r, (int) scene.y(node) - r, 2 * r, 2 * r);
      }
    }
  }

  private void edges(Graphics2D g, Scene scene, Visible visible, boolean principal) {
    TreeModel tree = scene.tree();
    float unit = (float) scene.palette().unit();
    g.setColor(principal ? scene.palette().line() : scene.palette().edge());
    g.setStroke(
        principal
            ? new BasicStroke(3.2f * unit, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
            : new BasicStroke(1f));
    for (int i = 1; i < visible.nodes(); i++) {
      int node = visible.node(i);
      if (scene.line().contains(node) == principal && (principal || !narrow(scene, node))) {
        edge(g, scene, tree.parent(node), node);
      }
    }
  }

  /** Draws the way from the root to the selected node, below all nodes and texts. */
  private void path(Graphics2D g, Scene scene) {
    g.setColor(scene.palette().text());
    g.setStroke(new BasicStroke((float) (1.5 * scene.palette().unit())));
    for (int node = scene.selected(); node > 0; node = scene.tree().parent(node)) {
      edge(g, scene, scene.tree().parent(node), node);
    }
  }

  private static void edge(Graphics2D g, Scene scene, int parent, int node) {
    double x0 = scene.x(parent);
    double y0 = scene.y(parent);
    double x1 = scene.x(node);
    double y1 = scene.y(node);
    if (scene.room(node) < CURVED) {
      g.draw(new Line2D.Double(x0, y0, x1, y1));
      return;
    }
    Path2D path = new Path2D.Double();
    path.moveTo(x0, y0);
    if (scene.layout().sideways()) {
      double bend = (x1 - x0) * 0.5;
      path.curveTo(x0 + bend, y0, x1 - bend, y1, x1, y1);
    } else {
      double bend = (y1 - y0) * 0.5;
      path.curveTo(x0, y0 + bend, x1, y1 - bend, x1, y1);
    }
    g.draw(path);
  }

  private void node(Graphics2D g, Scene scene, int node) {
    Palette palette = scene.palette();
    boolean matches = scene.shown().matches(node);
    Color fill = matches ? scene.colours().of(node) : palette.faint();
    Color rim =
        scene.line().contains(node)
            ? palette.line()
            : Palette.mix(fill, palette.text(), matches ? 0.45 : 0.2);
    double r = scene.radius(node);
    double x = scene.x(node);
    double y = scene.y(node);
    Glyph.paint(g, scene.tree().end(node), x, y, r, fill, rim);
    if (scene.extents().folded(node)) {
      folded(g, scene, node, x, y, r);
    }
  }

  private void folded(Graphics2D g, Scene scene, int node, double x, double y, double r) {
    String text = "+" + NumberText.count(scene.tree().size(node) - 1L);
    g.setFont(scene.palette().small());
    g.setColor(scene.palette().muted());
    boolean sideways = scene.layout().sideways();
    int width = g.getFontMetrics().stringWidth(text);
    int ascent = g.getFontMetrics().getAscent();
    g.drawString(
        text,
        (float) (sideways ? x + r + 4 : x - width / 2.0),
        (float) (sideways ? y + ascent / 2.0 - 1 : y + r + ascent + 2));
  }
}
