package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.run.statistics.Estimate;

/** A table of scores by colour: who beats whom. */
public final class HeatMap {
  private static final double WIDTH = 960;
  private static final double CHARACTER = 6.9;
  private static final double LARGEST_CELL = 52;

  /** What a cell shows. */
  public interface Scores {
    /**
     * Returns the score of a row against a column.
     *
     * @param row the number of the row
     * @param column the number of the column
     * @return the score; unknown where they did not meet
     */
    Estimate at(int row, int column);
  }

  private HeatMap() {}

  /**
   * Draws the map.
   *
   * @param names what the rows and columns are called
   * @param scores what the cells show
   * @param title what the map is about
   * @return the drawing
   */
  public static ContainerTag<?> draw(List<String> names, Scores scores, String title) {
    int count = names.size();
    double left = 30 + CHARACTER * names.stream().mapToInt(String::length).max().orElse(1);
    left = Math.min(left, 280);
    double cell = Math.min(LARGEST_CELL, (WIDTH - left - 10) / count);
    double height = 34 + Math.min(34, cell) * count;
    double row = Math.min(34, cell);
    ContainerTag<?> svg =
        Svg.root(
            left + cell * count + 10,
            height,
            title,
            "Rows score against columns; blue is above one half, orange below.");
    for (int i = 0; i < count; i++) {
      double y = 28 + i * row;
      svg.with(
          Svg.text("name", left - 8, y + row / 2 + 4, "end", (i + 1) + "  " + names.get(i)),
          Svg.text("tick", left + (i + .5) * cell, 20, "middle", String.valueOf(i + 1)));
      for (int j = 0; j < count; j++) {
        if (i != j) {
          Estimate score = scores.at(i, j);
          svg.with(cell(score, left + j * cell, y, cell, row, names.get(i), names.get(j)));
        }
      }
    }
    return svg;
  }

  private static ContainerTag<?> cell(
      Estimate score, double x, double y, double width, double height, String row, String column) {
    if (!score.isKnown()) {
      return Svg.rect("cell none", x + 1, y + 1, width - 2, height - 2);
    }
    int strength = (int) Math.min(5, Math.floor(Math.abs(score.value() - .5) * 11.99));
    String tone = strength == 0 ? "h0" : (score.value() > .5 ? "hp" : "hm") + strength;
    String text = String.format(Locale.ROOT, width < 30 ? "%.0f" : "%.1f", 100 * score.value());
    return Svg.group("heat " + tone)
        .with(
            Svg.hint(
                String.format(
                    Locale.ROOT,
                    "%s against %s: %.1f %% [%.1f, %.1f] in %d blocks",
                    row,
                    column,
                    100 * score.value(),
                    100 * score.low(),
                    100 * score.high(),
                    score.count())),
            Svg.rect("cell", x + 1, y + 1, width - 2, height - 2),
            Svg.text("value", x + width / 2, y + height / 2 + 4, "middle", text));
  }
}
