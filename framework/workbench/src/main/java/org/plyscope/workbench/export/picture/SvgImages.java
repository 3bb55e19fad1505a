package org.plyscope.workbench.export.picture;

import java.awt.image.RenderedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import org.apache.batik.svggen.ImageHandlerBase64Encoder;
import org.apache.batik.svggen.SVGGraphics2DIOException;

/** Puts images into the drawing itself, written by Java instead of by another library. */
final class SvgImages extends ImageHandlerBase64Encoder {
  @Override
  public void encodeImage(RenderedImage image, OutputStream out) throws SVGGraphics2DIOException {
    try {
      ImageIO.write(image, "png", out);
    } catch (IOException e) {
      throw new SVGGraphics2DIOException("An image cannot be written.", e);
    }
  }
}
