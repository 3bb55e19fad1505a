package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import java.util.Locale;
import org.plyscope.api.chart.CellChart;
import org.plyscope.api.chart.CellChart.Cell;
import org.plyscope.api.chart.CellChart.Side;

/** A table of scores by colour. */
final class ScoreDrawing {
  private static final double WIDTH = 960;
  private static final double CHARACTER = 6.9;
  private static final double LARGEST_CELL = 52;

  private final double left;
  private final double top;
  private final double width;
  private final double height;

  private ScoreDrawing(Side rows, Side columns) {
    left = Math.min(280, Math.max(30 + width(rows), 16 + CHARACTER * rows.title().length()));
    double wanted = Math.max(LARGEST_CELL, Math.min(90, width(columns) + 10));
    width = Math.min(wanted, (WIDTH - left - 10) / columns.labels().size());
    height = Math.min(34, width);
    top = columns.title().isEmpty() ? 28 : 46;
  }

  private static double width(Side side) {
    return CHARACTER * side.labels().stream().mapToInt(String::length).max().orElse(1);
  }

  static ContainerTag<?> of(CellChart chart) {
    return new ScoreDrawing(chart.rows(), chart.columns()).draw(chart);
  }

  private ContainerTag<?> draw(CellChart chart) {
    Side rows = chart.rows();
    Side columns = chart.columns();
    double right =
        left + Math.max(width * columns.labels().size(), CHARACTER * columns.title().length());
    ContainerTag<?> svg =
        Svg.root(right + 10, top + 6 + height * rows.labels().size(), chart)
            .with(
                Svg.text("name", left, 16, "start", columns.title()),
                Svg.text("name", left - 8, top - 8, "end", rows.title()));
    for (int i = 0; i < rows.labels().size(); i++) {
      double y = top + (i + .5) * height + 4;
      svg.with(Svg.text("name", left - 8, y, "end", rows.labels().get(i)));
    }
    for (int i = 0; i < columns.labels().size(); i++) {
      double x = left + (i + .5) * width;
      svg.with(Svg.text("tick", x, top - 8, "middle", columns.labels().get(i)));
    }
    chart.cells().forEach(cell -> svg.with(cell(cell)));
    return svg;
  }

  private ContainerTag<?> cell(Cell cell) {
    double x = left + cell.column() * width;
    double y = top + cell.row() * height;
    if (!cell.value().isKnown()) {
      return Svg.rect("cell none", x + 1, y + 1, width - 2, height - 2);
    }
    double score = cell.value().value();
    int strength = (int) Math.min(5, Math.floor(Math.abs(score - .5) * 11.99));
    String tone = strength == 0 ? "h0" : (score > .5 ? "hp" : "hm") + strength;
    String text = String.format(Locale.ROOT, width < 30 ? "%.0f" : "%.1f", 100 * score);
    return Svg.group("heat " + tone)
        .with(
            Svg.hint(cell.hint()),
            Svg.rect("cell", x + 1, y + 1, width - 2, height - 2),
            Svg.text("value", x + width / 2, y + height / 2 + 4, "middle", text));
  }
}
