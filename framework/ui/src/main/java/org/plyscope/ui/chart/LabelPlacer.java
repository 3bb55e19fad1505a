package org.plyscope.ui.chart;

import java.awt.geom.Dimension2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds places for the labels of points so that no two overlap, none covers a point and none leaves
 * the area. Each label is tried around its point at growing distances, then wherever there is room;
 * one that fits nowhere has no place. Points are served in the order they are given.
 */
public final class LabelPlacer {
  private static final int DIRECTIONS = 16;
  private static final int RINGS = 14;

  /** The cost of crossing something light, such as an error bar, in pixels of distance. */
  private static final double CROSSING = 40;

  private final Rectangle2D area;
  private final double gap;
  private final List<Rectangle2D> taken = new ArrayList<>();
  private final List<Rectangle2D> light = new ArrayList<>();

  /**
   * Starts with an empty area.
   *
   * @param area where labels may stand
   * @param gap the distance of a label from its point, in pixels
   */
  public LabelPlacer(Rectangle2D area, double gap) {
    this.area = area;
    this.gap = gap;
  }

  /**
   * Keeps all labels off something.
   *
   * @param box the box that must stay visible, such as a point
   */
  public void keepFree(Rectangle2D box) {
    taken.add(box);
  }

  /**
   * Lets labels cover something only if there is no better place.
   *
   * @param box the box that should stay visible, such as a line
   */
  public void avoid(Rectangle2D box) {
    light.add(box);
  }

  /**
   * Places a label.
   *
   * @param point the point it belongs to
   * @param size its size
   * @return its place; empty if there is no room
   */
  public Optional<Rectangle2D> place(Point2D point, Dimension2D size) {
    Rectangle2D best = null;
    double least = Double.POSITIVE_INFINITY;
    for (int ring = 0; ring < RINGS; ring++) {
      double distance = gap * (1 + 0.9 * ring);
      for (int i = 0; i < DIRECTIONS; i++) {
        Rectangle2D box = around(point, size, distance, 2 * Math.PI * i / DIRECTIONS);
        double cost = distance + 0.1 * i / DIRECTIONS + crossings(box);
        if (cost < least && isFree(box)) {
          best = box;
          least = cost;
        }
      }
      if (best != null && least <= distance) {
        break;
      }
    }
    Optional<Rectangle2D> place = best == null ? anywhere(point, size) : Optional.of(best);
    place.ifPresent(taken::add);
    return place;
  }

  /** Touches the circle around the point from outside, in a direction. */
  private static Rectangle2D around(
      Point2D point, Dimension2D size, double distance, double angle) {
    double dx = Math.cos(angle);
    double dy = Math.sin(angle);
    double x = point.getX() + dx * (distance + size.getWidth() / 2) - size.getWidth() / 2;
    double y = point.getY() + dy * (distance + size.getHeight() / 2) - size.getHeight() / 2;
    return new Rectangle2D.Double(x, y, size.getWidth(), size.getHeight());
  }

  private double crossings(Rectangle2D box) {
    return CROSSING * light.stream().filter(box::intersects).count();
  }

  private boolean isFree(Rectangle2D box) {
    return area.contains(box) && taken.stream().noneMatch(box::intersects);
  }

  /** Looks through the whole area for the free place that is nearest. */
  private Optional<Rectangle2D> anywhere(Point2D point, Dimension2D size) {
    Rectangle2D best = null;
    double least = Double.POSITIVE_INFINITY;
    double step = size.getHeight() / 2;
    for (double y = area.getMinY(); y + size.getHeight() <= area.getMaxY(); y += step) {
      for (double x = area.getMinX(); x + size.getWidth() <= area.getMaxX(); x += step) {
        double distance = point.distance(x + size.getWidth() / 2, y + size.getHeight() / 2);
        Rectangle2D box = new Rectangle2D.Double(x, y, size.getWidth(), size.getHeight());
        if (distance < least && isFree(box)) {
          best = box;
          least = distance;
        }
      }
    }
    return Optional.ofNullable(best);
  }
}
