package org.plyscope.board.internal.draw;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;

/** Softens shadows: three running means of the alpha channel, which come close to a Gauss curve. */
final class Blur {
  private static final int PASSES = 3;

  private Blur() {}

  /** Blurs an image of one colour with premultiplied alpha. */
  static void apply(BufferedImage image, int radius) {
    if (radius < 1) {
      return;
    }
    int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    int w = image.getWidth();
    int h = image.getHeight();
    int color = color(pixels);
    int[] alpha = new int[pixels.length];
    for (int i = 0; i < pixels.length; i++) {
      alpha[i] = pixels[i] >>> 24;
    }
    int[] scratch = new int[pixels.length];
    for (int pass = 0; pass < PASSES; pass++) {
      lines(alpha, scratch, w, h, 1, w, radius);
      lines(scratch, alpha, h, w, w, 1, radius);
    }
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = premultiplied(color, alpha[i]);
    }
  }

  /** Averages along lines: {@code count} lines of {@code length} pixels. */
  private static void lines(
      int[] from, int[] to, int length, int count, int step, int lineStep, int radius) {
    int window = 2 * radius + 1;
    for (int line = 0; line < count; line++) {
      int start = line * lineStep;
      int sum = 0;
      for (int i = 0; i < Math.min(radius, length); i++) {
        sum += from[start + i * step];
      }
      for (int i = 0; i < length; i++) {
        sum += i + radius < length ? from[start + (i + radius) * step] : 0;
        to[start + i * step] = sum / window;
        sum -= i - radius >= 0 ? from[start + (i - radius) * step] : 0;
      }
    }
  }

  private static int color(int[] pixels) {
    for (int pixel : pixels) {
      if (pixel >>> 24 == 255) {
        return pixel;
      }
    }
    return 0;
  }

  private static int premultiplied(int color, int alpha) {
    int red = (color >> 16 & 255) * alpha / 255;
    int green = (color >> 8 & 255) * alpha / 255;
    int blue = (color & 255) * alpha / 255;
    return alpha << 24 | red << 16 | green << 8 | blue;
  }
}
