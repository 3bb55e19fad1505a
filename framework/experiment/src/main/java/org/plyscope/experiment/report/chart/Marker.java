package org.plyscope.experiment.report.chart;

import static org.plyscope.experiment.report.chart.Svg.n;

import j2html.tags.ContainerTag;

/** Shapes that can be distinguished in grey too. */
final class Marker {
  private static final double SIZE = 5;
  private static final int SHAPES = 6;

  private Marker() {}

  /** Draws a shape; there are six, then they repeat. */
  static ContainerTag<?> draw(int shape, String classes, double x, double y) {
    double s = SIZE;
    String path =
        switch (shape % SHAPES) {
          case 0 -> circle(x, y, s);
          case 1 -> polygon(x, y, -s, -s, s, -s, s, s, -s, s);
          case 2 -> polygon(x, y, 0, -1.4 * s, 1.4 * s, 0, 0, 1.4 * s, -1.4 * s, 0);
          case 3 -> polygon(x, y, 0, -1.2 * s, 1.15 * s, .9 * s, -1.15 * s, .9 * s);
          case 4 -> polygon(x, y, 0, 1.2 * s, 1.15 * s, -.9 * s, -1.15 * s, -.9 * s);
          default -> cross(x, y, s);
        };
    return Svg.path(classes, path);
  }

  /** Draws a circle around a marker. */
  static ContainerTag<?> ring(String classes, double x, double y) {
    return Svg.path(classes, circle(x, y, SIZE * 2));
  }

  private static String circle(double x, double y, double r) {
    String arc = "a" + n(r) + " " + n(r) + " 0 1 0 ";
    return "M" + n(x - r) + " " + n(y) + arc + n(2 * r) + " 0" + arc + n(-2 * r) + " 0Z";
  }

  private static String polygon(double x, double y, double... offsets) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < offsets.length; i += 2) {
      path.append(i == 0 ? 'M' : 'L').append(n(x + offsets[i])).append(' ');
      path.append(n(y + offsets[i + 1]));
    }
    return path.append('Z').toString();
  }

  private static String cross(double x, double y, double s) {
    double t = s * .45;
    double l = s * 1.25;
    return polygon(
        x, y, -t, -l, t, -l, t, -t, l, -t, l, t, t, t, t, l, -t, l, -t, t, -l, t, -l, -t, -t, -t);
  }
}
