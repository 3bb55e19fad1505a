package org.plyscope.ui.chart;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import javax.swing.Icon;

/**
 * How a series is told from others besides its colour: a shape of its points and the dashes of its
 * line, the same in charts, legends and tables. As an icon it is a piece of the curve.
 */
public final class SeriesMark implements Icon {
  private static final float LINE = 2f;
  private static final double DOT = 3.8;
  private static final int WIDTH = 24;
  private static final int HEIGHT = 12;

  /** Half of the colours have solid lines, the other half dashes, later ones dots and dashes. */
  private static final float[][] DASHES = {null, {9, 4}, {9, 3, 2, 3}};

  private static final int PER_DASH = 5;

  private final int index;

  private SeriesMark(int index) {
    this.index = index;
  }

  /**
   * Returns the mark of a series as an icon.
   *
   * @param index its index, from 0
   * @return the icon, in the colours of the theme at the time of painting
   */
  public static Icon icon(int index) {
    return new SeriesMark(index);
  }

  /**
   * Returns the stroke of a line.
   *
   * @param index the index of the series, from 0
   * @return the stroke
   */
  public static Stroke stroke(int index) {
    float[] dash = DASHES[index / PER_DASH % DASHES.length];
    return new BasicStroke(LINE, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dash, 0);
  }

  /**
   * Returns the shape of a point.
   *
   * @param index the index of the series, from 0
   * @return the shape around the origin
   */
  public static Shape shape(int index) {
    double far = DOT + 1;
    return switch (index % 9) {
      case 0 -> new Ellipse2D.Double(-DOT, -DOT, 2 * DOT, 2 * DOT);
      case 1 -> new Rectangle2D.Double(-DOT, -DOT, 2 * DOT, 2 * DOT);
      case 2 -> polygon(0, -far, far, DOT, -far, DOT);
      case 3 -> polygon(0, -far, far, 0, 0, far, -far, 0);
      case 4 -> polygon(0, far, far, -DOT, -far, -DOT);
      case 5 -> cross(0);
      case 6 -> cross(Math.PI / 4);
      case 7 -> polygon(-far, 0, DOT, -far, DOT, far);
      default -> star();
    };
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

  private static Shape cross(double angle) {
    double far = DOT + 1;
    double arm = DOT / 3;
    Shape plus =
        polygon(
            -arm, -far, arm, -far, arm, -arm, far, -arm, far, arm, arm, arm, arm, far, -arm, far,
            -arm, arm, -far, arm, -far, -arm, -arm, -arm);
    return AffineTransform.getRotateInstance(angle).createTransformedShape(plus);
  }

  private static Shape star() {
    double[] corners = new double[20];
    for (int i = 0; i < 10; i++) {
      double radius = i % 2 == 0 ? DOT + 2 : DOT / 2;
      double angle = Math.PI * i / 5 - Math.PI / 2;
      corners[2 * i] = radius * Math.cos(angle);
      corners[2 * i + 1] = radius * Math.sin(angle);
    }
    return polygon(corners);
  }

  @Override
  public void paintIcon(Component on, Graphics g, int x, int y) {
    Graphics2D pen = (Graphics2D) g.create();
    try {
      pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      pen.translate(x + WIDTH / 2, y + HEIGHT / 2);
      pen.setPaint(ChartStyler.series(index));
      pen.setStroke(stroke(index));
      pen.draw(new Line2D.Double(-WIDTH / 2.0 + 1, 0, WIDTH / 2.0 - 1, 0));
      pen.fill(shape(index));
    } finally {
      pen.dispose();
    }
  }

  @Override
  public int getIconWidth() {
    return WIDTH;
  }

  @Override
  public int getIconHeight() {
    return HEIGHT;
  }
}
