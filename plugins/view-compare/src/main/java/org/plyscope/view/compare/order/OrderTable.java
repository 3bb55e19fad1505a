package org.plyscope.view.compare.order;

import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.AbstractAction;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import org.plyscope.api.analysis.MoveOrder;

/** The table of orders: choosing a cell chooses its configuration. */
final class OrderTable extends JTable {
  private static final String SAMPLE = "a10-b10-c10  ≥ 1,000.000  ✂";

  private final OrderRows model = new OrderRows();
  private final transient IntConsumer chosen;
  private final transient Consumer<MoveOrder.Entry> opened;
  private boolean filling;

  /**
   * Makes an empty table.
   *
   * @param chosen told which configuration the user has chosen
   * @param opened told to which move the user wants to go on
   */
  OrderTable(IntConsumer chosen, Consumer<MoveOrder.Entry> opened) {
    this.chosen = chosen;
    this.opened = opened;
    setModel(model);
    setName("move-order.rows");
    setCellSelectionEnabled(true);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setDefaultRenderer(Object.class, new OrderCell());
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
      chosen.accept(getSelectedColumn() - 1);
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
