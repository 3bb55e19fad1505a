package org.plyscope.view.compare.table;

import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.Locale;
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
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.search.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.compare.model.Comparison;
import org.plyscope.view.compare.model.CutoffProfile;
import org.plyscope.view.compare.model.Measurement;
import org.plyscope.view.compare.model.MoveOrder;
import org.plyscope.view.compare.model.Subject;
import org.plyscope.view.compare.model.TreeSize;
import org.plyscope.view.compare.widget.WrapBar;

/** What came out: the rows, and for the selected row the distribution of its cut-offs. */
final class ResultPanel extends JPanel {
  private static final int ARROWS = 12;

  /** The height, in letters, from which there is room for the table of cut-offs. */
  private static final int DETAIL_LINES = 22;

  private final transient Workspace workspace;
  private final Results results = new Results();
  private final Distribution distribution = new Distribution();
  private final JTable table = sortable("compare.results", results, "Destination first first");
  private final JTable detail = sortable("compare.distribution", distribution, "00");
  private final JComboBox<Integer> depths = new JComboBox<>();
  private final JComboBox<String> subjects = new JComboBox<>();
  private final JButton onBoard = new JButton("Show order on board");
  private final JLabel searchedTo = new JLabel("Searched to");
  private final JLabel sentence = Prose.muted("compare.sentence");
  private final JLabel detailTitle = new JLabel(" ");
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
    detailTitle.putClientProperty("FlatLaf.styleClass", "h4");
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
    boolean samePlan =
        comparison != null && other.isPresent() && other.get().plan().equals(comparison.plan());
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
      depths.setSelectedItem(samePlan && !following ? before : Integer.valueOf(deepest));
      if (!samePlan) {
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
      comparison.plan().subjects().stream().map(Subject::name).forEach(subjects::addItem);
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
    if (selected < 0 && results.getRowCount() > 0) {
      table.setRowSelectionInterval(0, 0);
    }
    rowChanged();
  }

  private void rowChanged() {
    int view = table.getSelectedRow();
    int row = view < 0 || view >= table.getRowCount() ? -1 : table.convertRowIndexToModel(view);
    boolean any = comparison != null && row >= 0 && row < results.getRowCount();
    distribution.show(new CutoffProfile(any ? comparison.counters(row, depth()) : List.of()));
    detailTitle.setText(
        any
            ? "Which move caused the cut-offs: "
                + comparison.plan().configurations().get(row).name()
            : "Which move caused the cut-offs");
    onBoard.setEnabled(any && traced(row).isPresent());
    String note = any ? results.row(row).note() : "";
    Prose.say(sentence, note.isEmpty() ? yardstick() : note);
  }

  /** Says what the minimal tree was computed from. */
  private String yardstick() {
    if (comparison == null || depth() == 0) {
      return comparison == null ? "Results appear here while the comparison runs." : "";
    }
    TreeSize tree = comparison.tree(0);
    StringBuilder factors = new StringBuilder();
    for (int ply = 0; ply < Math.min(depth(), tree.depth()); ply++) {
      factors.append(ply == 0 ? "" : ", ");
      factors.append(ply < tree.exactPlies() ? "" : "≈ ");
      factors.append(String.format(Locale.ROOT, "%.1f", tree.branching(ply)));
    }
    return String.format(
        Locale.ROOT,
        "Minimal tree of '%s': %,.0f nodes, full tree %,.0f; moves per position, ply by ply: %s.",
        comparison.plan().subjects().get(0).name(),
        tree.minimalNodes(depth()),
        tree.fullNodes(depth()),
        factors);
  }

  private Optional<Measurement> traced(int configuration) {
    return comparison.traced(configuration, Math.max(0, subjects.getSelectedIndex()));
  }

  private void showOrder() {
    int row = table.convertRowIndexToModel(table.getSelectedRow());
    Measurement search = traced(row).orElseThrow();
    Trace trace = search.trace().orElseThrow();
    int root = MoveOrder.lastRoot(trace);
    workspace.select(
        Selection.of(trace.rules(), trace.position())
            .withResult(search.result())
            .withTrace(trace, root)
            .withMarks(MoveOrder.marks(trace, root, ARROWS)));
    workspace.execute("view.show.move-order");
  }

  private static JTable sortable(String name, TableModel model, String first) {
    FittedTable table = new FittedTable(model);
    table.setName(name);
    table.setAutoCreateRowSorter(true);
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    DefaultTableCellRenderer trailing = new DefaultTableCellRenderer();
    trailing.setHorizontalAlignment(SwingConstants.TRAILING);
    table.setDefaultRenderer(Figure.class, trailing);
    table.setDefaultRenderer(Bar.class, new BarCell());
    table.fit(first);
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
