package org.plyscope.workbench.plugin.card;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.swing.Icon;

/** A PNG picture that a stranger chose, as an icon that fits everywhere. */
public final class PictureIcon implements Icon {
  /** Pixels in each direction; a larger picture could fill the memory. */
  private static final int LARGEST = 1024;

  private final BufferedImage image;
  private final int size;

  private PictureIcon(BufferedImage image, int size) {
    this.image = image;
    this.size = size;
  }

  /** Reads a picture; empty if it is not a PNG picture of a sensible size. */
  public static Optional<Icon> read(byte[] png) {
    Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName("png");
    if (!readers.hasNext()) {
      return Optional.empty();
    }
    ImageReader reader = readers.next();
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(png))) {
      reader.setInput(in);
      // The size is known before any pixel is read.
      boolean sensible = reader.getWidth(0) <= LARGEST && reader.getHeight(0) <= LARGEST;
      return sensible ? Optional.of(new PictureIcon(reader.read(0), LARGEST)) : Optional.empty();
    } catch (IOException | RuntimeException e) {
      // Damaged data makes the reader throw anything.
      return Optional.empty();
    } finally {
      reader.dispose();
    }
  }

  /** Returns the icon in another size. */
  static Icon sized(Icon icon, int size) {
    return icon instanceof PictureIcon picture ? new PictureIcon(picture.image, size) : icon;
  }

  @Override
  public void paintIcon(Component owner, Graphics graphics, int x, int y) {
    double scale = (double) size / Math.max(image.getWidth(), image.getHeight());
    int width = (int) Math.round(image.getWidth() * scale);
    int height = (int) Math.round(image.getHeight() * scale);
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    g.drawImage(image, x + (size - width) / 2, y + (size - height) / 2, width, height, null);
    g.dispose();
  }

  @Override
  public int getIconWidth() {
    return size;
  }

  @Override
  public int getIconHeight() {
    return size;
  }
}
