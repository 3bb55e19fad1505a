package org.plyscope.workbench.live;

import java.util.List;

/**
 * Numbers to draw.
 *
 * @param name their name
 * @param points the numbers from left to right, all finite
 * @param seat the player they belong to, or {@link #NO_SEAT}
 */
record Curve(String name, List<Point> points, int seat) {
  /** The seat of a curve that belongs to no player. */
  static final int NO_SEAT = -1;

  /** Makes a curve that belongs to no player. */
  Curve(String name, List<Point> points) {
    this(name, points, NO_SEAT);
  }

  /**
   * A number.
   *
   * @param x where
   * @param y how much
   * @param grey whether it rests on too few visits
   */
  record Point(double x, double y, boolean grey) {}
}
