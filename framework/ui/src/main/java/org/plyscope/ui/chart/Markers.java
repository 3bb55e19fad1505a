package org.plyscope.ui.chart;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Shapes that distinguish points without colours. */
public final class Markers {
  /** How many different shapes there are. */
  public static final int COUNT = 9;

  /** Corners reach so much further than the edge of a circle, so that all look equally large. */
  private static final double FAR = 1.25;

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
    double far = FAR * r;
    return switch (index % COUNT) {
      case 0 -> new Ellipse2D.Double(-r, -r, 2 * r, 2 * r);
      case 1 -> new Rectangle2D.Double(-0.95 * r, -0.95 * r, 1.9 * r, 1.9 * r);
      case 2 -> polygon(0, -far, far, r, -far, r);
      case 3 -> polygon(0, -far, far, 0, 0, far, -far, 0);
      case 4 -> polygon(0, far, far, -r, -far, -r);
      case 5 -> cross(far, r / 3, 0);
      case 6 -> cross(far, r / 3, Math.PI / 4);
      case 7 -> polygon(-far, 0, r, -far, r, far);
      default -> star(1.5 * r, r / 2);
    };
  }

  private static Shape cross(double far, double arm, double angle) {
    Shape plus =
        polygon(
            -arm, -far, arm, -far, arm, -arm, far, -arm, far, arm, arm, arm, arm, far, -arm, far,
            -arm, arm, -far, arm, -far, -arm, -arm, -arm);
    return AffineTransform.getRotateInstance(angle).createTransformedShape(plus);
  }

  private static Shape star(double far, double near) {
    double[] corners = new double[20];
    for (int i = 0; i < 10; i++) {
      double radius = i % 2 == 0 ? far : near;
      double angle = Math.PI * i / 5 - Math.PI / 2;
      corners[2 * i] = radius * Math.cos(angle);
      corners[2 * i + 1] = radius * Math.sin(angle);
    }
    return polygon(corners);
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
