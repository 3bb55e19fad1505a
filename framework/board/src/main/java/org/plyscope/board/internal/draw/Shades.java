package org.plyscope.board.internal.draw;

import java.awt.Color;

/** Arithmetic with colours. */
public final class Shades {
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

  private static int channel(int first, int second, double share) {
    return (int) Math.round(first + (second - first) * share);
  }
}
