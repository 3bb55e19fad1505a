package org.plyscope.experiment.results;

import java.util.List;
import org.plyscope.api.run.statistics.Estimate;

/**
 * Scores over two axes, for a table or a map of colours. Immutable.
 *
 * @param title its title
 * @param meaning the meaning of a cell, as a sentence
 * @param rowAxis the parameter of the rows
 * @param columnAxis the parameter of the columns
 * @param rows the label of each row
 * @param columns the label of each column
 * @param cells a list per row; unknown where there are no games
 */
public record Grid(
    String title,
    String meaning,
    String rowAxis,
    String columnAxis,
    List<String> rows,
    List<String> columns,
    List<List<Estimate>> cells) {
  /** Copies the lists. */
  public Grid {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    cells = cells.stream().map(List::copyOf).toList();
  }

  /** Returns a cell. */
  public Estimate at(int row, int column) {
    return cells.get(row).get(column);
  }
}
