package org.plyscope.workbench.search;

import java.awt.Component;
import java.awt.event.MouseEvent;
import javax.swing.JTable;
import javax.swing.event.TableModelEvent;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableColumn;

/**
 * A table that fills its place where it can and is scrolled sideways where its headings or numbers
 * would not fit. Its headings say what they mean.
 */
final class FittedTable extends JTable {
  /** How many rows are measured: enough for all plies, and cheap while a search runs. */
  private static final int MEASURED = 40;

  FittedTable(ExplainedTable model) {
    super(model);
  }

  /** Gives a column a share of the width, at least what its heading needs. */
  void share(int index, int width) {
    TableColumn column = getColumnModel().getColumn(index);
    Component heading =
        getTableHeader()
            .getDefaultRenderer()
            .getTableCellRendererComponent(this, column.getHeaderValue(), false, false, -1, index);
    column.setPreferredWidth(Math.max(width, heading.getPreferredSize().width));
  }

  @Override
  public void tableChanged(TableModelEvent event) {
    super.tableChanged(event);
    for (int row = 0; row < Math.min(MEASURED, getRowCount()); row++) {
      for (int i = 0; i < getColumnCount(); i++) {
        TableColumn column = getColumnModel().getColumn(i);
        int width = prepareRenderer(getCellRenderer(row, i), row, i).getPreferredSize().width;
        // Columns never shrink, so that they stand still while numbers grow and fall.
        if (width + getIntercellSpacing().width > column.getPreferredWidth()) {
          column.setPreferredWidth(width + getIntercellSpacing().width);
        }
      }
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    for (int i = 0; i < getColumnCount(); i++) {
      share(i, getColumnModel().getColumn(i).getPreferredWidth());
    }
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return getParent() == null || getPreferredSize().width <= getParent().getWidth();
  }

  @Override
  protected JTableHeader createDefaultTableHeader() {
    return new JTableHeader(columnModel) {
      @Override
      public String getToolTipText(MouseEvent event) {
        int column = columnAtPoint(event.getPoint());
        return column < 0 ? null : ((ExplainedTable) dataModel).help(column);
      }
    };
  }
}
