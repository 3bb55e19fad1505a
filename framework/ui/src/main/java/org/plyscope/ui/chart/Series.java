package org.plyscope.ui.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.table.DataTable;

/**
 * Numbers along an axis, for lines and bars.
 *
 * @param across what the axis counts
 * @param along what is measured
 * @param lines the numbers of each line, by their place on the axis
 */
public record Series(String across, String along, Map<String, Map<Double, Estimate>> lines) {
  /** Scores from 0 to 1. */
  public static final String SCORE = "score";

  /** Times for a move. */
  public static final String SECONDS = "seconds per move";

  /**
   * Copies the lines.
   *
   * @param across what the axis counts
   * @param along what is measured
   * @param lines the numbers of each line
   */
  public Series {
    Map<String, Map<Double, Estimate>> copy = new LinkedHashMap<>();
    lines.forEach((name, points) -> copy.put(name, new LinkedHashMap<>(points)));
    lines = copy;
  }

  /**
   * Returns whether there is nothing to draw.
   *
   * @return true if no line has a point
   */
  public boolean isEmpty() {
    return lines.values().stream().allMatch(Map::isEmpty);
  }

  /**
   * Returns the numbers as a table.
   *
   * @param name the id of the table
   * @return a row for each point
   */
  public DataTable table(String name) {
    List<List<Object>> rows = new ArrayList<>();
    lines.forEach(
        (line, points) ->
            points.forEach(
                (x, y) ->
                    rows.add(
                        Arrays.asList(
                            line,
                            x,
                            number(y.value()),
                            number(y.low()),
                            number(y.high()),
                            y.count()))));
    return new DataTable(name, List.of("series", "x", "y", "ylo", "yhi", "n"), rows);
  }

  private static Double number(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
