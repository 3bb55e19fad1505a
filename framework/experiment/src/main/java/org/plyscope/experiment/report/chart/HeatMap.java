package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.plyscope.api.run.statistics.Estimate;

/** A table of scores by colour. */
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

  /**
   * An axis.
   *
   * @param title what it is about; perhaps empty
   * @param labels the label of each row or column
   */
  public record Axis(String title, List<String> labels) {
    /** Copies the labels. */
    public Axis {
      labels = List.copyOf(labels);
    }

    private double width() {
      return CHARACTER * labels.stream().mapToInt(String::length).max().orElse(1);
    }
  }

  private HeatMap() {}

  /**
   * Draws who beats whom: rows and columns are the same, and nobody meets itself.
   *
   * @param names what the rows and columns are called
   * @param scores what the cells show
   * @param title what the map is about
   * @return the drawing
   */
  public static ContainerTag<?> square(List<String> names, Scores scores, String title) {
    List<String> numbers = IntStream.rangeClosed(1, names.size()).mapToObj(i -> "" + i).toList();
    List<String> rows =
        IntStream.range(0, names.size()).mapToObj(i -> (i + 1) + "  " + names.get(i)).toList();
    Sheet sheet = new Sheet(new Axis("", rows), new Axis("", numbers), title);
    sheet.cells(names, names, (row, column) -> row == column ? null : scores.at(row, column));
    return sheet.svg;
  }

  /**
   * Draws the map.
   *
   * @param rows what the rows are called
   * @param columns what the columns are called
   * @param scores what the cells show
   * @param title what the map is about
   * @return the drawing
   */
  public static ContainerTag<?> draw(Axis rows, Axis columns, Scores scores, String title) {
    Sheet sheet = new Sheet(rows, columns, title);
    sheet.cells(rows.labels(), columns.labels(), scores);
    return sheet.svg;
  }

  /** The drawing with its labels, before it has cells. */
  private static final class Sheet {
    private final ContainerTag<?> svg;
    private final double left;
    private final double top;
    private final double width;
    private final double height;

    private Sheet(Axis rows, Axis columns, String title) {
      int count = columns.labels().size();
      left = Math.min(280, Math.max(30 + rows.width(), 16 + CHARACTER * rows.title().length()));
      double wanted = Math.max(LARGEST_CELL, Math.min(90, columns.width() + 10));
      width = Math.min(wanted, (WIDTH - left - 10) / count);
      height = Math.min(34, width);
      top = columns.title().isEmpty() ? 28 : 46;
      double right = left + Math.max(width * count, CHARACTER * columns.title().length());
      svg =
          Svg.root(
              right + 10,
              top + 6 + height * rows.labels().size(),
              title,
              "Rows score against columns; blue is above one half, orange below.");
      svg.with(Svg.text("name", left, 16, "start", columns.title()));
      svg.with(Svg.text("name", left - 8, top - 8, "end", rows.title()));
      for (int i = 0; i < rows.labels().size(); i++) {
        double y = top + (i + .5) * height + 4;
        svg.with(Svg.text("name", left - 8, y, "end", rows.labels().get(i)));
      }
      for (int i = 0; i < count; i++) {
        double x = left + (i + .5) * width;
        svg.with(Svg.text("tick", x, top - 8, "middle", columns.labels().get(i)));
      }
    }

    private void cells(List<String> rows, List<String> columns, Scores scores) {
      for (int i = 0; i < rows.size(); i++) {
        for (int j = 0; j < columns.size(); j++) {
          Estimate score = scores.at(i, j);
          if (score != null) {
            svg.with(
                cell(
                    score,
                    left + j * width,
                    top + i * height,
                    width,
                    height,
                    rows.get(i),
                    columns.get(j)));
          }
        }
      }
    }
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
