package org.plyscope.view.compare.table;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Arrays;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.RowFilter;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableRowSorter;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.ui.chart.SeriesMark;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.table.FilterField;
import org.plyscope.ui.table.FittedTable;

/** The table of configurations and results: several rows can be chosen, sorted and filtered. */
final class CompareTable extends FittedTable {
  private static final String FIRST = "Destination first first";

  /** The widest a name may make its column, in letters. */
  private static final int LETTERS = 18;

  private final CompareRows rows;
  private transient TableRowSorter<CompareRows> sorter;

  /**
   * Makes an empty table.
   *
   * @param open the action of a double click and of Enter on the chosen rows
   * @param remove the action of Delete on them
   * @param menu makes the menu of the rows chosen
   */
  CompareTable(CompareRows rows, Runnable open, Runnable remove, Supplier<JPopupMenu> menu) {
    super(rows);
    this.rows = rows;
    setName("compare.table");
    setSelectionMode(ListSelectionModel.MULTIPLE_INTERVAL_SELECTION);
    setDefaultRenderer(Configuration.class, new NameCell());
    sorter = new TableRowSorter<>(rows);
    setRowSorter(sorter);
    fit(FIRST);
    limit(LETTERS);
    key("ENTER", "open", open);
    key("DELETE", "remove", remove);
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2 && rowAtPoint(event.getPoint()) >= 0) {
              open.run();
            }
          }

          @Override
          public void mousePressed(MouseEvent event) {
            popUp(event);
          }

          @Override
          public void mouseReleased(MouseEvent event) {
            popUp(event);
          }

          private void popUp(MouseEvent event) {
            int row = rowAtPoint(event.getPoint());
            if (event.isPopupTrigger() && row >= 0) {
              if (!isRowSelected(row)) {
                setRowSelectionInterval(row, row);
              }
              menu.get().show(CompareTable.this, event.getX(), event.getY());
            }
          }
        });
  }

  /** Returns the rows chosen, as rows of the model in their order there. */
  int[] chosen() {
    return Arrays.stream(getSelectedRows()).map(this::convertRowIndexToModel).sorted().toArray();
  }

  /** Chooses rows of the model. */
  void choose(int first, int last) {
    clearSelection();
    for (int row = first; row <= last && row < rows.getRowCount(); row++) {
      int shown = convertRowIndexToView(row);
      if (shown >= 0) {
        addRowSelectionInterval(shown, shown);
        scrollRectToVisible(getCellRect(shown, 0, true));
      }
    }
  }

  /** Shows only rows in whose name or agent all words occur. */
  void filter(FilterField words) {
    sorter.setRowFilter(words.filters() ? new Accepted(words) : null);
  }

  private void key(String stroke, String name, Runnable action) {
    getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(stroke), name);
    getActionMap()
        .put(
            name,
            new AbstractAction() {
              @Override
              public void actionPerformed(ActionEvent event) {
                action.run();
              }
            });
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    Point at = event.getPoint();
    int row = rowAtPoint(at);
    if (row < 0) {
      return null;
    }
    int model = convertRowIndexToModel(row);
    Configuration configuration = rows.configuration(model);
    String note = rows.note(model);
    String caution = rows.caution(model);
    return Fields.tooltip(configuration.name())
        + "\n"
        + Fields.tooltip(
            configuration.agent()
                + ", "
                + configuration.limits()
                + ", seed "
                + configuration.seed())
        + (note.isEmpty() ? "" : "\n" + Fields.tooltip(note))
        + (caution.isEmpty() ? "" : "\n" + Fields.tooltip(caution));
  }

  /** Finds rows by words. */
  private final class Accepted extends RowFilter<CompareRows, Integer> {
    private final FilterField words;

    private Accepted(FilterField words) {
      this.words = words;
    }

    @Override
    public boolean include(Entry<? extends CompareRows, ? extends Integer> entry) {
      return words.accepts(rows.configuration(entry.getIdentifier()).toString());
    }
  }

  /** Shows a name with the mark of its curve; in red where something is wrong. */
  private final class NameCell extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focus, int row, int column) {
      setForeground(null);
      String name = value instanceof Configuration configuration ? configuration.name() : "";
      super.getTableCellRendererComponent(table, name, selected, false, row, column);
      int model = convertRowIndexToModel(row);
      setIcon(SeriesMark.icon(model));
      if (!selected && rows.failed(model)) {
        setForeground(UIManager.getColor("Plyscope.error"));
      }
      return this;
    }
  }
}
