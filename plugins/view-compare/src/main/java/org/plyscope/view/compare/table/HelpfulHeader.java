package org.plyscope.view.compare.table;

import java.awt.event.MouseEvent;
import javax.swing.JTable;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableColumnModel;

/** A table header that explains its columns. */
final class HelpfulHeader extends JTableHeader {
  private final JTable owner;

  HelpfulHeader(TableColumnModel columns, JTable owner) {
    super(columns);
    this.owner = owner;
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    int view = columnModel.getColumnIndexAtX(event.getX());
    if (view < 0) {
      return null;
    }
    int column = columnModel.getColumn(view).getModelIndex();
    return owner.getModel() instanceof Results
        ? Results.help(column)
        : owner.getModel().getColumnName(column);
  }
}
