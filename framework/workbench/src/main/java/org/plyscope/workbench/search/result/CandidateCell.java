package org.plyscope.workbench.search.result;

import java.awt.Component;
import javax.swing.JTable;
import javax.swing.table.DefaultTableCellRenderer;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.live.Trust;

/** Greys a candidate whose value rests on too few visits, and explains why. */
final class CandidateCell extends DefaultTableCellRenderer {
  private final CandidateTable model;

  CandidateCell(CandidateTable model) {
    this.model = model;
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable table, Object value, boolean selected, boolean focus, int row, int column) {
    boolean grey = model.tooFew(table.convertRowIndexToModel(row));
    // Null gives the colour of the table back, which the last cell may have replaced.
    setForeground(null);
    super.getTableCellRendererComponent(table, value, selected, focus, row, column);
    if (grey && !selected) {
      setForeground(Theme.color("faint"));
    }
    setToolTipText(grey ? Trust.RULE : null);
    return this;
  }
}
