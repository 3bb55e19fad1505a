package org.plyscope.board.internal.draw;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** A drawing that is kept in the resolution of the device until its content changes. */
public final class CachedLayer {
  private record Key(Object content, int width, int height, double scaleX, double scaleY) {}

  private Key key;
  private BufferedImage image;
  private boolean direct;

  /** Draws without keeping anything, for a drawing that needs lines instead of pixels. */
  public void direct(boolean value) {
    direct = value;
  }

  /**
   * Draws the layer.
   *
   * @param g where to; its transform may scale
   * @param width the width of the layer
   * @param height the height of the layer
   * @param content equal to the last one as long as the drawing is the same
   * @param drawing draws the layer if it is not kept
   */
  public void draw(
      Graphics2D g, int width, int height, Object content, Consumer<Graphics2D> drawing) {
    if (direct) {
      drawing.accept(g);
      return;
    }
    AffineTransform transform = g.getTransform();
    double scaleX = Math.abs(transform.getScaleX());
    double scaleY = Math.abs(transform.getScaleY());
    Key wanted = new Key(content, width, height, scaleX, scaleY);
    if (!wanted.equals(key)) {
      int w = Math.max(1, (int) Math.ceil(width * scaleX));
      int h = Math.max(1, (int) Math.ceil(height * scaleY));
      image = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB_PRE);
      Graphics2D on = image.createGraphics();
      Layer.smooth(on);
      on.scale(scaleX, scaleY);
      drawing.accept(on);
      on.dispose();
      key = wanted;
    }
    g.drawImage(image, AffineTransform.getScaleInstance(1 / scaleX, 1 / scaleY), null);
  }
}
