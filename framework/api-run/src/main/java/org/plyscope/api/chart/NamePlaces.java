package org.plyscope.api.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Finds places for the names of points in a drawing, so that no two overlap and none covers a
 * point. Each name is tried in eight directions at growing distances, then wherever there is room.
 * Numbers are in the units of the drawing, in which larger ones are further right or further down.
 *
 * @since 3.0
 */
public final class NamePlaces {
  private static final double[] DISTANCES = {9, 20, 34, 50, 70};
  private static final double[][] DIRECTIONS = {
    {1, 0}, {-1, 0}, {.75, -.75}, {.75, .75}, {-.75, -.75}, {-.75, .75}, {0, -1}, {0, 1}
  };
  private static final double MARK = 7;
  private static final double BAR = 2;

  /** Marks are round, so that a name may stand in a corner of the box around one. */
  private static final double CORNER = 2;

  /** Where a drawing has its numbers, and how large its texts are. */
  public interface Drawing {
    /**
     * Returns where a number of the horizontal axis is.
     *
     * @param value the number
     * @return its distance from the left edge
     */
    double x(double value);

    /**
     * Returns where a number of the vertical axis is.
     *
     * @param value the number
     * @return its distance from the upper edge
     */
    double y(double value);

    /**
     * Returns where names may stand.
     *
     * @return the area between the axes
     */
    Box area();

    /**
     * Returns the size of a text.
     *
     * @param text the text
     * @return a box at the origin
     */
    Box size(String text);
  }

  /**
   * A rectangle.
   *
   * @param left its left edge
   * @param top its upper edge
   * @param right its right edge
   * @param bottom its lower edge
   */
  public record Box(double left, double top, double right, double bottom) {
    /**
     * Returns a rectangle between two corners.
     *
     * @param x the horizontal place of one corner
     * @param y the vertical place of that corner
     * @param toX the horizontal place of the opposite corner
     * @param toY the vertical place of the opposite corner
     * @return the rectangle
     */
    public static Box between(double x, double y, double toX, double toY) {
      return new Box(Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY));
    }

