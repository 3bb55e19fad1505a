package org.plyscope.workbench.plugin.card;

import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.List;
import java.util.Locale;
import javax.swing.Icon;
import javax.swing.UIManager;
import org.plyscope.api.board.Tint;
import org.plyscope.ui.theme.Theme;

/** The first letter of a name on a coloured square, for plugins without a picture. */
final class LetterIcon implements Icon {
  /** Colours on which white can be read. */
  private static final List<Tint> TINTS =
      List.of(Tint.BLUE, Tint.VIOLET, Tint.GREEN, Tint.ORANGE, Tint.RED);

  private final String letter;
  private final Tint tint;
  private final int size;

  LetterIcon(String name, int size) {
    this.letter =
        name.codePoints()
            .filter(Character::isLetterOrDigit)
            .mapToObj(Character::toString)
            .findFirst()
            .orElse("?")
            .toUpperCase(Locale.ROOT);
    this.tint = TINTS.get(Math.floorMod(name.hashCode(), TINTS.size()));
    this.size = size;
  }

  @Override
  public void paintIcon(Component owner, Graphics graphics, int x, int y) {
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setColor(Theme.tint(tint));
    g.fillRoundRect(x, y, size, size, size / 3, size / 3);
    g.setFont(UIManager.getFont("Label.font").deriveFont(Font.BOLD, size * 0.55f));
    FontMetrics metrics = g.getFontMetrics();
    g.setColor(Color.WHITE);
    g.drawString(
        letter,
        x + (size - metrics.stringWidth(letter)) / 2,
        y + (size - metrics.getHeight()) / 2 + metrics.getAscent());
    g.dispose();
  }

  @Override
  public int getIconWidth() {
    return size;
  }

  @Override
  public int getIconHeight() {
    return size;
  }
}
