package org.plyscope.workbench.export.picture;

import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** Writes pictures that know how large they are on paper. */
final class Png {
  private static final String FORM = "javax_imageio_png_1.0";

  private Png() {}

  static void write(BufferedImage image, int dotsPerMetre, ImageOutputStream out)
      throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    try {
      IIOMetadata about =
          writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
      IIOMetadataNode size = new IIOMetadataNode("pHYs");
      size.setAttribute("pixelsPerUnitXAxis", Integer.toString(dotsPerMetre));
      size.setAttribute("pixelsPerUnitYAxis", Integer.toString(dotsPerMetre));
      size.setAttribute("unitSpecifier", "meter");
      IIOMetadataNode root = new IIOMetadataNode(FORM);
      root.appendChild(size);
      about.mergeTree(FORM, root);
      writer.setOutput(out);
      writer.write(new IIOImage(image, null, about));
    } finally {
      writer.dispose();
    }
  }
}