    /**
     * Returns how much two rectangles share.
     *
     * @param other another rectangle
     * @return the area in both; 0 if they only touch
     */
    public double overlap(Box other) {
      double width = Math.min(right, other.right) - Math.max(left, other.left);
      double height = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      return width > 0 && height > 0 ? width * height : 0;
    }
  }

  /**
   * Where a name stands.
   *
   * @param box the place of its text
   * @param anchor which part of the text is nearest to the point: 0 for its beginning, 1 for its
   *     end, one half for its middle
   * @param far whether a line must lead from the name to its point
   * @param free whether it covers no point and no other name, and is inside the area
   */
  public record Place(Box box, double anchor, boolean far, boolean free) {}

  /**
   * A point with the place of its name.
   *
   * @param point the point
   * @param place where its name stands
   */
  public record Named(ScatterChart.Point point, Place place) {}

  private final Drawing drawing;
  private final List<Box> taken = new ArrayList<>();

  /** Those of the boxes above that no name may cover. */
  private final List<Box> solid = new ArrayList<>();

  /**
   * Starts with an empty drawing.
   *
   * @param drawing the drawing
   */
  public NamePlaces(Drawing drawing) {
    this.drawing = drawing;
  }

  /**
   * Places the names of all points.
   *
   * @param chart the points
   * @param drawing the drawing
   * @param first the entrants whose points are named first, while there is most room
   * @return the points with their names, in the order in which names were placed
   */
  public static List<Named> of(ScatterChart chart, Drawing drawing, Set<Integer> first) {
    NamePlaces places = new NamePlaces(drawing);
    for (ScatterChart.Point point : chart.points()) {
      double x = drawing.x(point.x().value());
      double y = drawing.y(point.y().value());
      places.mark(x, y);
      places.upright(x, drawing.y(point.y().low()), drawing.y(point.y().high()));
      places.avoid(
          Box.between(drawing.x(point.x().low()), y - BAR, drawing.x(point.x().high()), y + BAR));
    }
    for (int run = 0; run < 2; run++) {
      places.front(chart.front(run));
    }
    List<ScatterChart.Point> order = new ArrayList<>(chart.points());
    order.sort(
        Comparator.comparing((ScatterChart.Point p) -> !first.contains(p.entrant()))
            .thenComparingDouble(p -> drawing.x(p.x().value())));
    List<Named> names = new ArrayList<>();
    for (ScatterChart.Point p : order) {
      Place place = places.place(p.name(), drawing.x(p.x().value()), drawing.y(p.y().value()));
      names.add(new Named(p, place));
    }
    return names;
  }

  private void front(List<ScatterChart.Point> front) {
    double y = drawing.area().bottom();
    for (int i = 0; i < front.size(); i++) {
      double x = drawing.x(front.get(i).x().value());
      double above = drawing.y(front.get(i).y().value());
      boolean last = i + 1 == front.size();
      double next = last ? drawing.area().right() : drawing.x(front.get(i + 1).x().value());
      avoid(Box.between(x - 1, y, x + 1, above));
      avoid(Box.between(x, above - 1, next, above + 1));
      y = above;
    }
  }

  /**
   * Keeps names off a point.
   *
   * @param x where it is
   * @param y where it is
   */
  public void mark(double x, double y) {
    keepFree(new Box(x - MARK, y - MARK, x + MARK, y + MARK));
  }

  /**
   * Lets names cover an upright error bar only if there is no better place.
   *
   * @param x where it is
   * @param from one of its ends
   * @param to its other end
   */
  public void upright(double x, double from, double to) {
    avoid(Box.between(x - BAR, from, x + BAR, to));
  }

  private void avoid(Box box) {
    taken.add(box);
  }

  private void keepFree(Box box) {
    taken.add(box);
    solid.add(box);
  }

  /**
   * Places a name; the next ones keep off it.
   *
   * @param text the name
   * @param x where its point is
   * @param y where its point is
   * @return its place; the best one there is if none is free
   */
  public Place place(String text, double x, double y) {
    Box size = drawing.size(text);
    Place best = null;
    double least = Double.POSITIVE_INFINITY;
    for (double distance : DISTANCES) {
      for (double[] direction : DIRECTIONS) {
        Place place = beside(size, x, y, direction, distance);
        double cost = cost(place.box(), size, distance);
        if (cost < least) {
          best = place;
          least = cost;
        }
      }
    }
    best = best.free() ? best : anywhere(best, x, y);
    keepFree(best.box());
    return best;
  }

  private Place beside(Box size, double x, double y, double[] direction, double distance) {
    double anchor = direction[0] < 0 ? 1 : direction[0] == 0 ? 0.5 : 0;
    double left = x + direction[0] * distance - anchor * size.right();
    double middle = y + direction[1] * distance;
    double half = size.bottom() / 2;
    Box box = new Box(left, middle - half, left + size.right(), middle + half);
    return new Place(box, anchor, distance > DISTANCES[0], isFree(box));
  }

  private double cost(Box box, Box size, double distance) {
    double cost = distance * 1.2;
    for (Box other : taken) {
      cost += 3 * box.overlap(other);
    }
    return cost + 50 * (size.right() * size.bottom() - box.overlap(drawing.area()));
  }

  private boolean isFree(Box box) {
    Box area = drawing.area();
    return box.left() >= area.left()
        && box.right() <= area.right()
        && box.top() >= area.top()
        && box.bottom() <= area.bottom()
        && solid.stream().allMatch(other -> box.overlap(other) <= CORNER);
  }

  /** Looks through the whole area for the free place that is nearest. */
  private Place anywhere(Place otherwise, double x, double y) {
    Box size = otherwise.box();
    double width = size.right() - size.left();
    double height = size.bottom() - size.top();
    Place best = otherwise;
    double least = Double.POSITIVE_INFINITY;
    Box area = drawing.area();
    for (double top = area.top(); top + height <= area.bottom(); top += height / 2) {
      for (double left = area.left(); left + width <= area.right(); left += height / 2) {
        double distance = Math.hypot(x - left - width / 2, y - top - height / 2);
        Box box = new Box(left, top, left + width, top + height);
        if (distance < least && isFree(box)) {
          best = new Place(box, 0, true, true);
          least = distance;
        }
      }
    }
    return best;
  }
}
