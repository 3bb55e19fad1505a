package org.plyscope.workbench.export;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.Timer;
import org.plyscope.ui.theme.Theme;

/** Shows how a figure will look, a moment after the last change. */
final class FigurePreview extends JComponent {
  private static final int DELAY_MILLIS = 150;
  private static final int SQUARE = 8;

  private final Supplier<BufferedImage> source;
  private final Timer timer = new Timer(DELAY_MILLIS, e -> update());
  private BufferedImage image;

  /**
   * Makes an empty preview.
   *
   * @param source paints the figure, or returns null if there is none now
   */
  FigurePreview(Supplier<BufferedImage> source) {
    this.source = source;
    setName("export.preview");
    timer.setRepeats(false);
  }

  /** Shows the changes, soon. */
  void changed() {
    timer.restart();
  }

  /** Stops painting, when the dialog closes. */
  void stop() {
    timer.stop();
  }

  private void update() {
    image = source.get();
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (image == null) {
      return;
    }
    double scale =
        Math.min(
            1,
            Math.min(
                (double) getWidth() / image.getWidth(), (double) getHeight() / image.getHeight()));
    int width = (int) (image.getWidth() * scale);
    int height = (int) (image.getHeight() * scale);
    int x = (getWidth() - width) / 2;
    int y = (getHeight() - height) / 2;
    Graphics2D g = (Graphics2D) graphics.create();
    if (image.getColorModel().hasAlpha()) {
      chequers(g, x, y, width, height);
    }
    g.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    g.drawImage(smaller(width), x, y, width, height, null);
    g.setColor(Theme.color("line"));
    g.drawRect(x, y, width - 1, height - 1);
    g.dispose();
  }

  /** Halves a large picture until one step is left, because one large step would drop lines. */
  private BufferedImage smaller(int width) {
    BufferedImage now = image;
    while (now.getWidth() > 2 * width && width > 0) {
      BufferedImage half =
          new BufferedImage(
              Math.max(1, now.getWidth() / 2), Math.max(1, now.getHeight() / 2), now.getType());
      Graphics2D g = half.createGraphics();
      g.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      g.drawImage(now, 0, 0, half.getWidth(), half.getHeight(), null);
      g.dispose();
      now = half;
    }
    return now;
  }

  /** Nothing is shown as squares, as in programs for pictures. */
  private static void chequers(Graphics2D g, int left, int top, int width, int height) {
    g.setColor(Color.WHITE);
    g.fillRect(left, top, width, height);
    g.setColor(Color.LIGHT_GRAY);
    for (int y = 0; y < height; y += SQUARE) {
      for (int x = y / SQUARE % 2 * SQUARE; x < width; x += 2 * SQUARE) {
        g.fillRect(left + x, top + y, Math.min(SQUARE, width - x), Math.min(SQUARE, height - y));
      }
    }
  }
}
