package org.plyscope.view.compare.order;

import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import org.plyscope.api.analysis.MoveOrder;

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
}
