package org.plyscope.experiment.report.chart;

import static org.plyscope.experiment.report.chart.Svg.n;

import j2html.tags.ContainerTag;
import org.plyscope.api.chart.ParallelChart;
import org.plyscope.api.chart.ParallelChart.Line;
import org.plyscope.api.chart.ParallelChart.Role;

/** Sets of values as lines across upright axes. */
final class ParallelDrawing {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 340;
  private static final double LEFT = 40;
  private static final double TOP = 30;
  private static final double BOTTOM = HEIGHT - 46;

  private ParallelDrawing() {}

  static ContainerTag<?> of(ParallelChart chart) {
    int count = chart.axes().size();
    ContainerTag<?> svg = Svg.root(WIDTH, HEIGHT, chart);
    for (int i = 0; i < count; i++) {
      double x = x(i, count);
      ParallelChart.Option axis = chart.axes().get(i);
      svg.with(
          Svg.line("axis", x, TOP, x, BOTTOM),
          Svg.text("tick", x, TOP - 8, "middle", axis.high()),
          Svg.text("tick", x, BOTTOM + 15, "middle", axis.low()),
          Svg.text("label", x, BOTTOM + 34, "middle", axis.name()));
    }
    for (Line line : chart.lines()) {
      StringBuilder path = new StringBuilder();
      for (int i = 0; i < count; i++) {
        double y = BOTTOM - line.heights().get(i) * (BOTTOM - TOP);
        path.append(i == 0 ? 'M' : 'L').append(n(x(i, count))).append(' ').append(n(y));
      }
      if (count == 1) {
        path.append('h').append(n(LEFT));
      }
      String classes = classes(line.role());
      svg.with(
          Svg.group(classes)
              .with(
                  Svg.hint(line.name()),
                  Svg.path("course " + classes, path.toString())
                      .attr("opacity", n(line.strength()))));
    }
    return svg;
  }

  private static String classes(Role role) {
    return switch (role) {
      case STEP -> "c0";
      case REFERENCE -> "c6 dashed";
      case RESULT -> "c1 thick";
      case ALTERNATIVE -> "c1";
    };
  }

  private static double x(int index, int count) {
    return count == 1 ? WIDTH / 2 : LEFT + index * (WIDTH - 2 * LEFT) / (count - 1);
  }
}
