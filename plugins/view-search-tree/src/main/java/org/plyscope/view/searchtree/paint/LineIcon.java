package org.plyscope.view.searchtree.paint;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import javax.swing.Icon;
import javax.swing.UIManager;

/** Small icons in the colour of text, as large as text. */
public enum LineIcon implements Icon {
  /** A triangle. */
  PLAY,
  /** Two bars. */
  PAUSE,
  /** A bar and a triangle to the right. */
  NEXT,
  /** A triangle to the left and a bar. */
  PREVIOUS,
  /** The corners of a frame. */
  FIT;

  /** The side of the square the icons are designed in. */
  private static final double GRID = 16;

  @Override
  public int getIconWidth() {
    return Math.round(UIManager.getFont("Label.font").getSize2D() * 1.2f);
  }

  @Override
  public int getIconHeight() {
    return getIconWidth();
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.translate(x, y);
    g.scale(getIconWidth() / GRID, getIconWidth() / GRID);
    g.setColor(
        UIManager.getColor(
            component.isEnabled() ? "Label.foreground" : "Label.disabledForeground"));
    draw(g);
    g.dispose();
  }

  private void draw(Graphics2D g) {
    switch (this) {
      case PLAY -> g.fill(lines(true, 4, 2.5, 13, 8, 4, 13.5));
      case PAUSE -> {
        g.fill(new Rectangle2D.Double(3.5, 3, 3.2, 10));
        g.fill(new Rectangle2D.Double(9.3, 3, 3.2, 10));
      }
      case NEXT -> {
        g.fill(new Rectangle2D.Double(3, 3, 2, 10));
        g.fill(lines(true, 7, 3, 13.5, 8, 7, 13));
      }
      case PREVIOUS -> {
        g.fill(new Rectangle2D.Double(11, 3, 2, 10));
        g.fill(lines(true, 9, 3, 2.5, 8, 9, 13));
      }
      case FIT -> {
        g.setStroke(new BasicStroke(1.6f));
        g.draw(lines(false, 2.5, 6, 2.5, 2.5, 6, 2.5));
        g.draw(lines(false, 10, 2.5, 13.5, 2.5, 13.5, 6));
        g.draw(lines(false, 13.5, 10, 13.5, 13.5, 10, 13.5));
        g.draw(lines(false, 6, 13.5, 2.5, 13.5, 2.5, 10));
      }
    }
  }

  private static Path2D lines(boolean closed, double... points) {
    Path2D path = new Path2D.Double();
    path.moveTo(points[0], points[1]);
    for (int i = 2; i < points.length; i += 2) {
      path.lineTo(points[i], points[i + 1]);
    }
    if (closed) {
      path.closePath();
    }
    return path;
  }
}
