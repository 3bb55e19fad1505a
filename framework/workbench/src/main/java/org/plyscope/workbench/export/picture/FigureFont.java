package org.plyscope.workbench.export.picture;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * The font of figures: Liberation Sans, which is as wide as Helvetica and Arial and comes with the
 * library that writes PDF. So figures look alike on every system, and a drawing keeps its measures
 * when another program replaces the font.
 */
final class FigureFont {
  /** The requested fonts, the best first. */
  static final String FAMILIES = "'Liberation Sans', Arial, Helvetica, sans-serif";

  private static final String FILE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

  /** Nine points at 96 pixels an inch. */
  private static final float SIZE = 12;

  private static final Font LOADED = load();

  private FigureFont() {}

  /** Returns the font in the size of usual text. */
  static Font plain() {
    return LOADED.deriveFont(UIScale.scale(SIZE));
  }

  /** Opens the file of the font. */
  static InputStream file() throws IOException {
    InputStream file = PDDocument.class.getResourceAsStream(FILE);
    if (file == null) {
      throw new IOException("the font of figures is missing");
    }
    return file;
  }

  private static Font load() {
    try (InputStream file = file()) {
      return Font.createFont(Font.TRUETYPE_FONT, file);
    } catch (IOException | FontFormatException e) {
      return new Font(Font.SANS_SERIF, Font.PLAIN, 1);
    }
  }
}
