package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import java.util.List;
import org.plyscope.api.chart.CellChart;
import org.plyscope.api.chart.CellChart.Cell;

/** Which agent solved which problem: a row per problem, a column per agent and level. */
final class ProblemDrawing {
  private static final double WIDTH = 960;
  private static final double ROW = 20;
  private static final double CHARACTER = 6.7;

  private ProblemDrawing() {}

  static ContainerTag<?> of(CellChart chart) {
    List<String> problems = chart.rows().labels();
    List<String> agents = chart.columns().labels();
    double left = Math.min(300, 14 + CHARACTER * longest(problems));
    double top = 12 + Math.min(160, CHARACTER * longest(agents) * .75);
    double width = Math.min(44, (WIDTH - left - 60) / agents.size());
    ContainerTag<?> svg =
        Svg.root(left + width * agents.size() + 70, top + ROW * problems.size() + 8, chart);
    for (int agent = 0; agent < agents.size(); agent++) {
      double x = left + (agent + .5) * width;
      svg.with(
          Svg.text("name", 0, 0, "start", agents.get(agent))
              .attr(
                  "transform",
                  "translate(" + Svg.n(x - 2) + " " + Svg.n(top - 8) + ") rotate(-45)"));
    }
    for (int problem = 0; problem < problems.size(); problem++) {
      double y = top + problem * ROW;
      svg.with(Svg.text("name", left - 8, y + ROW / 2 + 4, "end", problems.get(problem)));
      for (Cell cell : chart.cells()) {
        if (cell.row() == problem) {
          svg.with(cell(cell, left + cell.column() * width, y, width));
        }
      }
    }
    return svg;
  }

  private static ContainerTag<?> cell(Cell cell, double x, double y, double width) {
    double best = cell.value().value();
    String result = best == 1 ? "best" : cell.solved() ? "solved" : "missed";
    ContainerTag<?> group =
        Svg.group("try " + result)
            .with(Svg.hint(cell.hint()), Svg.rect("cell", x + 1.5, y + 1.5, width - 3, ROW - 3));
    if (best > 0 && best < 1) {
      group.with(Svg.rect("part", x + 1.5, y + 1.5, best * (width - 3), ROW - 3));
    } else if (best == 0 && !cell.solved()) {
      double cx = x + width / 2;
      double cy = y + ROW / 2;
      group.with(
          Svg.line("bar", cx - 3, cy - 3, cx + 3, cy + 3),
          Svg.line("bar", cx - 3, cy + 3, cx + 3, cy - 3));
    }
    return group;
  }

  private static int longest(List<String> names) {
    return names.stream().mapToInt(String::length).max().orElse(1);
  }
}
