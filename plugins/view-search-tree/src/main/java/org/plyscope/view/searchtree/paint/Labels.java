package org.plyscope.view.searchtree.paint;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.searchtree.colour.Palette;

/** Writes moves and values beside nodes where there is room for them. */
final class Labels {
  /** How many texts are made per picture at most, so that no picture takes long. */
  private static final int NEW_TEXTS = 60;

  private static final double LEAST = 11;

  private final Graphics2D g;
  private final Scene scene;
  private final double unit;
  private int left = NEW_TEXTS;
  private boolean complete = true;

  Labels(Graphics2D g, Scene scene) {
    this.g = g;
    this.scene = scene;
    this.unit = scene.palette().unit();
  }

  /** Returns whether every text that has room was drawn. */
  boolean complete() {
    return complete;
  }

  /** Writes beside a node. */
  void paint(int node) {
    if (scene.room(node) < LEAST * unit || node == 0 || !scene.shown().matches(node)) {
      return;
    }
    String text = text(node);
    g.setFont(scene.palette().small());
    FontMetrics metrics = g.getFontMetrics();
    if (scene.layout().sideways()) {
      sideways(node, text, metrics);
    } else if (scene.room(node) >= metrics.stringWidth(text) + 6 * unit) {
      if (roomAbove(node, metrics)) {
        double y = scene.y(node) - scene.radius(node) - metrics.getHeight() / 2.0 - 1;
        plate(g, scene.palette(), text, scene.x(node), y, ink(node));
        value(node, metrics);
      }
    } else if (!open(node) && scene.room(node) >= metrics.stringWidth(text)) {
      below(node, text, metrics);
    } else if (!open(node) && scene.room(node) >= metrics.getAscent()) {
      upright(node, text, metrics);
    }
  }

  /** Returns the move to a node, or nothing if there were too many new ones already. */
  String text(int node) {
    if (!scene.texts().known(node) && --left < 0) {
      complete = false;
      return "";
    }
    return scene.texts().of(node);
  }

  /** A text must not hide the nodes of the ply above. */
  private boolean roomAbove(int node, FontMetrics metrics) {
    return scene.camera().level() >= metrics.getHeight() + 2 * scene.radius(node) + 4 * unit;
  }

  private Color ink(int node) {
    return scene.line().contains(node) ? scene.palette().line() : scene.palette().text();
  }

  private boolean open(int node) {
    return scene.tree().inner(node) && !scene.extents().folded(node);
  }

  private void value(int node, FontMetrics metrics) {
    String value = NumberText.brief(scene.tree().value(node));
    double beside = scene.room(node) / 2 - scene.radius(node) - 6 * unit;
    int width = metrics.stringWidth(value);
    if (beside >= width) {
      // On a ground of its own, because the stub of skipped moves may pass below.
      double x = scene.x(node) + scene.radius(node) + 4 * unit + width / 2.0;
      plate(g, scene.palette(), value, x, scene.y(node), scene.palette().muted());
    }
  }

  private void sideways(int node, String text, FontMetrics metrics) {
    if (scene.room(node) < metrics.getAscent() + (open(node) ? 8 * unit : 0)) {
      return;
    }
    String value = NumberText.brief(scene.tree().value(node));
    double x = scene.x(node);
    double y = scene.y(node);
    double r = scene.radius(node);
    g.setColor(ink(node));
    if (open(node)) {
      g.drawString(text, (float) (x - r), (float) (y - r - 3 * unit));
    } else {
      float baseline = (float) (y + metrics.getAscent() / 2.0 - 1);
      g.drawString(text, (float) (x + r + 4 * unit), baseline);
      g.setColor(scene.palette().muted());
      int width = metrics.stringWidth(text + "  ");
      g.drawString(value, (float) (x + r + 4 * unit + width), baseline);
    }
  }

  /** Writes a short text as it is read. */
  private void below(int node, String text, FontMetrics metrics) {
    g.setColor(ink(node));
    g.drawString(
        text,
        (float) (scene.x(node) - metrics.stringWidth(text) / 2.0),
        (float) (scene.y(node) + scene.radius(node) + 2 * unit + metrics.getAscent()));
  }

  private void upright(int node, String text, FontMetrics metrics) {
    AffineTransform before = g.getTransform();
    g.translate(scene.x(node), scene.y(node) + scene.radius(node) + 4 * unit);
    g.rotate(Math.PI / 2);
    g.setColor(ink(node));
    g.drawString(text, 0, metrics.getAscent() / 2f - 1);
    g.setTransform(before);
  }

  /** Writes a text in the middle of a place, on an opaque ground. */
  static void plate(Graphics2D g, Palette palette, String text, double x, double y, Color ink) {
    FontMetrics metrics = g.getFontMetrics();
    int width = metrics.stringWidth(text);
    int height = metrics.getHeight();
    Color ground = palette.background();
    g.setColor(new Color(ground.getRed(), ground.getGreen(), ground.getBlue(), 215));
    g.fill(
        new RoundRectangle2D.Double(
            x - width / 2.0 - 2, y - height / 2.0 + 1, width + 4, height - 2, 5, 5));
    g.setColor(ink);
    g.drawString(text, (float) (x - width / 2.0), (float) (y - height / 2.0 + metrics.getAscent()));
  }
}
