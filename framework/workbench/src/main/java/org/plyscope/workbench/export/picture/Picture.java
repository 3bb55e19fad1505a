package org.plyscope.workbench.export.picture;

import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import javax.swing.JComponent;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.lab.export.FigureStyle;

/**
 * A picture of a view. It is taken on the user-interface thread, which is soon done; it is written
 * elsewhere.
 */
@FunctionalInterface
public interface Picture {
  /** How many pixels of a picture lie along one of the view, if no size is asked for. */
  int SCALE = 2;

  /** Writes the picture. */
  void write(OutputStream out) throws IOException;

  /** Takes a picture of a view. */
  static Picture take(JComponent view, ExportFormat format, FigureStyle style) {
    return PaperFigure.with(
        view,
        style,
        figure ->
            switch (format) {
              case SVG -> SvgPicture.of(figure);
              case PDF -> PdfPicture.of(figure);
              default -> png(figure.image(), figure.dotsPerMetre());
            });
  }

  /** Returns how large the picture of a view is, in pixels of the file it will be. */
  static Dimension size(JComponent view, FigureStyle style) {
    return PaperFigure.with(
        view,
        style,
        figure ->
            new Dimension(
                (int) Math.round(figure.width() * figure.pixelScale()),
                (int) Math.round(figure.height() * figure.pixelScale())));
  }

  /** Paints the picture of a view into an image. */
  static BufferedImage image(JComponent view, FigureStyle style) {
    return PaperFigure.with(view, style, PaperFigure::image);
  }

  private static Picture png(BufferedImage image, int dotsPerMetre) {
    return out -> {
      // An image stream that fails is closed once more at the end of the program, with a stack
      // trace; so the picture is complete before anything can fail.
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
        Png.write(image, dotsPerMetre, stream);
      }
      bytes.writeTo(out);
    };
  }
}
