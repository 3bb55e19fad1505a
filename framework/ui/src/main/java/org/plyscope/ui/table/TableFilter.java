package org.plyscope.ui.table;

import javax.swing.JTable;
import javax.swing.RowFilter;
import javax.swing.RowSorter;
import javax.swing.table.TableModel;
import javax.swing.table.TableRowSorter;

/**
 * A {@link FilterField} of a table. Rows of a table with a filter are to be converted between the
 * table and its model.
 */
public final class TableFilter extends FilterField {
  private final transient TableRowSorter<? extends TableModel> rows;

  /**
   * Makes a filter for a table.
   *
   * @param name the name tests know it by
   * @param placeholder the text of the empty field
   * @param table a table; one that cannot be sorted keeps the order of its rows
   */
  public TableFilter(String name, String placeholder, JTable table) {
    super(name, placeholder);
    RowSorter<? extends TableModel> known = table.getRowSorter();
    if (known instanceof TableRowSorter<? extends TableModel> sorter) {
      rows = sorter;
    } else {
      rows = new Unsorted(table.getModel());
      table.setRowSorter(rows);
    }
    // Rows whose contents have changed may no longer, or again, be wanted.
    rows.setSortsOnUpdates(true);
    onFilter(this::filter);
  }

  private void filter() {
    rows.setRowFilter(filters() ? new Accepted() : null);
  }

  /** The order of the rows has a meaning. */
  private static final class Unsorted extends TableRowSorter<TableModel> {
    private Unsorted(TableModel model) {
      super(model);
    }

    @Override
    public boolean isSortable(int column) {
      return false;
    }
  }

  /** Finds rows by words. */
  private final class Accepted extends RowFilter<TableModel, Integer> {
    @Override
    public boolean include(Entry<? extends TableModel, ? extends Integer> row) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < row.getValueCount(); i++) {
        text.append(row.getStringValue(i)).append(' ');
      }
      return accepts(text.toString());
    }
  }
}
