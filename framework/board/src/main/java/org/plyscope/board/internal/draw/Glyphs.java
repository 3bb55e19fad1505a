package org.plyscope.board.internal.draw;

import java.awt.Shape;
import java.awt.geom.Path2D;

/** Small drawings that need no font. */
public final class Glyphs {
  private Glyphs() {}

  /** Returns a crown with three points around the origin. */
  public static Shape crown(double size) {
    double w = size / 2;
    double h = 0.42 * size;
    Path2D path = new Path2D.Double();
    path.moveTo(-w * 0.82, h * 0.8);
    path.lineTo(-w, -h * 0.55);
    path.lineTo(-w * 0.45, h * 0.1);
    path.lineTo(0, -h);
    path.lineTo(w * 0.45, h * 0.1);
    path.lineTo(w, -h * 0.55);
    path.lineTo(w * 0.82, h * 0.8);
    path.closePath();
    return path;
  }

  /** Returns an arrow head whose tip is the origin, pointing to the right. */
  public static Shape arrowHead(double size) {
    Path2D path = new Path2D.Double();
    path.moveTo(0, 0);
    path.lineTo(-size, -0.62 * size);
    path.quadTo(-0.72 * size, 0, -size, 0.62 * size);
    path.closePath();
    return path;
  }
}
