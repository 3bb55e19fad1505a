package org.plyscope.workbench.export.picture;

import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.MultipleGradientPaint;
import java.awt.Paint;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.Locale;
import org.apache.batik.svggen.DefaultExtensionHandler;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGPaintDescriptor;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Writes gradients of several colours, which the library knows nothing of. */
final class SvgGradients extends DefaultExtensionHandler {
  private static final String NAMESPACE = "http://www.w3.org/2000/svg";
  private static final double OPAQUE = 255;

  @Override
  public SVGPaintDescriptor handlePaint(Paint paint, SVGGeneratorContext context) {
    Document document = context.getDOMFactory();
    Element gradient;
    if (paint instanceof LinearGradientPaint linear) {
      gradient = document.createElementNS(NAMESPACE, "linearGradient");
      point(gradient, "x1", "y1", linear.getStartPoint());
      point(gradient, "x2", "y2", linear.getEndPoint());
    } else if (paint instanceof RadialGradientPaint radial) {
      gradient = document.createElementNS(NAMESPACE, "radialGradient");
      point(gradient, "cx", "cy", radial.getCenterPoint());
      point(gradient, "fx", "fy", radial.getFocusPoint());
      set(gradient, "r", number(radial.getRadius()));
    } else {
      return super.handlePaint(paint, context);
    }
    String id = context.getIDGenerator().generateID("gradient");
    set(gradient, "id", id);
    describe(gradient, (MultipleGradientPaint) paint);
    return new SVGPaintDescriptor("url(#" + id + ")", "1", gradient);
  }

  private static void describe(Element gradient, MultipleGradientPaint paint) {
    set(gradient, "gradientUnits", "userSpaceOnUse");
    set(
        gradient,
        "spreadMethod",
        switch (paint.getCycleMethod()) {
          case NO_CYCLE -> "pad";
          case REFLECT -> "reflect";
          case REPEAT -> "repeat";
        });
    AffineTransform transform = paint.getTransform();
    if (!transform.isIdentity()) {
      double[] m = new double[6];
      transform.getMatrix(m);
      StringBuilder matrix = new StringBuilder("matrix(");
      for (double value : m) {
        matrix.append(number(value)).append(' ');
      }
      set(gradient, "gradientTransform", matrix.toString().strip() + ")");
    }
    for (int i = 0; i < paint.getColors().length; i++) {
      gradient.appendChild(stop(gradient, paint.getFractions()[i], paint.getColors()[i]));
    }
  }

  private static Element stop(Element gradient, float offset, Color color) {
    Element stop = gradient.getOwnerDocument().createElementNS(NAMESPACE, "stop");
    set(stop, "offset", number(offset));
    set(
        stop,
        "stop-color",
        "rgb(%d,%d,%d)".formatted(color.getRed(), color.getGreen(), color.getBlue()));
    set(stop, "stop-opacity", number(color.getAlpha() / OPAQUE));
    return stop;
  }

  private static void point(Element element, String x, String y, Point2D point) {
    set(element, x, number(point.getX()));
    set(element, y, number(point.getY()));
  }

  private static void set(Element element, String name, String value) {
    element.setAttributeNS(null, name, value);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }
}
