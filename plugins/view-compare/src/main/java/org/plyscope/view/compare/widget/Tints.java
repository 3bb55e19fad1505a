package org.plyscope.view.compare.widget;

import java.awt.Color;

/** Colours between those of the theme. */
public final class Tints {
  private Tints() {}

  /**
   * Mixes two colours.
   *
   * @param share how much of the second one, from 0 to 1
   */
  public static Color mix(Color one, Color other, float share) {
    return new Color(
        mix(one.getRed(), other.getRed(), share),
        mix(one.getGreen(), other.getGreen(), share),
        mix(one.getBlue(), other.getBlue(), share));
  }

  private static int mix(int one, int other, float share) {
    return Math.round(one + (other - one) * share);
  }
}
