package org.plyscope.workbench.export.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.plyscope.api.view.View;
import org.plyscope.lab.export.ExportFormat;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class PictureTest {
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

    assertThat(Picture.size(view).height).isGreaterThan(60 * table.getRowHeight());
    assertThat(svg(view).getDocumentElement().getTextContent()).contains("last", "A");
    assertThat(view.getSize()).isEqualTo(new Dimension(200, 100));
    assertThat(pane.getViewport().getExtentSize()).isEqualTo(before);
  }

  @Test
  void aPictureStaysWithinLimits() {
    JTable table = new JTable(1_000_000, 2);
    JPanel view = new JPanel(new BorderLayout());
    view.add(new JScrollPane(table));
    view.setSize(1000, 500);
    Room.layOut(view);
    assertThat(Picture.size(view)).isEqualTo(new Dimension(1000, 6000));
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
    assertThatThrownBy(() -> Picture.take(view(new Canvas()), ExportFormat.PNG).write(full))
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
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(bytes(view, ExportFormat.SVG)));
  }

  private static byte[] bytes(JComponent view, ExportFormat format) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Picture.take(view, format).write(out);
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
