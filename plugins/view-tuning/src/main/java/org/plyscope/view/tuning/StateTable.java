package org.plyscope.view.tuning;

import java.util.List;
import javax.swing.table.AbstractTableModel;
import org.plyscope.api.table.DataTable;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.text.NumberText;

/** A table of a tuning. */
final class StateTable extends AbstractTableModel {
  private transient DataTable table = new DataTable("", List.of(), List.of());

  void show(DataTable now) {
    boolean same = now.columns().equals(table.columns());
    table = now;
    if (same) {
      fireTableDataChanged();
    } else {
      fireTableStructureChanged();
    }
  }

  @Override
  public int getRowCount() {
    return table == null ? 0 : table.rows().size();
  }

  @Override
  public int getColumnCount() {
    return table == null ? 0 : table.columns().size();
  }

  @Override
  public String getColumnName(int column) {
    return table.columns().get(column);
  }

  @Override
  public Class<?> getColumnClass(int column) {
    boolean numbers = !table.rows().isEmpty() && table.rows().get(0).get(column) instanceof Number;
    return numbers ? Amount.class : String.class;
  }

  @Override
  public Object getValueAt(int row, int column) {
    Object value = table.rows().get(row).get(column);
    if (value instanceof Long || value instanceof Integer) {
      return Amount.count(((Number) value).doubleValue());
    }
    return value instanceof Number number
        ? Amount.of(number.doubleValue(), NumberText.decimal(number.doubleValue()))
        : String.valueOf(value);
  }
}
