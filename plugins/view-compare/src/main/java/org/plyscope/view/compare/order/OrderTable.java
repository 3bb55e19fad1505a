package org.plyscope.view.compare.order;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.TableCellRenderer;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.compare.widget.Tints;

/** The table of orders: choosing a cell chooses its configuration. */
final class OrderTable extends JTable {
  private static final String SAMPLE = "a10-b10-c10  ≥ 1,000.000  ✂";

  private final OrderRows model = new OrderRows();
  private final transient BiConsumer<Integer, MoveOrder.Entry> chosen;
  private final transient Consumer<MoveOrder.Entry> opened;
  private boolean filling;
  private boolean marking;
  private boolean told;
  private long marked;

  /**
   * Makes an empty table.
   *
   * @param chosen receives the configuration that the user has chosen, and its move or null
   * @param opened receives the move that the user wants to follow
   */
  OrderTable(BiConsumer<Integer, MoveOrder.Entry> chosen, Consumer<MoveOrder.Entry> opened) {
    this.chosen = chosen;
    this.opened = opened;
    setModel(model);
    setName("move-order.rows");
    setCellSelectionEnabled(true);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setDefaultRenderer(Object.class, new OrderCell(move -> marking && move == marked));
    getTableHeader().setReorderingAllowed(false);
    getSelectionModel().addListSelectionListener(e -> cellChosen(e.getValueIsAdjusting()));
    getColumnModel()
        .getSelectionModel()
        .addListSelectionListener(e -> cellChosen(e.getValueIsAdjusting()));
    getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ENTER"), "open");
    getActionMap().put("open", new Open());
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            // A click on the cell that is chosen already changes no selection.
            if (!told) {
              cellChosen(false);
            }
            told = false;
          }

          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              open();
            }
          }
        });
  }

  /** Shows other orders with a configuration chosen. */
  void show(NodeOrders orders, int configuration) {
    filling = true;
    int row = Math.max(0, getSelectedRow());
    model.show(orders);
    if (model.getRowCount() > 0) {
      changeSelection(Math.min(row, model.getRowCount() - 1), configuration + 1, false, false);
    }
    fit();
    filling = false;
  }

  /** Marks a move in all columns. */
  void mark(long move) {
    marking = true;
    marked = move;
    repaint();
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return getParent() == null || getPreferredSize().width <= getParent().getWidth();
  }

  private void fit() {
    int wide = getFontMetrics(getFont()).stringWidth(SAMPLE);
    for (int i = 0; i < getColumnCount(); i++) {
      getColumnModel().getColumn(i).setPreferredWidth(i == 0 ? wide / 4 : wide);
    }
  }

  private void cellChosen(boolean adjusting) {
    if (!adjusting && !filling && getSelectedColumn() > 0) {
      told = true;
      chosen.accept(getSelectedColumn() - 1, model.entry(getSelectedRow(), getSelectedColumn()));
    }
  }

  private void open() {
    MoveOrder.Entry entry = model.entry(getSelectedRow(), getSelectedColumn());
    if (entry != null) {
      opened.accept(entry);
    }
  }

  /** The key that goes on to a move. */
  private final class Open extends AbstractAction {
    @Override
    public void actionPerformed(ActionEvent event) {
      open();
    }
  }

  /**
   * Draws a move at the left and its value at the right of a cell, with scissors after a cut-off.
   */
  private static final class OrderCell extends JPanel implements TableCellRenderer {
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

  /** The orders as a table: a row for each place, a column for each configuration. */
  private static final class OrderRows extends AbstractTableModel {
    private List<NodeOrders.Column> columns = List.of();
    private int rows;

    /** Shows other orders, and rebuilds the columns if the configurations differ. */
    void show(NodeOrders orders) {
      List<String> before = columns.stream().map(NodeOrders.Column::name).toList();
      columns = orders.columns();
      rows = orders.longest();
      if (columns.stream().map(NodeOrders.Column::name).toList().equals(before)) {
        fireTableDataChanged();
      } else {
        fireTableStructureChanged();
      }
    }

    /** Returns the content of a column, null for that of the places. */
    NodeOrders.Column column(int column) {
      return column > 0 && column <= columns.size() ? columns.get(column - 1) : null;
    }

    /** Returns the move of a cell, or null where there is none. */
    MoveOrder.Entry entry(int row, int column) {
      NodeOrders.Column shown = column(column);
      return shown == null || row < 0 || row >= shown.order().entries().size()
          ? null
          : shown.order().entries().get(row);
    }

    @Override
    public int getRowCount() {
      return rows;
    }

    @Override
    public int getColumnCount() {
      return columns.size() + 1;
    }

    @Override
    public String getColumnName(int column) {
      return column == 0 ? "#" : columns.get(column - 1).name();
    }

    @Override
    public Object getValueAt(int row, int column) {
      return column == 0 ? Integer.valueOf(row + 1) : entry(row, column);
    }
  }
}
