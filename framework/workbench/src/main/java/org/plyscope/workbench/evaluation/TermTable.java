package org.plyscope.workbench.evaluation;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.table.DataTable;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.ExplainedTable;

/** The terms of a position, one row each, one column per player, and their sum. */
final class TermTable extends ExplainedTable {
  private static final DataTable NOTHING = new DataTable("terms", List.of("Term"), List.of());

  private DataTable data = NOTHING;

  TermTable() {
    super(List.of(new Column("Term", "The terms of the sum")));
  }

  /** Shows other terms. */
  void show(DataTable newData) {
    int before = data.rows().size();
    data = newData;
    List<Column> columns = new ArrayList<>();
    columns.add(new Column("Term", "The terms of the sum"));
    for (String player : newData.columns().subList(1, newData.columns().size())) {
      columns.add(new Column(player, "The value for " + player + ", in its own eyes"));
    }
    columns(columns);
    changed(before);
  }

  /** Shows none. */
  void clear() {
    show(NOTHING);
  }

  @Override
  public int getRowCount() {
    return data.rows().size();
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == 0 ? String.class : Amount.class;
  }

  @Override
  public Object getValueAt(int row, int column) {
    Object value = data.rows().get(row).get(column);
    return value instanceof Double number ? Amount.of(number, HeatScale.text(number)) : value;
  }
}
