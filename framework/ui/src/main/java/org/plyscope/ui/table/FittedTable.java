package org.plyscope.ui.table;

import java.awt.Component;
import java.awt.event.MouseEvent;
import java.util.HashMap;
import java.util.Map;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.event.TableModelEvent;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableColumn;
import javax.swing.table.TableModel;

/**
 * A table that fills its place where it can and is scrolled sideways where its headings or numbers
 * would not fit. Headings of an {@link ExplainedTable} have explanations; numbers ({@link Amount},
 * {@link Bar}) stand at the right.
 */
public class FittedTable extends JTable {
  /** How many rows are measured: enough for all plies, and cheap while a search runs. */
  private static final int MEASURED = 40;

  /** As wide as most numbers get. */
  private static final String SAMPLE = "0,000,000";

  /** The constructor of {@code JTable} already shows the model, but has no renderers yet. */
  private boolean made;

  private int widest = Integer.MAX_VALUE;

  /** The width of each column, for when all columns are rebuilt. */
  private final Map<Integer, Integer> shares = new HashMap<>();

  /**
   * Makes a table.
   *
   * @param model its contents
   */
  public FittedTable(TableModel model) {
    super(model);
    DefaultTableCellRenderer trailing = new DefaultTableCellRenderer();
    trailing.setHorizontalAlignment(SwingConstants.TRAILING);
    setDefaultRenderer(Amount.class, trailing);
    setDefaultRenderer(Bar.class, new BarCell());
    made = true;
    measure();
  }

  /**
   * Gives a column a share of the width, at least the width of its heading.
   *
   * @param index the index of a column
   * @param width pixels
   */
  public void share(int index, int width) {
    shares.put(index, width);
    widen(index, width);
  }

  private void widen(int index, int width) {
    TableColumn column = getColumnModel().getColumn(index);
    Component heading =
        getTableHeader()
            .getDefaultRenderer()
            .getTableCellRendererComponent(this, column.getHeaderValue(), false, false, -1, index);
    column.setPreferredWidth(Math.max(width, heading.getPreferredSize().width));
  }

  /**
   * Makes the columns wide enough for their headings and usual numbers.
   *
   * @param first a sample text of the first column
   */
  public void fit(String first) {
    for (int i = 0; i < getColumnCount(); i++) {
      share(i, getFontMetrics(getFont()).stringWidth(i == 0 ? first : SAMPLE));
    }
  }

  /**
   * Keeps long names from making their column wider and wider.
   *
   * @param letters the widest a content may make its column
   */
  public void limit(int letters) {
    widest = letters;
  }

  @Override
  public void tableChanged(TableModelEvent event) {
    super.tableChanged(event);
    if (!made) {
      return;
    }
    if (event == null || event.getFirstRow() == TableModelEvent.HEADER_ROW) {
      for (int i = 0; i < getColumnCount(); i++) {
        widen(i, shares.getOrDefault(i, 0));
      }
    }
    measure();
  }

  private void measure() {
    for (int row = 0; row < Math.min(MEASURED, getRowCount()); row++) {
      for (int i = 0; i < getColumnCount(); i++) {
        TableColumn column = getColumnModel().getColumn(i);
        int content = prepareRenderer(getCellRenderer(row, i), row, i).getPreferredSize().width;
        long most = (long) widest * getFont().getSize();
        int needed = (int) Math.min(content, most) + getIntercellSpacing().width;
        // Columns never shrink, so that they stand still while numbers grow and fall.
        if (needed > column.getPreferredWidth()) {
          column.setPreferredWidth(needed);
        }
      }
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    for (int i = 0; i < getColumnCount(); i++) {
      widen(i, getColumnModel().getColumn(i).getPreferredWidth());
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
        int shown = columnAtPoint(event.getPoint());
        if (shown < 0) {
          return null;
        }
        int column = convertColumnIndexToModel(shown);
        return dataModel instanceof ExplainedTable explained
            ? explained.help(column)
            : dataModel.getColumnName(column);
      }
    };
  }
}
