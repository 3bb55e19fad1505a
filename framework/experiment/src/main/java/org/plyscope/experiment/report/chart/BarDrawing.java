package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import java.util.List;
import org.plyscope.api.chart.BarChart;
import org.plyscope.api.chart.BarChart.Measure;
import org.plyscope.api.run.statistics.Estimate;

/**
 * Estimates below each other as points with bars, one measure below the other; bars without an end
 * are arrows.
 */
final class BarDrawing {
  private static final double WIDTH = 960;
  private static final double ROW = 26;
  private static final double FOOT = 46;
  private static final double CHARACTER = 6.9;

  private BarDrawing() {}

  static ContainerTag<?> of(BarChart chart) {
    int longest = chart.names().stream().mapToInt(String::length).max().orElse(1);
    double left = Math.min(280, 26 + CHARACTER * longest);
    double height = 8 + ROW * chart.names().size() + FOOT;
    ContainerTag<?> svg = Svg.root(WIDTH, height * chart.measures().size(), chart);
    for (int i = 0; i < chart.measures().size(); i++) {
      draw(svg, chart.names(), chart.measures().get(i), left, i * height);
    }
    return svg;
  }

  private static void draw(
      ContainerTag<?> svg, List<String> names, Measure measure, double left, double top) {
    double bottom = top + 8 + ROW * names.size();
    Scale scale = Scale.of(measure.axis(), left, WIDTH - 16);
    for (double tick : measure.axis().ticks()) {
      double x = scale.at(tick);
      svg.with(
          Svg.line("grid", x, top + 6, x, bottom),
          Svg.text("tick", x, bottom + 16, "middle", measure.axis().text(tick)));
    }
    svg.with(Svg.text("label", (left + WIDTH) / 2, bottom + 38, "middle", measure.axis().title()));
    for (int i = 0; i < names.size(); i++) {
      double y = top + 8 + ROW * (i + .5);
      svg.with(Svg.text("name", left - 10, y + 4, "end", names.get(i)));
      if (measure.values().get(i).isKnown()) {
        svg.with(row(scale, measure.values().get(i), measure.hints().get(i), y, left));
      }
    }
  }

  private static ContainerTag<?> row(
      Scale scale, Estimate value, String hint, double y, double left) {
    boolean openLow = Double.isInfinite(value.low());
    boolean openHigh = Double.isInfinite(value.high());
    double from = openLow ? left + 4 : scale.at(value.low());
    double to = openHigh ? WIDTH - 18 : scale.at(value.high());
    ContainerTag<?> group =
        Svg.group("point c0 best")
            .with(
                Svg.hint(hint), Svg.line(openLow || openHigh ? "bar open" : "bar", from, y, to, y));
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
    return "M%s %sL%s %sL%s %sZ"
        .formatted(Svg.n(x), Svg.n(y), back, Svg.n(y - 4), back, Svg.n(y + 4));
  }
}
