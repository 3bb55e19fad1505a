package org.plyscope.ui.chart;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Shapes that tell points apart without colours. */
public final class Markers {
  /** How many different shapes there are. */
  public static final int COUNT = 6;

  private Markers() {}

  /**
   * Returns a shape around the origin.
   *
   * @param index its number, from 0; numbers beyond {@link #COUNT} start over
   * @param radius half its width in pixels
   * @return the shape
   */
  public static Shape of(int index, double radius) {
    double r = radius;
    return switch (index % COUNT) {
      case 0 -> new Ellipse2D.Double(-r, -r, 2 * r, 2 * r);
      case 1 -> new Rectangle2D.Double(-0.9 * r, -0.9 * r, 1.8 * r, 1.8 * r);
      case 2 -> polygon(0, -1.2 * r, 1.2 * r, r, -1.2 * r, r);
      case 3 -> polygon(0, -1.25 * r, 1.25 * r, 0, 0, 1.25 * r, -1.25 * r, 0);
      case 4 -> polygon(0, 1.2 * r, 1.2 * r, -r, -1.2 * r, -r);
      default -> cross(1.2 * r, 0.4 * r);
    };
  }

  private static Shape cross(double r, double w) {
    return polygon(
        -w, -r, w, -r, w, -w, r, -w, r, w, w, w, w, r, -w, r, -w, w, -r, w, -r, -w, -w, -w);
  }

  private static Shape polygon(double... corners) {
    Path2D path = new Path2D.Double();
    path.moveTo(corners[0], corners[1]);
    for (int i = 2; i < corners.length; i += 2) {
      path.lineTo(corners[i], corners[i + 1]);
    }
    path.closePath();
    return path;
  }
}
