package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import java.util.Comparator;
import java.util.List;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.LineChart.Line;
import org.plyscope.api.chart.LineChart.Point;
import org.plyscope.api.chart.LineChart.Style;
import org.plyscope.api.chart.NamePlaces;

/** Lines with error bars, with bands or plain. */
final class LineDrawing {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 360;

  private LineDrawing() {}

  static ContainerTag<?> of(LineChart chart) {
    Frame frame = new Frame(WIDTH, HEIGHT, chart.x(), chart.y());
    ContainerTag<?> svg = Svg.root(WIDTH, HEIGHT, chart).with(frame.draw());
    NamePlaces names = new NamePlaces(frame);
    for (Line line : chart.lines()) {
      if (line.style() == Style.MARKED) {
        marked(svg, frame, names, line);
      } else {
        svg.with(plain(frame, line));
      }
    }
    chart.lines().stream()
        .filter(line -> line.style() != Style.FAINT && !line.points().isEmpty())
        .sorted(Comparator.comparing(Line::style))
        .forEach(line -> svg.with(label(frame, names, line)));
    return svg;
  }

  private static ContainerTag<?> label(Frame frame, NamePlaces names, Line line) {
    Point last = line.points().get(line.points().size() - 1);
    double x = frame.x(last.x());
    double y = frame.y(last.y().value());
    return Frame.name(line.name(), "best", x, y, names.place(line.name(), x, y));
  }

  private static String path(Frame frame, List<Point> points) {
    StringBuilder path = new StringBuilder();
    points.forEach(point -> frame.extend(path, point.x(), point.y().value()));
    return path.toString();
  }

  private static ContainerTag<?> plain(Frame frame, Line line) {
    ContainerTag<?> group = Svg.group(Svg.colour(line.colour()));
    String path = path(frame, line.points());
    if (line.style() == Style.FAINT) {
      return group.with(Svg.path("course", path).attr("opacity", "0.45"));
    }
    if (line.style() == Style.BAND) {
      StringBuilder band = new StringBuilder();
      line.points().forEach(point -> frame.extend(band, point.x(), point.y().high()));
      for (int i = line.points().size() - 1; i >= 0; i--) {
        frame.extend(band, line.points().get(i).x(), line.points().get(i).y().low());
      }
      group.with(Svg.path("band", band + "Z"));
    }
    return group.with(Svg.path("course thick", path));
  }

  private static void marked(ContainerTag<?> svg, Frame frame, NamePlaces names, Line line) {
    ContainerTag<?> group = Svg.group("point best " + Svg.colour(line.colour()));
    for (Point point : line.points()) {
      double x = frame.x(point.x());
      double y = frame.y(point.y().value());
      names.mark(x, y);
      names.upright(x, frame.y(point.y().low()), frame.y(point.y().high()));
      group.with(
          Svg.group("one")
              .with(
                  Svg.hint(point.hint()),
                  Svg.line("bar", x, frame.y(point.y().low()), x, frame.y(point.y().high())),
                  Marker.draw(line.shape(), "mark", x, y)));
    }
    svg.with(Svg.path("join " + Svg.colour(line.colour()), path(frame, line.points())), group);
  }
}
