package org.plyscope.ui.table;

import java.util.Arrays;
import java.util.Locale;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.RowFilter;
import javax.swing.table.TableModel;
import javax.swing.table.TableRowSorter;
import org.plyscope.ui.form.Fields;

/**
 * A field above a table that leaves only the rows in which all its words occur. Rows of a table
 * with a filter are to be converted between the table and its model.
 */
public final class TableFilter extends JTextField {
  private static final int COLUMNS = 9;

  private final transient TableRowSorter<TableModel> rows;

  /**
   * Makes a filter for a table.
   *
   * @param name the name tests know it by
   * @param placeholder what the empty field says
   * @param table a table that is not sorted otherwise; it keeps the order of its rows
   */
  public TableFilter(String name, String placeholder, JTable table) {
    super(COLUMNS);
    setName(name);
    putClientProperty("JTextField.placeholderText", placeholder);
    putClientProperty("JTextField.showClearButton", true);
    setToolTipText("Shows only rows in which these words occur");
    rows = new Unsorted(table.getModel());
    table.setRowSorter(rows);
    Fields.onEdit(this, this::filter);
  }

  private void filter() {
    String words = getText().strip().toLowerCase(Locale.ROOT);
    rows.setRowFilter(words.isEmpty() ? null : new Containing(words.split("\\s+", -1)));
  }

  /** The order of the rows says something. */
  private static final class Unsorted extends TableRowSorter<TableModel> {
    private Unsorted(TableModel model) {
      super(model);
      // Rows whose contents have changed may no longer, or again, be wanted.
      setSortsOnUpdates(true);
    }

    @Override
    public boolean isSortable(int column) {
      return false;
    }
  }

  /** Finds rows by words. */
  private static final class Containing extends RowFilter<TableModel, Integer> {
    private final String[] words;

    private Containing(String... words) {
      this.words = words;
    }

    @Override
    public boolean include(Entry<? extends TableModel, ? extends Integer> row) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < row.getValueCount(); i++) {
        text.append(row.getStringValue(i).toLowerCase(Locale.ROOT)).append(' ');
      }
      return Arrays.stream(words).allMatch(word -> text.indexOf(word) >= 0);
    }
  }
}
