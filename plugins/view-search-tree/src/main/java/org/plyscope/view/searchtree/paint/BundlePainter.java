package org.plyscope.view.searchtree.paint;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.searchtree.layout.Visible;
import org.plyscope.view.searchtree.model.TreeModel;

/**
 * Draws nodes that are too narrow to be distinguished: a fan from their parent, and below it a
 * column per pixel that reaches as deep as the search went there.
 */
final class BundlePainter {
  private static final double LABEL = 52;

  void paint(Graphics2D g, Scene scene, Visible visible) {
    Hints.smooth(g);
    g.setColor(scene.palette().faint());
    for (int i = 0; i < visible.bundles(); i++) {
      fan(g, scene, visible.bundleFirst(i), visible.bundleLast(i));
    }
    Hints.fast(g);
    for (int i = 0; i < visible.bundles(); i++) {
      columns(g, scene, visible.bundleFirst(i), visible.bundleLast(i));
    }
  }

  private void fan(Graphics2D g, Scene scene, int first, int last) {
    int parent = scene.tree().parent(first);
    double from = scene.camera().pixel(scene.extents().start(first));
    double to = Math.max(from + 1, end(scene, last));
    double level = scene.camera().plyPixel(scene.tree().ply(first));
    Path2D path = new Path2D.Double();
    path.moveTo(scene.x(parent), scene.y(parent));
    if (scene.layout().sideways()) {
      path.lineTo(level, from);
      path.lineTo(level, to);
    } else {
      path.lineTo(from, level);
      path.lineTo(to, level);
    }
    path.closePath();
    g.fill(path);
  }

  private static double end(Scene scene, int node) {
    return scene.camera().pixel(scene.extents().start(node) + scene.extents().width(node));
  }

  private void columns(Graphics2D g, Scene scene, int first, int last) {
    TreeModel tree = scene.tree();
    int pixel = Integer.MIN_VALUE;
    int deepest = 0;
    Color color = null;
    for (int node = first; node <= last && tree.number(node) <= scene.limit(); node++) {
      if (scene.extents().width(node) == 0) {
        continue;
      }
      int at = (int) Math.floor(scene.camera().pixel(scene.extents().start(node)));
      if (at != pixel) {
        column(g, scene, first, pixel, at, deepest, color);
        pixel = at;
        deepest = 0;
        color = scene.colours().pale(node);
      }
      deepest = Math.max(deepest, tree.height(node));
    }
    column(g, scene, first, pixel, pixel + 1, deepest, color);
  }

  /** Draws a column; it ends before the next one, so that there are no gaps. */
  private void column(
      Graphics2D g, Scene scene, int first, int pixel, int next, int deepest, Color color) {
    if (color == null) {
      return;
    }
    int ply = scene.tree().ply(first);
    int from = (int) scene.camera().plyPixel(ply) - 2;
    int length = (int) (deepest * scene.camera().level()) + 4;
    int width = Math.max(1, Math.min(2, next - pixel));
    g.setColor(color);
    if (scene.layout().sideways()) {
      g.fillRect(from, pixel, length, width);
    } else {
      g.fillRect(pixel, from, width, length);
    }
  }

  /** Shows how many nodes a bundle has, where there is room for it. */
  void labels(Graphics2D g, Scene scene, Visible visible) {
    double unit = scene.palette().unit();
    g.setFont(scene.palette().small());
    for (int i = 0; i < visible.bundles(); i++) {
      int first = visible.bundleFirst(i);
      int last = visible.bundleLast(i);
      double from = scene.camera().pixel(scene.extents().start(first));
      double to = end(scene, last);
      if (to - from >= LABEL * unit) {
        String text = "+" + NumberText.count(count(scene, first, last)) + " more";
        double level = scene.camera().plyPixel(scene.tree().ply(first)) - 6 * unit;
        boolean sideways = scene.layout().sideways();
        Labels.plate(
            g,
            scene.palette(),
            text,
            sideways ? level : (from + to) / 2,
            sideways ? (from + to) / 2 : level,
            scene.palette().muted());
      }
    }
  }

  private static int count(Scene scene, int first, int last) {
    int count = 0;
    for (int node = first; node <= last; node++) {
      boolean there = scene.tree().number(node) <= scene.limit();
      count += there && scene.extents().width(node) > 0 ? 1 : 0;
    }
    return count;
  }
}
