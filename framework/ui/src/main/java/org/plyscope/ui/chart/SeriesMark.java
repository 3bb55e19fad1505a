package org.plyscope.ui.chart;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import javax.swing.Icon;

/**
 * How a series is distinguished from others besides its colour: a shape of its points and the
 * dashes of its line, the same in charts, legends and tables. As an icon it is a piece of the
 * curve.
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
    return Markers.of(index, DOT);
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
