package org.plyscope.board.internal.draw;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/**
 * A transparent image that lies over a part of a drawing pixel by pixel, whatever its scale. Shapes
 * that overlap are collected on it before they are laid down together, as one colour or shadow.
 */
public final class Layer {
  private final Rectangle device;
  private final BufferedImage image;
  private final Graphics2D graphics;

  /**
   * Makes an empty layer.
   *
   * @param below where it will be laid down
   * @param bounds the part it covers, in the coordinates of that drawing
   */
  public Layer(Graphics2D below, Rectangle2D bounds) {
    AffineTransform transform = below.getTransform();
    device = transform.createTransformedShape(bounds).getBounds();
    device.grow(1, 1);
    image =
        new BufferedImage(
            Math.max(1, device.width), Math.max(1, device.height), BufferedImage.TYPE_INT_ARGB_PRE);
    graphics = image.createGraphics();
    smooth(graphics);
    graphics.translate(-device.x, -device.y);
    graphics.transform(transform);
  }

  /** Asks for the best quality there is. */
  public static void smooth(Graphics2D g) {
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
  }

  public Graphics2D graphics() {
    return graphics;
  }

  /** From now on paint only where there is something already. */
  public void paintInside() {
    graphics.setComposite(AlphaComposite.SrcAtop);
  }

  /** Softens everything, as if out of focus. */
  public void blur(double radius) {
    double scale = graphics.getTransform().getScaleX();
    Blur.apply(image, (int) Math.round(radius * Math.abs(scale)));
  }

  public void layOn(Graphics2D below, double alpha) {
    Graphics2D g = (Graphics2D) below.create();
    g.setTransform(new AffineTransform());
    g.setComposite(AlphaComposite.SrcOver.derive((float) alpha));
    g.drawImage(image, device.x, device.y, null);
    g.dispose();
    graphics.dispose();
  }
}
