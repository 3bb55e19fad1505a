package org.plyscope.workbench.export.picture;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.util.Matrix;
import org.plyscope.lab.file.ProgramVersion;

/** A page as large as the figure on it. Its text is text, in a font that is part of the file. */
final class PdfPicture implements Picture {
  private static final double POINTS_PER_MM = 72 / 25.4;

  private final byte[] bytes;

  private PdfPicture(byte[] bytes) {
    this.bytes = bytes;
  }

  static PdfPicture of(PaperFigure figure) {
    try (PDDocument document = new PDDocument();
        InputStream font = FigureFont.file()) {
      PDDocumentInformation about = new PDDocumentInformation();
      about.setCreator("Plyscope " + ProgramVersion.text());
      about.setTitle(figure.style().caption());
      document.setDocumentInformation(about);
      PdfBoxGraphics2D graphics =
          new PdfBoxGraphics2D(document, (float) figure.width(), (float) figure.height());
      graphics.setFontTextDrawer(new Embedded(PDType0Font.load(document, font, true)));
      figure.paint(graphics);
      graphics.dispose();
      place(document, graphics, figure);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      document.save(out);
      return new PdfPicture(out.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException("The figure cannot be drawn as PDF.", e);
    }
  }

  private static void place(PDDocument document, PdfBoxGraphics2D drawn, PaperFigure figure)
      throws IOException {
    float width = (float) (figure.millimetres() * POINTS_PER_MM);
    float scale = width / figure.width();
    PDPage page = new PDPage(new PDRectangle(width, figure.height() * scale));
    document.addPage(page);
    try (PDPageContentStream content = new PDPageContentStream(document, page)) {
      content.transform(Matrix.getScaleInstance(scale, scale));
      content.drawForm(drawn.getXFormObject());
    }
  }

  @Override
  public void write(OutputStream out) throws IOException {
    out.write(bytes);
  }

  /**
   * Writes text in the one font that is part of the file. Bold and slanted text, which that font
   * lacks, is drawn as outlines.
   */
  private static final class Embedded extends PdfBoxGraphics2DFontTextDrawer {
    private final PDFont font;

    private Embedded(PDFont font) {
      this.font = font;
    }

    @Override
    protected PDFont mapFont(Font wanted, IFontTextDrawerEnv env) {
      return wanted.isPlain() && wanted.getFamily().equals(FigureFont.plain().getFamily())
          ? font
          : null;
    }
  }
}
