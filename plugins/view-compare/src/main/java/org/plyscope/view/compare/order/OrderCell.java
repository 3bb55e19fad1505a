package org.plyscope.view.compare.order;

import java.awt.BorderLayout;
import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.UIManager;
import javax.swing.table.TableCellRenderer;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.measure.Value;

/** Draws a move at the left and its value at the right of a cell, with scissors after a cut-off. */
final class OrderCell extends JPanel implements TableCellRenderer {
  private static final int GAP = 6;

  private final JLabel move = new JLabel();
  private final JLabel value = new JLabel();

  OrderCell() {
    super(new BorderLayout(GAP, 0));
    setBorder(BorderFactory.createEmptyBorder(0, GAP, 0, GAP));
    add(move);
    add(value, BorderLayout.EAST);
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable table, Object cell, boolean selected, boolean focus, int row, int column) {
    setBackground(selected ? table.getSelectionBackground() : table.getBackground());
    move.setForeground(selected ? table.getSelectionForeground() : table.getForeground());
    value.setForeground(
        selected ? table.getSelectionForeground() : UIManager.getColor("Plyscope.muted"));
    move.setFont(table.getFont());
    value.setFont(table.getFont());
    if (cell instanceof MoveOrder.Entry entry) {
      move.setText(entry.text());
      value.setText(text(entry) + (entry.cut() ? "  ✂" : ""));
      setToolTipText(entry.cut() ? "Met a bound: the moves after it were skipped" : null);
    } else {
      move.setText(cell == null ? "" : cell.toString());
      value.setText("");
      setToolTipText(null);
    }
    return this;
  }

  private static String text(MoveOrder.Entry entry) {
    String sign =
        switch (entry.bound()) {
          case LOWER -> "≥ ";
          case UPPER -> "≤ ";
          case MEAN -> "ø ";
          case EXACT, NONE -> "";
        };
    return sign + Value.text(entry.value());
  }
}
