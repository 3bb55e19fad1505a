package org.plyscope.experiment.report.chart;

import static org.plyscope.experiment.report.chart.Svg.n;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.Set;
import org.plyscope.api.chart.NamePlaces;
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
    List<List<Point>> fronts = List.of(chart.front(0), chart.front(1));
    for (List<Point> front : fronts) {
      if (!front.isEmpty()) {
        svg.with(Svg.path("front", steps(frame, front)));
      }
    }
    chart.sweeps().forEach(sweep -> join(svg, frame, sweep));
    for (Point point : chart.points()) {
      svg.with(point(frame, point));
    }
    for (NamePlaces.Named one : NamePlaces.of(chart, frame, Set.of())) {
      Point point = one.point();
      double x = frame.x(point.x().value());
      double y = frame.y(point.y().value());
      svg.with(Frame.name(point.name(), rank(point), x, y, one.place()));
    }
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
}
