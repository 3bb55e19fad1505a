package org.plyscope.workbench.export.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import javax.swing.border.Border;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.plyscope.api.view.View;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.lab.export.FigureStyle;
import org.plyscope.lab.export.Length;
import org.plyscope.ui.chart.BarChart;
import org.plyscope.ui.theme.Theme;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class PictureTest {
  @BeforeAll
  static void colours() throws Exception {
    SwingUtilities.invokeAndWait(() -> Theme.LIGHT.install(100));
  }

  @Test
  void pngHasTwiceThePixelsOfTheMarkedPart() throws IOException {
    JPanel view = view(new Canvas());
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes(view, ExportFormat.PNG)));
    assertThat(image.getWidth()).isEqualTo(400);
    assertThat(image.getHeight()).isEqualTo(2 * (150 - view.getComponent(0).getHeight()));
    assertThat(new Color(image.getRGB(1, 1))).isEqualTo(Color.WHITE);
    assertThat(new Color(image.getRGB(45, 45))).isEqualTo(Color.BLUE);
  }

  @Test
  void svgHasTextsGradientsAndImages() throws Exception {
    Document svg = svg(view(new Canvas()));
    Element root = svg.getDocumentElement();
    assertThat(root.getAttribute("width")).isEqualTo("200");
    assertThat(root.getAttribute("viewBox")).startsWith("0 0 400 ");
    Element text = (Element) svg.getElementsByTagName("text").item(0);
    assertThat(text.getTextContent()).isEqualTo("b4-c5 <&>");
    assertThat(((Element) text.getParentNode()).getAttribute("font-family") + family(text))
        .contains("sans-serif");
    Element gradient = (Element) svg.getElementsByTagName("radialGradient").item(0);
    assertThat(gradient.getElementsByTagName("stop").getLength()).isEqualTo(3);
    assertThat(root.getTextContent()).doesNotContain("Not on the picture");
    Element image = (Element) svg.getElementsByTagName("image").item(0);
    assertThat(image.getAttribute("xlink:href")).startsWith("data:image/png;base64,");
  }

  @Test
  void aTableIsOnThePictureAsAWholeAndIsAsItWasAfterwards() throws Exception {
    JTable table = new JTable(60, 2);
    table.setValueAt("last", 59, 0);
    JPanel view = new JPanel(new BorderLayout());
    JScrollPane pane = new JScrollPane(table);
    view.add(pane);
    view.setSize(200, 100);
    Room.addHeadings(view);
    Room.layOut(view);
    Dimension before = pane.getViewport().getExtentSize();

    assertThat(Picture.size(view, FigureStyle.PLAIN).height)
        .isGreaterThan(Picture.SCALE * 60 * table.getRowHeight());
    assertThat(svg(view).getDocumentElement().getTextContent()).contains("last", "A");
    assertThat(view.getSize()).isEqualTo(new Dimension(200, 100));
    assertThat(pane.getViewport().getExtentSize()).isEqualTo(before);
  }

  @Test
  void aTableThatIsThePictureHasItsHeadings() throws Exception {
    JTable table = new JTable(2, 2);
    table.setValueAt("last", 1, 0);
    table.putClientProperty(View.PICTURE, true);
    JPanel view = new JPanel(new BorderLayout());
    view.add(new JLabel("Not on the picture"), BorderLayout.NORTH);
    JScrollPane pane = new JScrollPane(table);
    view.add(pane);
    view.setSize(200, 150);
    Room.addHeadings(view);
    Room.layOut(view);
    Border frame = pane.getBorder();

    assertThat(svg(view).getDocumentElement().getTextContent())
        .contains("last", "A")
        .doesNotContain("Not on the picture");
    assertThat(pane.getBorder()).hasSameClassAs(frame);
  }

  @Test
  void aPictureStaysWithinLimits() {
    JTable table = new JTable(1_000_000, 2);
    JPanel view = new JPanel(new BorderLayout());
    view.add(new JScrollPane(table));
    view.setSize(1000, 500);
    Room.layOut(view);
    assertThat(Picture.size(view, FigureStyle.PLAIN)).isEqualTo(new Dimension(2000, 12_000));
  }

  @Test
  void aFigureForPrintIsAsWideAsThePaperSays() throws Exception {
    FigureStyle column =
        new FigureStyle(false, false, Length.parse("8.5 cm"), null, "A caption below.", true);
    BufferedImage image =
        ImageIO.read(new ByteArrayInputStream(bytes(view(new Canvas()), ExportFormat.PNG, column)));
    assertThat(image.getWidth()).as("300 dpi").isEqualTo(1004);
    Document svg = svg(view(new Canvas()), column);
    assertThat(svg.getDocumentElement().getAttribute("width")).isEqualTo("85mm");
    assertThat(svg.getDocumentElement().getAttribute("height")).endsWith("mm");
    assertThat(svg.getDocumentElement().getTextContent()).contains("A caption below.");
    try (PDDocument pdf = Loader.loadPDF(bytes(view(new Canvas()), ExportFormat.PDF, column))) {
      assertThat(pdf.getNumberOfPages()).isEqualTo(1);
      assertThat(pdf.getPage(0).getMediaBox().getWidth()).isCloseTo(240.94f, within(0.01f));
      assertThat(new PDFTextStripper().getText(pdf)).contains("A caption below.");
    }
  }

  @Test
  void withoutGroundOnlyWhatIsDrawnIsThere() {
    FigureStyle none = new FigureStyle(true, true, null, null, "", true);
    JPanel plain = new JPanel(new BorderLayout());
    plain.add(new JLabel("text"), BorderLayout.WEST);
    plain.setSize(300, 200);
    Room.layOut(plain);
    BufferedImage image = Picture.image(plain, none);
    assertThat(image.getRGB(0, 0) >>> 24).as("transparent").isZero();
    assertThat(image.getWidth()).as("cropped").isLessThan(300);
    assertThat(plain.getSize()).isEqualTo(new Dimension(300, 200));
    assertThat(Theme.dark()).as("the look is as it was").isFalse();
  }

  @Test
  void allLabelsOfAChartAreText() throws Exception {
    BarChart chart = new BarChart("Ply", "Nodes visited");
    chart.show(1, 20, 3000);
    chart.setSize(400, 300);
    Room.layOut(chart);
    FigureStyle style = new FigureStyle(false, false, Length.parse("85mm"), null, "", true);
    String text = svg(chart, style).getDocumentElement().getTextContent();
    assertThat(text).contains("Nodes visited", "Ply", "1K", "100");
    try (PDDocument pdf = Loader.loadPDF(bytes(chart, ExportFormat.PDF, style))) {
      assertThat(new PDFTextStripper().getText(pdf)).contains("1K", "Ply");
    }
  }

  private static String family(Element text) {
    return text.getAttribute("font-family")
        + text.getOwnerDocument().getDocumentElement().getAttribute("font-family");
  }

  /** A second attempt, at the end of the program, would print a stack trace. */
  @Test
  void aPictureThatCannotBeWrittenIsTriedOnce() {
    int[] attempts = {0};
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            attempts[0]++;
            throw new IOException("No space left on device");
          }

          @Override
          public void write(byte[] bytes, int start, int length) throws IOException {
            write(0);
          }
        };
    assertThatThrownBy(
            () -> Picture.take(view(new Canvas()), ExportFormat.PNG, FigureStyle.PLAIN).write(full))
        .isInstanceOf(IOException.class)
        .hasMessage("No space left on device");
    assertThat(attempts[0]).isEqualTo(1);
  }

  private static JPanel view(JComponent canvas) {
    JPanel view = new JPanel(new BorderLayout());
    view.add(new JButton("Not on the picture"), BorderLayout.NORTH);
    view.add(canvas, BorderLayout.CENTER);
    view.setSize(200, 150);
    Room.layOut(view);
    return view;
  }

  private static Document svg(JComponent view) throws Exception {
    return svg(view, FigureStyle.PLAIN);
  }

  private static Document svg(JComponent view, FigureStyle style) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(bytes(view, ExportFormat.SVG, style)));
  }

  private static byte[] bytes(JComponent view, ExportFormat format) throws IOException {
    return bytes(view, format, FigureStyle.PLAIN);
  }

  private static byte[] bytes(JComponent view, ExportFormat format, FigureStyle style)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Picture.take(view, format, style).write(out);
    return out.toByteArray();
  }

  /** Draws one thing of each kind. */
  private static final class Canvas extends JComponent {
    private Canvas() {
      putClientProperty(View.PICTURE, true);
      setOpaque(true);
      setBackground(Color.WHITE);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      Graphics2D g = (Graphics2D) graphics;
      g.setColor(Color.BLUE);
      g.fillRect(20, 20, 30, 20);
      g.drawString("b4-c5 <&>", 60, 60);
      g.drawImage(new BufferedImage(5, 5, BufferedImage.TYPE_INT_ARGB), 3, 3, null);
      g.setPaint(
          new RadialGradientPaint(
              100,
              50,
              20,
              new float[] {0, 0.5f, 1},
              new Color[] {Color.RED, Color.GREEN, new Color(0, 0, 0, 40)}));
      g.fillOval(80, 30, 40, 40);
    }
  }
}
