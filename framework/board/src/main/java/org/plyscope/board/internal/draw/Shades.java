package org.plyscope.board.internal.draw;

import java.awt.Color;

/** Arithmetic with colours. */
public final class Shades {
  private static final Color DARK_INK = new Color(0x1A1209);

  private Shades() {}

  public static Color alpha(Color color, double alpha) {
    int a = (int) Math.round(255 * Math.max(0, Math.min(1, alpha)));
    return new Color(color.getRed(), color.getGreen(), color.getBlue(), a);
  }

  /** Mixes two opaque colours; 0 is the first, 1 the second. */
  public static Color mix(Color first, Color second, double share) {
    return new Color(
        channel(first.getRed(), second.getRed(), share),
        channel(first.getGreen(), second.getGreen(), share),
        channel(first.getBlue(), second.getBlue(), share));
  }

  public static Color lighter(Color color, double share) {
    return mix(color, Color.WHITE, share);
  }

  /** Darkens towards a cool black, which keeps yellow from turning olive. */
  public static Color darker(Color color, double share) {
    return mix(color, new Color(18, 10, 22), share);
  }

  /** Returns how bright a colour looks, from 0 to 1. */
  public static double luminance(Color color) {
    return (0.299 * color.getRed() + 0.587 * color.getGreen() + 0.114 * color.getBlue()) / 255;
  }

  /** Returns the relative luminance of the accessibility guidelines, from 0 to 1. */
  public static double relativeLuminance(Color color) {
    return 0.2126 * linear(color.getRed())
        + 0.7152 * linear(color.getGreen())
        + 0.0722 * linear(color.getBlue());
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  /** Returns the contrast of two colours by the accessibility guidelines, from 1 to 21. */
  public static double contrast(Color first, Color second) {
    double a = relativeLuminance(first) + 0.05;
    double b = relativeLuminance(second) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  /** Returns dark or white ink, whichever is read better on a ground. */
  public static Color ink(Color ground) {
    return contrast(DARK_INK, ground) >= contrast(Color.WHITE, ground) ? DARK_INK : Color.WHITE;
  }

  private static int channel(int first, int second, double share) {
    return (int) Math.round(first + (second - first) * share);
  }
}
