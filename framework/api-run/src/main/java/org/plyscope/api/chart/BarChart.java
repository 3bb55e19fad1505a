package org.plyscope.api.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.table.DataTable;

/**
 * Estimates beside each other, in one measure or in several. Immutable.
 *
 * @param heading its words
 * @param names the measured subjects, for example entrants
 * @param measures the numbers, each measure on an axis of its own
 */
public record BarChart(Heading heading, List<String> names, List<Measure> measures)
    implements Chart {
  /**
   * A number for each name.
   *
   * @param id a short name without blanks, for its table
   * @param axis the measured quantity
   * @param values the numbers in the order of the names; some may be unknown, and their intervals
   *     may have no end
   * @param hints the tool tip of each
   */
  public record Measure(String id, Axis axis, List<Estimate> values, List<String> hints) {}

  @Override
  public boolean isEmpty() {
    return names.isEmpty();
  }

  @Override
  public List<DataTable> tables() {
    List<DataTable> tables = new ArrayList<>();
    for (Measure measure : measures) {
      List<List<Object>> rows = new ArrayList<>();
      for (int i = 0; i < names.size(); i++) {
        Estimate y = measure.values().get(i);
        rows.add(
            Arrays.asList(
                names.get(i), number(y.value()), number(y.low()), number(y.high()), y.count()));
      }
      tables.add(new DataTable(measure.id(), List.of("name", "y", "ylo", "yhi", "n"), rows));
    }
    return tables;
  }

  /** Returns the value for a table; a number that is not finite leaves its cell empty. */
  static Double number(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
