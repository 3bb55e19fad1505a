package org.plyscope.view.compare.table;

import java.awt.event.MouseEvent;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableColumnModel;
import javax.swing.table.TableModel;

/** A table header that explains its columns. */
final class HelpfulHeader extends JTableHeader {
  private final transient TableModel model;

  HelpfulHeader(TableColumnModel columns, TableModel model) {
    super(columns);
    this.model = model;
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    int view = columnModel.getColumnIndexAtX(event.getX());
    if (view < 0) {
      return null;
    }
    int column = columnModel.getColumn(view).getModelIndex();
    return model instanceof Results ? Results.help(column) : model.getColumnName(column);
  }
}
