package org.plyscope.experiment.report.chart;

import static org.plyscope.experiment.report.chart.Svg.n;

import j2html.tags.ContainerTag;
import java.util.Comparator;
import java.util.List;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.api.run.statistics.FrontPlace;

/** Points with error bars on both axes, and the front of the best. */
final class ScatterDrawing {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 540;

  private ScatterDrawing() {}

  static ContainerTag<?> of(ScatterChart chart) {
    Frame frame = new Frame(WIDTH, HEIGHT, chart.x(), chart.y());
    ContainerTag<?> svg = Svg.root(WIDTH, HEIGHT, chart).with(frame.draw());
    if (chart.half()) {
      svg.with(Svg.line("half", frame.left(), frame.y(.5), frame.right(), frame.y(.5)));
    }
    Labels labels = new Labels(frame.left(), frame.top(), frame.right(), frame.bottom());
    List<List<Point>> fronts = List.of(chart.front(0), chart.front(1));
    for (List<Point> front : fronts) {
      if (!front.isEmpty()) {
        svg.with(Svg.path("front", steps(frame, front)));
      }
    }
    chart.sweeps().forEach(sweep -> join(svg, frame, sweep));
    for (Point point : chart.points()) {
      svg.with(point(frame, point));
      avoid(labels, frame, point);
    }
    fronts.forEach(front -> avoidFront(labels, frame, front));
    chart.points().stream()
        .sorted(Comparator.comparingDouble((Point p) -> frame.x(p.x().value())))
        .forEach(
            p ->
                svg.with(
                    labels.draw(
                        p.name(), rank(p), frame.x(p.x().value()), frame.y(p.y().value()))));
    return svg;
  }

  private static String rank(Point point) {
    return point.place() == FrontPlace.ON_FRONT ? "best" : "other";
  }

  private static void join(ContainerTag<?> svg, Frame frame, List<Point> sweep) {
    StringBuilder path = new StringBuilder();
    sweep.forEach(point -> frame.extend(path, point.x().value(), point.y().value()));
    svg.with(Svg.path("join " + Svg.colour(sweep.get(0).colour()), path.toString()));
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

  private static ContainerTag<?> point(Frame frame, Point point) {
    double x = frame.x(point.x().value());
    double y = frame.y(point.y().value());
    ContainerTag<?> group =
        Svg.group("point " + Svg.colour(point.colour()) + " " + rank(point))
            .with(
                Svg.hint(point.hint()),
                Svg.line("bar", x, frame.y(point.y().low()), x, frame.y(point.y().high())),
                Svg.line("bar", frame.x(point.x().low()), y, frame.x(point.x().high()), y));
    if (point.place() == FrontPlace.PERHAPS) {
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
