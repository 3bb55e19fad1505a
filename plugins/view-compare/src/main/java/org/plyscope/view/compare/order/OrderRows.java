package org.plyscope.view.compare.order;

import java.util.List;
import javax.swing.table.AbstractTableModel;
import org.plyscope.api.analysis.MoveOrder;

/** The orders as a table: a row for each place, a column for each configuration. */
final class OrderRows extends AbstractTableModel {
  private List<NodeOrders.Column> columns = List.of();
  private int rows;

  /** Shows other orders, and rebuilds the columns if the configurations differ. */
  void show(NodeOrders orders) {
    List<String> before = columns.stream().map(NodeOrders.Column::name).toList();
    columns = orders.columns();
    rows = orders.longest();
    if (columns.stream().map(NodeOrders.Column::name).toList().equals(before)) {
      fireTableDataChanged();
    } else {
      fireTableStructureChanged();
    }
  }

  /** Returns what is shown in a column, null for that of the places. */
  NodeOrders.Column column(int column) {
    return column > 0 && column <= columns.size() ? columns.get(column - 1) : null;
  }

  /** Returns the move of a cell, or null where there is none. */
  MoveOrder.Entry entry(int row, int column) {
    NodeOrders.Column shown = column(column);
    return shown == null || row < 0 || row >= shown.order().entries().size()
        ? null
        : shown.order().entries().get(row);
  }

  @Override
  public int getRowCount() {
    return rows;
  }

  @Override
  public int getColumnCount() {
    return columns.size() + 1;
  }

  @Override
  public String getColumnName(int column) {
    return column == 0 ? "#" : columns.get(column - 1).name();
  }

  @Override
  public Object getValueAt(int row, int column) {
    return column == 0 ? Integer.valueOf(row + 1) : entry(row, column);
  }
}
