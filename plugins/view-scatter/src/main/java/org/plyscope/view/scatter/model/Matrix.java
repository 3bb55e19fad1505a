package org.plyscope.view.scatter.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.table.DataTable;

/**
 * Numbers from 0 to 1 in rows and columns.
 *
 * @param rows the names of the rows
 * @param columns the names of the columns
 * @param values the numbers, a list per row; NaN where there is none
 */
public record Matrix(List<String> rows, List<String> columns, List<List<Double>> values) {
  public boolean isEmpty() {
    return rows.isEmpty() || columns.isEmpty();
  }

  /** Returns the numbers as a table. */
  public DataTable table(String name) {
    List<List<Object>> table = new ArrayList<>();
    for (int r = 0; r < rows.size(); r++) {
      for (int c = 0; c < columns.size(); c++) {
        double value = values.get(r).get(c);
        table.add(Arrays.asList(rows.get(r), columns.get(c), Double.isNaN(value) ? null : value));
      }
    }
    return new DataTable(name, List.of("row", "column", "value"), table);
  }
}
