package org.plyscope.workbench.search;

import java.util.List;
import javax.swing.table.AbstractTableModel;

/** A table of numbers whose columns say what they mean. */
abstract class ExplainedTable extends AbstractTableModel {
  private final List<Column> columns;

  /**
   * A column.
   *
   * @param name its heading
   * @param help what it means
   */
  record Column(String name, String help) {}

  ExplainedTable(Column... columns) {
    this.columns = List.of(columns);
  }

  /** Returns what a column means. */
  final String help(int column) {
    return columns.get(column).help();
  }

  /** Tells the table that all rows have other contents; with as many rows the selection stays. */
  final void changed(int rowsBefore) {
    if (rowsBefore == getRowCount() && rowsBefore > 0) {
      fireTableRowsUpdated(0, rowsBefore - 1);
    } else {
      fireTableDataChanged();
    }
  }

  @Override
  public final int getColumnCount() {
    return columns.size();
  }

  @Override
  public final String getColumnName(int column) {
    return columns.get(column).name();
  }
}
