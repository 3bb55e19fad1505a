package org.plyscope.experiment.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The points that no other beats in both directions: less to the right, more above. */
public final class Front {
  private Front() {}

  /**
   * Returns the points on the front.
   *
   * @param points all points
   * @return those that are not dominated, from left to right
   */
  public static List<Point> of(List<Point> points) {
    List<Point> front = new ArrayList<>(points);
    front.removeIf(point -> points.stream().anyMatch(other -> dominates(other, point)));
    front.sort(Comparator.comparingDouble(point -> point.x().value()));
    return front;
  }

  /**
   * Tells whether a point may be on the front, errors considered.
   *
   * @param point the point
   * @param points all points
   * @return true if no other is surely better in both directions
   */
  public static boolean possible(Point point, List<Point> points) {
    return points.stream()
        .noneMatch(
            other -> other.x().high() < point.x().low() && other.y().low() > point.y().high());
  }

  private static boolean dominates(Point better, Point point) {
    double dx = point.x().value() - better.x().value();
    double dy = better.y().value() - point.y().value();
    return dx >= 0 && dy >= 0 && dx + dy > 0;
  }
}
