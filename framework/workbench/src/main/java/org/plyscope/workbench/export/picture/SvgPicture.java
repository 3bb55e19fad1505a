package org.plyscope.workbench.export.picture;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.ImageHandlerBase64Encoder;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.plyscope.lab.export.Length;
import org.plyscope.lab.file.ProgramVersion;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * A picture of lines and texts. Texts stay texts, so that they can be found and edited; where the
 * font is missing, another one without serifs is used.
 */
final class SvgPicture implements Picture {
  private static final String NAMESPACE = "http://www.w3.org/2000/svg";
  private static final String FONT = "font-family";
  private static final int PRECISION = 3;

  private final Element root;

  private SvgPicture(Element root) {
    this.root = root;
  }

  static SvgPicture of(PaperFigure figure) {
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(document());
    context.setComment("Plyscope " + ProgramVersion.text());
    context.setPrecision(PRECISION);
    context.setExtensionHandler(new SvgGradients());
    context.setImageHandler(new SvgImages());
    SVGGraphics2D graphics = new Drawing(context);
    // Soft shapes, such as shadows, stay pixels; on a drawing of twice the size they are finer.
    graphics.scale(SCALE, SCALE);
    figure.paint(graphics);
    return new SvgPicture(root(graphics, figure));
  }

  /** Offers a device even where there is none, for components that keep an image of themselves. */
  private static final class Drawing extends SVGGraphics2D {
    private Drawing(SVGGeneratorContext context) {
      super(context, false);
    }

    private Drawing(Drawing parent) {
      super(parent);
    }

    @Override
    public Graphics create() {
      return new Drawing(this);
    }

    @Override
    public GraphicsConfiguration getDeviceConfiguration() {
      Graphics2D image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();
      GraphicsConfiguration device = image.getDeviceConfiguration();
      image.dispose();
      return device;
    }
  }

  private static Element root(SVGGraphics2D graphics, PaperFigure figure) {
    Element root = graphics.getRoot();
    Optional<Length> wanted = figure.style().wide();
    String unit = wanted.filter(w -> !w.unit().equals("px")).isPresent() ? "mm" : "";
    double width =
        wanted
            .map(w -> w.unit().equals("px") ? w.value() : w.millimetres())
            .orElse((double) figure.width());
    double height = width * figure.height() / figure.width();
    root.setAttributeNS(null, "width", number(width) + unit);
    root.setAttributeNS(null, "height", number(height) + unit);
    root.setAttributeNS(
        null, "viewBox", "0 0 " + figure.width() * SCALE + " " + figure.height() * SCALE);
    completeFonts(root);
    return root;
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.3f", value);
  }

  private static void completeFonts(Node node) {
    if (node instanceof Element element && element.hasAttribute(FONT)) {
      String family = element.getAttribute(FONT);
      if (family.contains("Liberation")) {
        element.setAttributeNS(null, FONT, FigureFont.FAMILIES);
      } else if (!family.contains("serif") && !family.contains("monospace")) {
        element.setAttributeNS(null, FONT, family + ", sans-serif");
      }
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      completeFonts(child);
    }
  }

  private static Document document() {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .getDOMImplementation()
          .createDocument(NAMESPACE, "svg", null);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("This Java has no XML.", e);
    }
  }

  @Override
  public void write(OutputStream out) throws IOException {
    try {
      // The library would name a document type on the net, which readers then try to fetch.
      TransformerFactory.newInstance()
          .newTransformer()
          .transform(new DOMSource(root), new StreamResult(out));
    } catch (TransformerException e) {
      throw new IOException("the drawing cannot be written as XML", e);
    }
  }

  /** Puts images into the drawing itself, written by Java instead of by another library. */
  private static final class SvgImages extends ImageHandlerBase64Encoder {
    @Override
    public void encodeImage(RenderedImage image, OutputStream out) throws SVGGraphics2DIOException {
      try {
        ImageIO.write(image, "png", out);
      } catch (IOException e) {
        throw new SVGGraphics2DIOException("An image cannot be written.", e);
      }
    }
  }
}
