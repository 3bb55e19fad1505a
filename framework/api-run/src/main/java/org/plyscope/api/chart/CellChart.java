package org.plyscope.api.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.table.DataTable;

/**
 * Shares from 0 to 1 in rows and columns. Immutable.
 *
 * @param heading its words
 * @param rows the rows
 * @param columns the columns
 * @param style the meaning of the cells
 * @param cells the cells row by row; there need not be one at every place
 */
public record CellChart(Heading heading, Side rows, Side columns, Style style, List<Cell> cells)
    implements Chart {
  /** The meaning of cells. */
  public enum Style {
    /** Scores, which are good above one half and bad below. */
    SCORES,
    /** Problems, which are solved or not. */
    PROBLEMS
  }

  /**
   * The rows or the columns.
   *
   * @param title the parameter in which they differ; may be empty
   * @param names the name of each
   * @param labels the label of each, where a name would be too long
   */
  public record Side(String title, List<String> names, List<String> labels) {}

  /**
   * A cell.
   *
   * @param row the number of its row
   * @param column the number of its column
   * @param value the share; unknown if nothing was measured
   * @param solved whether a problem is solved, though perhaps not in the best way
   * @param hint its tool tip; empty if the share is unknown
   */
  public record Cell(int row, int column, Estimate value, boolean solved, String hint) {}

  @Override
  public boolean isEmpty() {
    return cells.isEmpty();
  }

  @Override
  public List<DataTable> tables() {
    List<List<Object>> table = new ArrayList<>();
    for (Cell cell : cells) {
      table.add(
          Arrays.asList(
              rows.names().get(cell.row()),
              columns.names().get(cell.column()),
              cell.value().isKnown() ? cell.value().value() : null));
    }
    return List.of(new DataTable(heading.id(), List.of("row", "column", "value"), table));
  }
}
