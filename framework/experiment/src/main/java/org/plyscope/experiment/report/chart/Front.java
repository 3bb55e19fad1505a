package org.plyscope.experiment.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.plyscope.api.run.statistics.FrontPlace;

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
    List<Point> front = new ArrayList<>();
    List<FrontPlace> places = places(points);
    for (int i = 0; i < points.size(); i++) {
      if (places.get(i) == FrontPlace.ON_FRONT) {
        front.add(points.get(i));
      }
    }
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
    return places(points).get(points.indexOf(point)) != FrontPlace.BEHIND;
  }

  private static List<FrontPlace> places(List<Point> points) {
    return FrontPlace.of(
        points.stream().map(Point::x).toList(), points.stream().map(Point::y).toList());
  }
}
