package org.plyscope.view.compare.chart;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Numbers to draw.
 *
 * @param name their name
 * @param reference whether they are a yardstick and no search
 * @param points the numbers by ply or depth; all finite
 */
record Curve(String name, boolean reference, SortedMap<Integer, Double> points) {
  /** Makes a curve; numbers that are not there are left out. */
  static Curve of(String name, boolean reference, Map<Integer, Double> numbers) {
    SortedMap<Integer, Double> points = new TreeMap<>();
    numbers.forEach(
        (x, y) -> {
          if (Double.isFinite(y)) {
            points.put(x, y);
          }
        });
    return new Curve(name, reference, points);
  }
}
