package org.plyscope.workbench.export.picture;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.image.BufferedImage;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.border.Border;
import org.plyscope.api.view.View;
import org.plyscope.lab.export.FigureStyle;
import org.plyscope.ui.theme.FigureLook;
import org.plyscope.ui.theme.Theme;

/**
 * A view as a figure while it can be painted: laid out at the width it will have on paper, in its
 * own colours and font, without the empty margins, with a caption. Its measures are in pixels of
 * the layout.
 */
final class PaperFigure {
  private static final int OPAQUE = 255;

  /** A view keeps its shape, unless it is a strip or a column. */
  private static final double FLATTEST = 0.5;

  private static final double STEEPEST = 1.4;

  /** White around the drawing, so that a frame does not touch it. */
  private static final int MARGIN = 4;

  private final JComponent area;
  private final FigureStyle style;
  private final Rectangle part;
  private final Caption caption;

  private PaperFigure(JComponent area, FigureStyle style) {
    this.area = area;
    this.style = style;
    Rectangle whole = new Rectangle(area.getSize());
    part = style.cropped() ? withoutMargins(image(whole, 1), ground(), MARGIN) : whole;
    caption = new Caption(style.caption(), captionFont(), part.width);
  }

  /** Does something with the figure of a view; afterwards the view is as it was. */
  static <T> T with(JComponent view, FigureStyle style, Function<PaperFigure, T> work) {
    FigureLook look =
        new FigureLook(
            style.dark() ? Theme.DARK : Theme.LIGHT, style.transparent(), FigureFont.plain());
    try {
      return look.during(
          view,
          () -> {
            JComponent area = PictureArea.of(view);
            return PictureArea.unframed(
                area,
                () ->
                    Room.forAll(
                        area, wanted(area, style), () -> work.apply(new PaperFigure(area, style))));
          });
    } finally {
      Room.layOut(view);
    }
  }

  private static Dimension wanted(JComponent area, FigureStyle style) {
    if (style.wide().isEmpty()) {
      return area.getSize();
    }
    double scale = UIScale.getUserScaleFactor();
    double width = style.width().layoutPixels() * scale;
    double shape = (double) area.getHeight() / Math.max(1, area.getWidth());
    double height =
        style
            .high()
            .map(h -> h.layoutPixels() * scale)
            .orElse(width * Math.max(FLATTEST, Math.min(STEEPEST, shape)));
    return new Dimension((int) Math.round(width), (int) Math.round(height));
  }

  /** The caption has one size on paper, however much the rest is enlarged. */
  private Font captionFont() {
    Font font = UIManager.getFont("Label.font");
    double enlarged =
        style
            .wide()
            .map(w -> part.width / (w.layoutPixels() * UIScale.getUserScaleFactor()))
            .orElse(1.0);
    return font.deriveFont((float) (font.getSize2D() * enlarged));
  }

  FigureStyle style() {
    return style;
  }

  int width() {
    return Math.max(1, part.width);
  }

  int height() {
    return Math.max(1, part.height + caption.height());
  }

  /** Returns how many pixels of a picture lie along one of the layout. */
  double pixelScale() {
    return style.wide().map(w -> w.pixels() / (double) width()).orElse((double) Picture.SCALE);
  }

  /** Returns its width on paper in millimetres. */
  double millimetres() {
    return style
        .wide()
        .map(w -> w.millimetres())
        .orElse(width() / UIScale.getUserScaleFactor() / 96 * 25.4);
  }

  /** Returns how many pixels of a picture lie along a metre of paper. */
  int dotsPerMetre() {
    return (int) Math.round(width() * pixelScale() / millimetres() * 1000);
  }

  /** Paints it, its upper left corner at the origin. */
  void paint(Graphics2D g) {
    paint(g, part);
    g.translate(0, part.height);
    caption.paint(g);
    g.translate(0, -part.height);
  }

  private void paint(Graphics2D g, Rectangle shown) {
    if (!style.transparent()) {
      g.setColor(ground());
      g.fillRect(0, 0, shown.width, height(shown));
    }
    Graphics2D inner = (Graphics2D) g.create();
    inner.clipRect(0, 0, shown.width, shown.height);
    inner.translate(-shown.x, -shown.y);
    area.printAll(inner);
    inner.dispose();
  }

  private int height(Rectangle shown) {
    return shown.height + (caption == null ? 0 : caption.height());
  }

  private static Color ground() {
    return Theme.color("surface");
  }

