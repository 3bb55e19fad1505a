package org.plyscope.view.compare.table;

import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.table.TableModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.CutoffProfile;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.OrderMarks;

/** What came out: the rows, and for the selected row the distribution of its cut-offs. */
final class ResultPanel extends JPanel {
  /** The height, in letters, from which there is room for the table of cut-offs. */
  private static final int DETAIL_LINES = 22;

  /** The widest a name may make its column. */
  private static final int LETTERS = 16;

  private final transient Workspace workspace;
  private final Results results = new Results();
  private final Distribution distribution = new Distribution();
  private final JTable table = sortable("compare.results", results, "Destination first first");
  private final JTable detail = sortable("compare.distribution", distribution, "00");
  private final JComboBox<Integer> depths = new JComboBox<>();
  private final JComboBox<String> subjects = new JComboBox<>();
  private final JButton onBoard = new JButton("Show order on board");
  private final JLabel searchedTo = new JLabel("Searched to");
  private final Prose sentence = new Prose("compare.sentence", "Plyscope.muted");
  private final JLabel detailTitle = new Heading(" ");
  private transient Comparison comparison;
  private boolean filling;

  ResultPanel(Workspace workspace) {
    super(
        new MigLayout(
            "fill, insets 0, wrap, gapy rel, hidemode 3",
            "[grow, fill]",
            "[][grow 60, fill][][][grow 40, fill]"));
    this.workspace = workspace;
    depths.setName("compare.depth");
    depths.setRenderer(new DepthCell());
    depths.addActionListener(e -> refresh());
    subjects.setName("compare.subject");
    onBoard.setName("compare.show-order");
    onBoard.setToolTipText(
        "Numbers the moves in the order in which the selected configuration tried them");
    onBoard.addActionListener(e -> showOrder());
    table.getSelectionModel().addListSelectionListener(e -> rowChanged());
    add(new WrapBar(searchedTo, depths, subjects, onBoard), "width 0:100%:");
    add(new JScrollPane(table), "width 0:100%:, height 60:120:");
    add(sentence, "width 0:100%:");
    add(detailTitle, "width 0:100%:");
    JScrollPane below = new JScrollPane(detail);
    add(below, "width 0:100%:, height 60:90:");
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            // In a low panel the results need all the room there is.
            boolean room = getHeight() > DETAIL_LINES * getFont().getSize();
            detailTitle.setVisible(room);
            below.setVisible(room);
            revalidate();
          }
        });
    rowChanged();
  }

  /** Shows a comparison, finished or so far. */
  void show(Optional<Comparison> other) {
    boolean sameRequest =
        comparison != null
            && other.isPresent()
            && other.get().request().equals(comparison.request());
    boolean following = depths.getSelectedIndex() == depths.getItemCount() - 1;
    comparison = other.orElse(null);
    filling = true;
    try {
      Integer before = (Integer) depths.getSelectedItem();
      depths.removeAllItems();
      int deepest = comparison == null ? 0 : comparison.commonDepth();
      for (int depth = Math.min(1, deepest); depth <= deepest; depth++) {
        depths.addItem(depth);
      }
      depths.setSelectedItem(sameRequest && !following ? before : Integer.valueOf(deepest));
      if (!sameRequest) {
        fillSubjects();
      }
      searchedTo.setVisible(deepest > 0);
      depths.setVisible(deepest > 0);
      subjects.setVisible(subjects.getItemCount() > 1);
    } finally {
      filling = false;
    }
    refresh();
  }

  /** Returns the depth of the rows. */
  int depth() {
    return depths.getSelectedItem() instanceof Integer depth ? depth : 0;
  }

  private void fillSubjects() {
    subjects.removeAllItems();
    if (comparison != null) {
      comparison.request().subjects().stream().map(Subject::name).forEach(subjects::addItem);
    }
  }

  private void refresh() {
    if (filling) {
      return;
    }
    int selected =
        table.getSelectedRow() < 0 ? -1 : table.convertRowIndexToModel(table.getSelectedRow());
    if (comparison == null) {
      results.clear();
    } else {
      results.show(comparison, depth());
    }
    // Other columns take the selection away.
    if (table.getSelectedRow() < 0 && results.getRowCount() > 0) {
      int row = selected < 0 ? 0 : Math.min(selected, results.getRowCount() - 1);
      int view = selected < 0 ? 0 : table.convertRowIndexToView(row);
      table.setRowSelectionInterval(view, view);
    }
    rowChanged();
  }

  private void rowChanged() {
    int view = table.getSelectedRow();
    int row = view < 0 || view >= table.getRowCount() ? -1 : table.convertRowIndexToModel(view);
    boolean any = comparison != null && row >= 0 && row < results.getRowCount();
    distribution.show(any ? comparison.cutoffs(row, depth()) : CutoffProfile.NONE);
    detailTitle.setText(
        any
            ? "Which move caused the cut-offs: "
                + comparison.request().configurations().get(row).name()
            : "Which move caused the cut-offs");
    onBoard.setEnabled(any && order(row).analysis().isPresent());
    String note = any ? results.row(row).note() : "";
    sentence.setText(note.isEmpty() ? yardstick() : note);
  }

  /** Says what the minimal tree was computed from. */
  private String yardstick() {
    return comparison == null
        ? "Results appear here while the comparison runs."
        : comparison.remark(depth());
  }

  private MoveOrder order(int configuration) {
    return comparison.moveOrders(Math.max(0, subjects.getSelectedIndex())).get(configuration);
  }

  private void showOrder() {
    int row = table.convertRowIndexToModel(table.getSelectedRow());
    MoveOrder order = order(row);
    Analysis search = order.analysis().orElseThrow();
    Trace trace = search.trace().orElseThrow();
    workspace.select(
        Selection.of(trace.line())
            .withResult(search.result())
            .withTrace(trace, order.node())
            .withMarks(OrderMarks.of(order)));
    workspace.execute("view.show.move-order");
  }

  private static JTable sortable(String name, TableModel model, String first) {
    FittedTable table = new FittedTable(model);
    table.setName(name);
    table.setAutoCreateRowSorter(true);
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.fit(first);
    table.limit(LETTERS);
    return table;
  }

  /** Writes a depth in words. */
  private static final class DepthCell extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focus) {
      Object text = value == null ? "–" : value.equals(0) ? "the limits" : "depth " + value;
      return super.getListCellRendererComponent(list, text, index, selected, focus);
    }
  }
}
