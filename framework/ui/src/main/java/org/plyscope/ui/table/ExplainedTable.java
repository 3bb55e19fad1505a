package org.plyscope.ui.table;

import java.util.List;
import javax.swing.table.AbstractTableModel;

/** A model of a table whose columns are explained. <b>Extended by views</b>. */
public abstract class ExplainedTable extends AbstractTableModel {
  private transient List<Column> columns;

  /**
   * A column.
   *
   * @param name its heading
   * @param help its meaning, shown as the tool tip of the heading
   */
  public record Column(String name, String help) {}

  /**
   * Makes a table.
   *
   * @param columns its columns
   */
  protected ExplainedTable(Column... columns) {
    this(List.of(columns));
  }

  /**
   * Makes a table.
   *
   * @param columns its columns
   */
  protected ExplainedTable(List<Column> columns) {
    this.columns = List.copyOf(columns);
  }

  /**
   * Returns the meaning of a column.
   *
   * @param column the index of a column
   * @return one sentence or a few words
   */
  public final String help(int column) {
    return columns.get(column).help();
  }

  /**
   * Gives the table other columns. If they differ from the present ones, all columns are rebuilt.
   *
   * @param others the columns
   */
  protected final void columns(List<Column> others) {
    if (!columns.equals(others)) {
      columns = List.copyOf(others);
      fireTableStructureChanged();
    }
  }

  /**
   * Notifies the table that all rows have other contents; with as many rows the selection stays.
   *
   * @param rowsBefore how many rows there were
   */
  protected final void changed(int rowsBefore) {
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
