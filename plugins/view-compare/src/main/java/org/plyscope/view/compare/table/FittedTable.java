package org.plyscope.view.compare.table;

import java.awt.Component;
import java.awt.Container;
import javax.swing.JTable;
import javax.swing.event.TableModelEvent;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableColumn;
import javax.swing.table.TableModel;

/** A table that fills its place where it can and is scrolled sideways where it cannot. */
final class FittedTable extends JTable {
  /** As wide as most numbers get. */
  private static final String SAMPLE = "0,000,000";

  /** The widest a name may make its column, in letters. */
  private static final int LETTERS = 16;

  private String fitted;

  FittedTable(TableModel model) {
    super(model);
  }

  /**
   * Makes the columns wide enough for their headings and usual contents.
   *
   * @param first what the first column should have room for
   */
  void fit(String first) {
    fitted = first;
    for (int i = 0; i < getColumnCount(); i++) {
      TableColumn column = getColumnModel().getColumn(i);
      Component heading =
          getTableHeader()
              .getDefaultRenderer()
              .getTableCellRendererComponent(this, column.getHeaderValue(), false, false, -1, i);
      int contents = getFontMetrics(getFont()).stringWidth(i == 0 ? first : SAMPLE);
      column.setPreferredWidth(Math.max(heading.getPreferredSize().width, contents));
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (fitted != null) {
      fit(fitted);
      widen();
    }
  }

  /** Gives numbers all the room they need, and names as far as that is reasonable. */
  @Override
  public void tableChanged(TableModelEvent event) {
    super.tableChanged(event);
    widen();
  }

  private void widen() {
    for (int row = 0; row < getRowCount(); row++) {
      for (int i = 0; i < getColumnCount(); i++) {
        TableColumn column = getColumnModel().getColumn(i);
        int width = prepareRenderer(getCellRenderer(row, i), row, i).getPreferredSize().width;
        int needed = Math.min(width, LETTERS * getFont().getSize()) + getIntercellSpacing().width;
        // Columns never shrink, so that they stand still while a comparison runs.
        if (needed > column.getPreferredWidth()) {
          column.setPreferredWidth(needed);
        }
      }
    }
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    Container place = getParent();
    return place == null || getPreferredSize().width <= place.getWidth();
  }

  @Override
  protected JTableHeader createDefaultTableHeader() {
    return new HelpfulHeader(columnModel, this);
  }
}
