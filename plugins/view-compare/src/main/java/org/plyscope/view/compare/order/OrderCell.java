package org.plyscope.view.compare.order;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.util.function.LongPredicate;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.UIManager;
import javax.swing.table.TableCellRenderer;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.compare.widget.Tints;

/** Draws a move at the left and its value at the right of a cell, with scissors after a cut-off. */
final class OrderCell extends JPanel implements TableCellRenderer {
  private static final int GAP = 6;

  private static final float TINT = 0.3f;

  private final transient LongPredicate marked;
  private final JLabel move = new JLabel();
  private final JLabel value = new JLabel();

  /**
   * Makes a renderer.
   *
   * @param marked selects the move that is marked in all columns
   */
  OrderCell(LongPredicate marked) {
    super(new BorderLayout(GAP, 0));
    this.marked = marked;
    setBorder(BorderFactory.createEmptyBorder(0, GAP, 0, GAP));
    add(move);
    add(value, BorderLayout.EAST);
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable table, Object cell, boolean selected, boolean focus, int row, int column) {
    boolean same = cell instanceof MoveOrder.Entry tried && marked.test(tried.move());
    Color plain = table.getBackground();
    setBackground(
        selected
            ? table.getSelectionBackground()
            : same ? Tints.mix(plain, ChartStyler.series(1), TINT) : plain);
    move.setForeground(selected ? table.getSelectionForeground() : table.getForeground());
    value.setForeground(
        selected ? table.getSelectionForeground() : UIManager.getColor("Plyscope.muted"));
    move.setFont(table.getFont());
    value.setFont(table.getFont());
    if (cell instanceof MoveOrder.Entry entry) {
      move.setText(entry.text());
      value.setText(NumberText.value(entry.value(), entry.bound()) + (entry.cut() ? "  ✂" : ""));
      setToolTipText(entry.cut() ? "Met a bound: the moves after it were skipped" : null);
    } else {
      move.setText(cell == null ? "" : cell.toString());
      value.setText("");
      setToolTipText(null);
    }
    return this;
  }
}
