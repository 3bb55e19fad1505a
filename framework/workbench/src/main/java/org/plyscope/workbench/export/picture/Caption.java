package org.plyscope.workbench.export.picture;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;
import javax.swing.UIManager;

/** Text below a figure, wrapped to its width and written as text also in drawings. */
final class Caption {
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
