package org.plyscope.workbench.live;

import java.util.List;

/**
 * Numbers to draw.
 *
 * @param name what they are called
 * @param points the numbers from left to right, all finite
 */
record Curve(String name, List<Point> points) {
  /**
   * A number.
   *
   * @param x where
   * @param y how much
   * @param grey whether it rests on too few visits
   */
  record Point(double x, double y, boolean grey) {}
}
