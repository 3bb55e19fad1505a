package org.plyscope.workbench.export.picture;

import java.awt.Color;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;

/** Finds the part of a picture on which there is something. */
final class Margins {
  private static final int OPAQUE = 255;

  private Margins() {}

  /**
   * Returns the smallest part that holds everything drawn, and a little around it.
   *
   * @param image the picture, whose ground is one colour or nothing
   * @return all of it if nothing is drawn
   */
  static Rectangle without(BufferedImage image, Color ground, int margin) {
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
}
