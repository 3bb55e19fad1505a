package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes names beside points so that they do not overlap: each is tried in eight directions at
 * growing distances, and far ones get a line to their point.
 */
final class Labels {
  private static final double CHARACTER = 6.7;
  private static final double HEIGHT = 13;
  private static final double[] DISTANCES = {9, 20, 34, 50, 70};
  private static final double[][] DIRECTIONS = {
    {1, 0}, {-1, 0}, {.75, -.75}, {.75, .75}, {-.75, -.75}, {-.75, .75}, {0, -1}, {0, 1}
  };

  /** A rectangle that is taken. */
  private record Box(double left, double top, double right, double bottom) {
    double overlap(Box other) {
      double width = Math.min(right, other.right) - Math.max(left, other.left);
      double height = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      return width > 0 && height > 0 ? width * height : 0;
    }
  }

  /** Where a text might stand. */
  private record Place(Box box, String anchor, double x, double distance, double cost) {}

  private final Box area;
  private final List<Box> taken = new ArrayList<>();

  Labels(double left, double top, double right, double bottom) {
    area = new Box(left, top, right, bottom);
  }

  /** Keeps labels off a rectangle. */
  void avoid(double left, double top, double right, double bottom) {
    taken.add(
        new Box(
            Math.min(left, right),
            Math.min(top, bottom),
            Math.max(left, right),
            Math.max(top, bottom)));
  }

  /** Writes a name beside a point. */
  ContainerTag<?> draw(String text, String classes, double x, double y) {
    Place best = null;
    for (double distance : DISTANCES) {
      for (double[] direction : DIRECTIONS) {
        Place place = place(text, x, y, direction, distance);
        if (best == null || place.cost() < best.cost()) {
          best = place;
        }
      }
    }
    taken.add(best.box());
    ContainerTag<?> label = Svg.group(classes);
    if (best.distance() > DISTANCES[0]) {
      label.with(leader(best.box(), x, y));
    }
    return label.with(Svg.text("name", best.x(), best.box().bottom() - 3, best.anchor(), text));
  }

  private Place place(String text, double x, double y, double[] direction, double distance) {
    double width = CHARACTER * text.codePointCount(0, text.length());
    double atX = x + direction[0] * distance;
    double atY = y + direction[1] * distance;
    double left = atX;
    String anchor = "start";
    if (direction[0] < 0) {
      left = atX - width;
      anchor = "end";
    } else if (direction[0] == 0) {
      left = atX - width / 2;
      anchor = "middle";
    }
    Box box = new Box(left, atY - HEIGHT / 2, left + width, atY + HEIGHT / 2);
    double cost = distance * 1.2;
    for (Box other : taken) {
      cost += 3 * box.overlap(other);
    }
    cost += 50 * (width * HEIGHT - box.overlap(area));
    return new Place(box, anchor, atX, distance, cost);
  }

  private static ContainerTag<?> leader(Box box, double x, double y) {
    double toX = Math.min(box.right(), Math.max(box.left(), x));
    double toY = Math.min(box.bottom() - 2, Math.max(box.top() + 2, y));
    return Svg.line("leader", x, y, toX, toY);
  }
}
