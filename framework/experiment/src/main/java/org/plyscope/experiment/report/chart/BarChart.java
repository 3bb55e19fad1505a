package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import org.plyscope.api.run.statistics.Estimate;

/** Estimates below each other as points with bars; bars without an end are arrows. */
public final class BarChart {
  private static final double WIDTH = 960;
  private static final double ROW = 26;
  private static final double CHARACTER = 6.9;

  private BarChart() {}

  /**
   * Draws the chart.
   *
   * @param names what the estimates are called, from top to bottom
   * @param values the estimates
   * @param title what the chart is about
   * @param axis what is to the right
   * @param text writes a number of the axis
   * @return the drawing
   */
  public static ContainerTag<?> draw(
      List<String> names,
      List<Estimate> values,
      String title,
      String axis,
      DoubleFunction<String> text) {
    double low = finite(values, true);
    double high = finite(values, false);
    double room = Math.max(1, (high - low) * .06);
    double left = 26 + CHARACTER * names.stream().mapToInt(String::length).max().orElse(1);
    left = Math.min(left, 280);
    double bottom = 8 + ROW * names.size();
    Scale scale = Scale.linear(low - room, high + room, left, WIDTH - 16);
    ContainerTag<?> svg =
        Svg.root(WIDTH, bottom + 46, title, names.size() + " agents with their 95 % bars.");
    for (double tick : scale.ticks()) {
      double x = scale.at(tick);
      svg.with(
          Svg.line("grid", x, 6, x, bottom),
          Svg.text("tick", x, bottom + 16, "middle", text.apply(tick)));
    }
    svg.with(Svg.text("label", (left + WIDTH) / 2, bottom + 38, "middle", axis));
    for (int i = 0; i < names.size(); i++) {
      double y = 8 + ROW * (i + .5);
      svg.with(Svg.text("name", left - 10, y + 4, "end", names.get(i)));
      if (values.get(i).isKnown()) {
        svg.with(row(scale, values.get(i), names.get(i), y, left));
      }
    }
    return svg;
  }

  private static double finite(List<Estimate> values, boolean least) {
    double[] all =
        values.stream()
            .filter(Estimate::isKnown)
            .flatMapToDouble(v -> DoubleStream.of(v.low(), v.value(), v.high()))
            .filter(Double::isFinite)
            .sorted()
            .toArray();
    if (all.length == 0) {
      return least ? -1 : 1;
    }
    return least ? all[0] : all[all.length - 1];
  }

  private static ContainerTag<?> row(
      Scale scale, Estimate value, String name, double y, double left) {
    boolean openLow = Double.isInfinite(value.low());
    boolean openHigh = Double.isInfinite(value.high());
    double from = openLow ? left + 4 : scale.at(value.low());
    double to = openHigh ? WIDTH - 18 : scale.at(value.high());
    ContainerTag<?> group =
        Svg.group("point c0 best")
            .with(
                Svg.hint(name + ": " + Math.round(value.value()) + " " + value.note()),
                Svg.line(openLow || openHigh ? "bar open" : "bar", from, y, to, y));
    if (openLow) {
      group.with(Svg.path("mark", arrow(from, y, -1)));
    }
    if (openHigh) {
      group.with(Svg.path("mark", arrow(to, y, 1)));
    }
    return group.with(Marker.draw(0, "mark", scale.at(value.value()), y));
  }

  private static String arrow(double x, double y, int direction) {
    String back = Svg.n(x - 7 * direction);
    return "M"
        + Svg.n(x)
        + " "
        + Svg.n(y)
        + "L"
        + back
        + " "
        + Svg.n(y - 4)
        + "L"
        + back
        + " "
        + Svg.n(y + 4)
        + "Z";
  }
}
