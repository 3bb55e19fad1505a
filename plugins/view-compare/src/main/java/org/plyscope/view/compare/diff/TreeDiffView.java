package org.plyscope.view.compare.diff;

import java.awt.CardLayout;
import java.awt.Component;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SpinnerNumberModel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.TreeDifference;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.Desk;

/** Shows two trees of the latest comparison aligned move by move. */
public final class TreeDiffView implements View {
  private static final int MOST_ROWS = 5000;
  private static final int MOST_PLIES = 9;
  private static final int MOVE_WIDTH = 200;

  private final Workspace workspace;
  private final Desk desk;
  private final Runnable forget;
  private final DiffRows model = new DiffRows();
  private final JTable table = new JTable(model);
  private final JComboBox<String> left = new JComboBox<>();
  private final JComboBox<String> right = new JComboBox<>();
  private final JComboBox<String> subject = new JComboBox<>();
  private final JSpinner plies = new JSpinner(new SpinnerNumberModel(2, 1, MOST_PLIES, 1));
  private final JButton next = new JButton("Next difference");
  private final EmptyHint nothing = new EmptyHint("tree-diff.empty", "", "");
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel =
      new JPanel(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][grow, fill]"));
  private ComparisonRequest request;
  private Trace leftTree;
  private Trace rightTree;
  private boolean filling;

  /** Makes the view. */
  public TreeDiffView(Workspace workspace, Desk desk) {
    this.workspace = workspace;
    this.desk = desk;
    forget = desk.onChange(() -> SwingUtilities.invokeLater(this::compared));
    panel.setName("tree-diff");
    panel.add(controls(), "width 0:100%:");
    table.setName("tree-diff.rows");
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setDefaultRenderer(Object.class, new DiffCell());
    table.getColumnModel().getColumn(0).setPreferredWidth(MOVE_WIDTH);
    table.getSelectionModel().addListSelectionListener(e -> follow(e.getValueIsAdjusting()));
    table.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke('.'), "next");
    table.getActionMap().put("next", new NextDifference(this::jump));
    deck.add(nothing, "empty");
    deck.add(new JScrollPane(table), "table");
    panel.add(deck, "width 0:100%:");
    fill();
    compared();
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    List<String> columns =
        IntStream.range(0, model.getColumnCount()).mapToObj(model::getColumnName).toList();
    List<List<Object>> rows =
        IntStream.range(0, model.getRowCount()).mapToObj(this::exported).toList();
    return rows.isEmpty() ? List.of() : List.of(new DataTable("tree-diff", columns, rows));
  }

  @Override
  public void close() {
    forget.run();
  }

  private List<Object> exported(int row) {
    return IntStream.range(0, model.getColumnCount())
        .mapToObj(column -> model.getValueAt(row, column))
        .toList();
  }

  private WrapBar controls() {
    left.setName("tree-diff.left");
    right.setName("tree-diff.right");
    subject.setName("tree-diff.subject");
    plies.setName("tree-diff.plies");
    next.setName("tree-diff.next");
    next.setToolTipText("Also with the key . in the table");
    left.addActionListener(e -> refresh());
    right.addActionListener(e -> refresh());
    subject.addActionListener(e -> refresh());
    plies.addChangeListener(e -> refresh());
    next.addActionListener(e -> jump());
    return new WrapBar(
        left, new JLabel("against"), right, subject, new JLabel("Plies"), plies, next);
  }

  private void compared() {
    ComparisonRequest now = desk.latest().map(Comparison::request).orElse(null);
    if (!Objects.equals(now, request)) {
      request = now;
      filling = true;
      try {
        fill();
      } finally {
        filling = false;
      }
    }
    refresh();
  }

  private void fill() {
    left.removeAllItems();
    right.removeAllItems();
    subject.removeAllItems();
    if (request != null) {
      request.configurations().forEach(c -> left.addItem(c.name()));
      request.configurations().forEach(c -> right.addItem(c.name()));
      request.subjects().forEach(s -> subject.addItem(s.name()));
      right.setSelectedIndex(Math.min(1, right.getItemCount() - 1));
    }
    subject.setVisible(subject.getItemCount() > 1);
  }

  private Optional<Trace> tree(JComboBox<String> side) {
    int which = side.getSelectedIndex();
    int where = subject.getSelectedIndex();
    return which < 0 || where < 0
        ? Optional.empty()
        : desk.latest().flatMap(c -> c.traced(which, where)).flatMap(Analysis::trace);
  }

  private void refresh() {
    if (filling) {
      return;
    }
    Optional<Trace> one = tree(left);
    Optional<Trace> two = tree(right);
    boolean both = one.isPresent() && two.isPresent();
    leftTree = one.orElse(null);
    rightTree = two.orElse(null);
    if (both) {
      int depth = (Integer) plies.getValue();
      model.show(leftTree, rightTree, aligned(depth));
    } else {
      model.clear();
    }
    next.setEnabled(DiffRows.next(model.rows(), -1) >= 0);
    nothing.say(
        request == null ? "No comparison yet" : "No trees to compare",
        request == null
            ? "Run a comparison in the view Compare to see two of its trees side by side."
            : "These two searches have kept no trees; tick Keep trees in the view Compare, and run"
                + " it to the end.");
    cards.show(deck, both ? "table" : "empty");
  }

  private List<TreeDifference> aligned(int depth) {
    return desk.latest()
        .map(
            latest ->
                latest.differences(
                    left.getSelectedIndex(),
                    right.getSelectedIndex(),
                    subject.getSelectedIndex(),
                    depth,
                    MOST_ROWS))
        .orElse(List.of());
  }

  private void jump() {
    int row = DiffRows.next(model.rows(), table.getSelectedRow());
    if (row >= 0) {
      table.setRowSelectionInterval(row, row);
      table.scrollRectToVisible(table.getCellRect(row, 0, true));
      table.requestFocusInWindow();
    }
  }

  /** Shows the position of the selected row on the board. */
  private void follow(boolean adjusting) {
    int index = table.getSelectedRow();
    if (adjusting || index < 0 || index >= model.getRowCount()) {
      return;
    }
    TreeDifference row = model.rows().get(index);
    Trace trace = row.left() >= 0 ? leftTree : rightTree;
    int node = row.left() >= 0 ? row.left() : row.right();
    workspace.select(Selection.of(trace, node));
  }

  /** Marks rows that differ. */
  private final class DiffCell extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(
        JTable owner, Object value, boolean selected, boolean focus, int row, int column) {
      setForeground(null);
      Component cell =
          super.getTableCellRendererComponent(owner, value, selected, false, row, column);
      if (!selected && model.rows().get(row).differs()) {
        cell.setForeground(UIManager.getColor("Plyscope.warning"));
      }
      return cell;
    }
  }
}