  /** Returns it in pixels. */
  BufferedImage image() {
    double scale = pixelScale();
    BufferedImage image =
        new BufferedImage(
            (int) Math.max(1, Math.round(width() * scale)),
            (int) Math.max(1, Math.round(height() * scale)),
            style.transparent() ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
    Graphics2D g = pen(image, scale);
    paint(g);
    g.dispose();
    return image;
  }

  private BufferedImage image(Rectangle whole, double scale) {
    BufferedImage image =
        new BufferedImage(
            Math.max(1, whole.width), Math.max(1, whole.height), BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = pen(image, scale);
    paint(g, whole);
    g.dispose();
    return image;
  }

  private static Graphics2D pen(BufferedImage image, double scale) {
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    g.scale(scale, scale);
    return g;
  }

  /** Text below a figure, wrapped to its width and written as text also in drawings. */
  private static final class Caption {
    private static final double LINE = 1.3;
    private static final FontRenderContext MEASURES = new FontRenderContext(null, true, true);

    private final List<String> lines = new ArrayList<>();
    private final Font font;

    Caption(String text, Font font, int width) {
      this.font = font;
      text.lines().forEach(paragraph -> wrap(paragraph.strip(), Math.max(width, font.getSize())));
    }

    private void wrap(String text, int width) {
      if (text.isEmpty()) {
        return;
      }
      AttributedString styled = new AttributedString(text);
      styled.addAttribute(TextAttribute.FONT, font);
      LineBreakMeasurer measurer = new LineBreakMeasurer(styled.getIterator(), MEASURES);
      while (measurer.getPosition() < text.length()) {
        int from = measurer.getPosition();
        measurer.nextLayout(width);
        lines.add(text.substring(from, measurer.getPosition()).strip());
      }
    }

    /** Returns how high it is with the gap above it; 0 if there is none. */
    int height() {
      return lines.isEmpty() ? 0 : (int) Math.ceil((lines.size() + 0.7) * step());
    }

    private double step() {
      return font.getSize2D() * LINE;
    }

    void paint(Graphics2D g) {
      g.setFont(font);
      g.setColor(UIManager.getColor("Label.foreground"));
      for (int i = 0; i < lines.size(); i++) {
        g.drawString(lines.get(i), 0, (float) ((i + 1.3) * step()));
      }
    }
  }

  /**
   * Returns the smallest part that holds everything drawn, and a little around it.
   *
   * @param image the picture, whose ground is one colour or nothing
   * @return all of it if nothing is drawn
   */
  private static Rectangle withoutMargins(BufferedImage image, Color ground, int margin) {
    int width = image.getWidth();
    int height = image.getHeight();
    int left = width;
    int right = -1;
    int top = height;
    int bottom = -1;
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      image.getRGB(0, y, width, 1, row, 0, width);
      for (int x = 0; x < width; x++) {
        if (drawn(row[x], ground.getRGB())) {
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = Math.min(top, y);
          bottom = y;
        }
      }
    }
    Rectangle whole = new Rectangle(width, height);
    if (right < 0) {
      return whole;
    }
    Rectangle part = new Rectangle(left, top, right - left + 1, bottom - top + 1);
    part.grow(margin, margin);
    return part.intersection(whole);
  }

  private static boolean drawn(int pixel, int ground) {
    return pixel != ground && (pixel >>> 24) > OPAQUE / 32;
  }

  /** Finds the parts of a view that belong on its picture. */
  private static final class PictureArea {
    private PictureArea() {}

    /**
     * Returns the visible part of a view that is marked as its picture, or all of it. The headings
     * of a table stand in the pane around it.
     */
    static JComponent of(JComponent view) {
      JComponent marked = marked(view);
      if (marked instanceof JTable
          && SwingUtilities.getAncestorOfClass(JScrollPane.class, marked)
              instanceof JScrollPane pane
          && pane.getViewport().getView() == marked) {
        return pane;
      }
      return marked == null ? view : marked;
    }

    /**
     * Does something with a part of a view while it has no border, which does not belong to the
     * picture.
     */
    static <T> T unframed(JComponent area, Supplier<T> work) {
      if (!(area instanceof JScrollPane)) {
        return work.get();
      }
      Border frame = area.getBorder();
      area.setBorder(null);
      try {
        return work.get();
      } finally {
        area.setBorder(frame);
      }
    }

    private static JComponent marked(JComponent component) {
      if (Boolean.TRUE.equals(component.getClientProperty(View.PICTURE))) {
        return component;
      }
      for (Component child : component.getComponents()) {
        if (child.isVisible() && child instanceof JComponent part) {
          JComponent found = marked(part);
          if (found != null) {
            return found;
          }
        }
      }
      return null;
    }
  }
}
