package org.plyscope.workbench.export.picture;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import javax.swing.JComponent;
import org.plyscope.lab.export.ExportFormat;

/**
 * A picture of a view. It is taken on the user-interface thread, which is soon done; it is written
 * elsewhere.
 */
@FunctionalInterface
public interface Picture {
  /** How many pixels of a picture lie along one of the view. */
  int SCALE = 2;

  /** Writes the picture. */
  void write(OutputStream out) throws IOException;

  /** Takes a picture of a view. */
  static Picture take(JComponent view, ExportFormat format) {
    JComponent area = PictureArea.of(view);
    return format == ExportFormat.SVG
        ? Room.forAll(area, () -> SvgPicture.of(area))
        : png(image(area));
  }

  /** Returns how large the picture of a view is, in its own pixels. */
  static Dimension size(JComponent view) {
    JComponent area = PictureArea.of(view);
    return Room.forAll(area, area::getSize);
  }

  private static Picture png(BufferedImage image) {
    return out -> {
      // An image stream that fails is closed once more at the end of the program, with a stack
      // trace; so the picture is complete before anything can fail.
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
        if (!ImageIO.write(image, "png", stream)) {
          throw new IOException("there is nothing that writes PNG");
        }
      }
      bytes.writeTo(out);
    };
  }

  /** Paints the picture of a view into an image. */
  static BufferedImage image(JComponent view) {
    JComponent area = PictureArea.of(view);
    return Room.forAll(area, () -> painted(area));
  }

  private static BufferedImage painted(JComponent area) {
    int width = Math.max(1, area.getWidth() * SCALE);
    int height = Math.max(1, area.getHeight() * SCALE);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.scale(SCALE, SCALE);
    paint(area, g);
    g.dispose();
    return image;
  }

  /** Paints a view and the ground it stands on. */
  static void paint(JComponent area, Graphics2D g) {
    g.setColor(PictureArea.background(area));
    g.fillRect(0, 0, area.getWidth(), area.getHeight());
    area.printAll(g);
  }
}
