package org.plyscope.experiment.report.chart;

import static org.plyscope.experiment.report.chart.Svg.n;

import j2html.tags.ContainerTag;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;

/** Score against cost, with error bars on both axes and the front of the best. */
public final class ScatterChart {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 540;

  private ScatterChart() {}

  /**
   * Draws the chart.
   *
   * @param points the points; their heights are scores from 0 to 1
   * @param title what the chart is about
   * @param xTitle what is to the right
   * @param yTitle what is above
   * @param log whether the lower axis goes by decades
   * @param xText writes a number of the lower axis
   * @return the drawing
   */
  public static ContainerTag<?> draw(
      List<Point> points,
      String title,
      String xTitle,
      String yTitle,
      boolean log,
      DoubleFunction<String> xText) {
    double low = points.stream().mapToDouble(p -> p.x().low()).filter(v -> v > 0).min().orElse(1);
    double high = points.stream().mapToDouble(p -> p.x().high()).max().orElse(10);
    Frame frame =
        new Frame(
            WIDTH,
            HEIGHT,
            new Frame.Axis(log ? low : 0, log ? high : high * 1.05, log, xTitle, xText),
            new Frame.Axis(0, 1, false, yTitle, v -> Math.round(100 * v) + " %"));
    List<Point> front = Front.of(points);
    ContainerTag<?> svg =
        Svg.root(WIDTH, HEIGHT, title, description(points.size(), front))
            .with(
                frame.draw(),
                Svg.line("half", frame.left(), frame.y(.5), frame.right(), frame.y(.5)),
                Svg.path("front", steps(frame, front)));
    families(points).values().forEach(family -> join(svg, frame, family));
    Labels labels = new Labels(frame.left(), frame.top(), frame.right(), frame.bottom());
    for (Point point : points) {
      svg.with(point(frame, point, points, front.contains(point)));
      avoid(labels, frame, point);
    }
    avoidFront(labels, frame, front);
    points.stream()
        .sorted(Comparator.comparingDouble((Point p) -> frame.x(p.x().value())))
        .forEach(
            p ->
                svg.with(
                    labels.draw(
                        p.name(),
                        front.contains(p) ? "best" : "other",
                        frame.x(p.x().value()),
                        frame.y(p.y().value()))));
    return svg;
  }

  private static String description(int points, List<Point> front) {
    return points
        + " agents; on the front of the best: "
        + String.join(", ", front.stream().map(Point::name).toList())
        + ".";
  }

  private static Map<String, List<Point>> families(List<Point> points) {
    Map<String, List<Point>> families = new LinkedHashMap<>();
    points.forEach(p -> families.computeIfAbsent(p.family(), f -> new ArrayList<>()).add(p));
    return families;
  }

  private static void join(ContainerTag<?> svg, Frame frame, List<Point> family) {
    if (family.size() < 2) {
      return;
    }
    StringBuilder path = new StringBuilder();
    for (Point point : family) {
      path.append(path.length() == 0 ? 'M' : 'L')
          .append(n(frame.x(point.x().value())))
          .append(' ')
          .append(n(frame.y(point.y().value())));
    }
    svg.with(Svg.path("join c" + family.get(0).colour() % 7, path.toString()));
  }

  private static String steps(Frame frame, List<Point> front) {
    StringBuilder path = new StringBuilder();
    for (Point point : front) {
      double x = frame.x(point.x().value());
      double y = frame.y(point.y().value());
      path.append(path.length() == 0 ? "M" + n(x) + " " + n(frame.bottom()) : "H" + n(x));
      path.append("V").append(n(y));
    }
    return path.append("H").append(n(frame.right())).toString();
  }

  private static ContainerTag<?> point(Frame frame, Point point, List<Point> points, boolean best) {
    double x = frame.x(point.x().value());
    double y = frame.y(point.y().value());
    ContainerTag<?> group =
        Svg.group("point c" + point.colour() % 7 + (best ? " best" : " other"))
            .with(
                Svg.hint(point.hint()),
                Svg.line("bar", x, frame.y(point.y().low()), x, frame.y(point.y().high())),
                Svg.line("bar", frame.x(point.x().low()), y, frame.x(point.x().high()), y));
    if (!best && Front.possible(point, points)) {
      group.with(Marker.ring("possible", x, y));
    }
    return group.with(Marker.draw(point.shape(), "mark", x, y));
  }

  private static void avoidFront(Labels labels, Frame frame, List<Point> front) {
    double y = frame.bottom();
    for (int i = 0; i < front.size(); i++) {
      double x = frame.x(front.get(i).x().value());
      double above = frame.y(front.get(i).y().value());
      boolean last = i + 1 == front.size();
      double next = last ? frame.right() : frame.x(front.get(i + 1).x().value());
      labels.avoid(x - 1, y, x + 1, above);
      labels.avoid(x, above - 1, next, above + 1);
      y = above;
    }
  }

  private static void avoid(Labels labels, Frame frame, Point point) {
    double x = frame.x(point.x().value());
    double y = frame.y(point.y().value());
    labels.avoid(x - 7, y - 7, x + 7, y + 7);
    labels.avoid(x - 2, frame.y(point.y().low()), x + 2, frame.y(point.y().high()));
    labels.avoid(frame.x(point.x().low()), y - 2, frame.x(point.x().high()), y + 2);
  }
}
