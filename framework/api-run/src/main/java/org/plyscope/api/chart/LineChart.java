package org.plyscope.api.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.table.DataTable;

/**
 * Numbers along an axis, as lines. Immutable.
 *
 * @param heading its words
 * @param x the quantity on the horizontal axis
 * @param y the measured quantity
 * @param lines the lines, those on top last
 */
public record LineChart(Heading heading, Axis x, Axis y, List<Line> lines) implements Chart {
  /** How a line is drawn. */
  public enum Style {
    /** With a mark and the interval of each point. */
    MARKED,
    /** As a strong line. */
    STRONG,
    /** As a strong line with the interval of each point as a band around it. */
    BAND,
    /** Behind the others, without a name. */
    FAINT
  }

  /**
   * A line.
   *
   * @param name its name
   * @param colour the number of its colour
   * @param shape the number of the shape of its marks
   * @param style how it is drawn
   * @param points its points from left to right
   */
  public record Line(String name, int colour, int shape, Style style, List<Point> points) {}

  /**
   * A point.
   *
   * @param x where it is on the axis across
   * @param y its height, with an interval
   * @param hint its tool tip
   */
  public record Point(double x, Estimate y, String hint) {}

  @Override
  public boolean isEmpty() {
    return lines.stream().allMatch(line -> line.points().isEmpty());
  }

  @Override
  public List<DataTable> tables() {
    List<List<Object>> rows = new ArrayList<>();
    for (Line line : lines) {
      for (Point point : line.points()) {
        Estimate y = point.y();
        rows.add(
            Arrays.asList(
                line.name(),
                point.x(),
                BarChart.number(y.value()),
                BarChart.number(y.low()),
                BarChart.number(y.high()),
                y.count()));
      }
    }
    List<String> columns = List.of("series", "x", "y", "ylo", "yhi", "n");
    return List.of(new DataTable(heading.id(), columns, rows));
  }
}
