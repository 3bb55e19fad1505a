package org.plyscope.experiment.report.chart;

import static org.plyscope.experiment.report.chart.Svg.n;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.plyscope.experiment.table.Texts;

/** Lines with error bars over the values of a sweep. */
public final class SweepChart {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 360;
  private static final double DECADES = 15;

  private SweepChart() {}

  /**
   * A line.
   *
   * @param name what it is called
   * @param points its points, from left to right; their heights are scores from 0 to 1
   */
  public record Line(String name, List<Point> points) {}

  /**
   * Draws the chart.
   *
   * @param lines the lines
   * @param title what the chart is about
   * @param xTitle what is swept
   * @param yTitle what is above
   * @param xText writes a number of the lower axis
   * @return the drawing
   */
  public static ContainerTag<?> draw(
      List<Line> lines, String title, String xTitle, String yTitle, DoubleFunction<String> xText) {
    return draw(
        lines,
        title,
        xTitle,
        xText,
        new Frame.Axis(0, 1, false, yTitle, v -> Math.round(100 * v) + " %"));
  }

  /**
   * Draws counts, which grow by decades.
   *
   * @param lines the lines; the heights of their points are numbers above 0
   * @param title what the chart is about
   * @param xTitle what is swept
   * @param yTitle what is counted
   * @return the drawing
   */
  public static ContainerTag<?> counts(
      List<Line> lines, String title, String xTitle, String yTitle) {
    double[] ys =
        lines.stream()
            .flatMap(line -> line.points().stream())
            .mapToDouble(p -> p.y().value())
            .sorted()
            .toArray();
    Frame.Axis y = new Frame.Axis(ys[0] / 1.5, ys[ys.length - 1] * 1.5, true, yTitle, Texts::large);
    return draw(lines, title, xTitle, Texts::large, y);
  }

  /**
   * Draws any numbers on an even axis.
   *
   * @param lines the lines
   * @param title what the chart is about
   * @param xTitle what is counted to the right
   * @param yTitle what is above
   * @return the drawing
   */
  public static ContainerTag<?> numbers(
      List<Line> lines, String title, String xTitle, String yTitle) {
    double[] ys =
        lines.stream()
            .flatMap(line -> line.points().stream())
            .mapToDouble(p -> p.y().value())
            .sorted()
            .toArray();
    double low = ys[0];
    double high = ys[ys.length - 1];
    double room = Math.max(0.05 * (high - low), 1e-3 * Math.max(1e-6, Math.abs(high)));
    Frame.Axis y =
        new Frame.Axis(
            low - room,
            high + room,
            false,
            yTitle,
            v -> Frame.plain(String.format(Locale.ROOT, high - low < 5 ? "%.3f" : "%.1f", v)));
    return draw(lines, title, xTitle, Texts::large, y);
  }

  private static ContainerTag<?> draw(
      List<Line> lines, String title, String xTitle, DoubleFunction<String> xText, Frame.Axis y) {
    double[] xs =
        lines.stream()
            .flatMap(line -> line.points().stream())
            .mapToDouble(p -> p.x().value())
            .sorted()
            .toArray();
    double low = xs[0];
    double high = xs[xs.length - 1];
    boolean log = low > 0 && high / low > DECADES;
    double room = log ? 0 : (high - low) * .05;
    Frame frame =
        new Frame(WIDTH, HEIGHT, new Frame.Axis(low - room, high + room, log, xTitle, xText), y);
    ContainerTag<?> svg =
        Svg.root(WIDTH, HEIGHT, title, "Lines over the values of " + xTitle + ".")
            .with(frame.draw());
    Labels labels = new Labels(frame.left(), frame.top(), frame.right(), frame.bottom());
    lines.forEach(line -> line(svg, frame, labels, line));
    for (Line line : lines) {
      Point last = line.points().get(line.points().size() - 1);
      svg.with(
          labels.draw(line.name(), "best", frame.x(last.x().value()), frame.y(last.y().value())));
    }
    return svg;
  }

  private static void line(ContainerTag<?> svg, Frame frame, Labels labels, Line line) {
    StringBuilder path = new StringBuilder();
    ContainerTag<?> group = Svg.group("point best c" + line.points().get(0).colour() % 7);
    for (Point point : line.points()) {
      double x = frame.x(point.x().value());
      double y = frame.y(point.y().value());
      path.append(path.length() == 0 ? 'M' : 'L').append(n(x)).append(' ').append(n(y));
      labels.avoid(x - 7, y - 7, x + 7, y + 7);
      labels.avoid(x - 2, frame.y(point.y().low()), x + 2, frame.y(point.y().high()));
      group.with(
          Svg.group("one")
              .with(
                  Svg.hint(point.hint()),
                  Svg.line("bar", x, frame.y(point.y().low()), x, frame.y(point.y().high())),
                  Marker.draw(point.shape(), "mark", x, y)));
    }
    svg.with(Svg.path("join c" + line.points().get(0).colour() % 7, path.toString()), group);
  }
}
