package org.plyscope.view.compare.diff;

import java.awt.CardLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.RowFilter;
import javax.swing.SpinnerNumberModel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableRowSorter;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.TreeDifference;
import org.plyscope.api.game.Rules;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.Heading;
import org.plyscope.view.compare.widget.HeadingLabel;
import org.plyscope.view.compare.widget.Tints;

/** Shows two trees of the latest comparison aligned move by move. */
public final class TreeDiffView implements View {
  private static final int MOST_ROWS = 5000;
  private static final int MOST_PLIES = 9;
  private static final String MOVE = "        a10-b10-c10-d10-e10";
  private static final float TINT = 0.16f;

  private final Workspace workspace;
  private final CompareContext context;
  private final Registration registration;
  private final DiffRows model = new DiffRows();
  private final FittedTable table = new FittedTable(model);
  private final JComboBox<String> left = new JComboBox<>();
  private final JComboBox<String> right = new JComboBox<>();
  private final JComboBox<String> subject = new JComboBox<>();
  private final JSpinner plies = new JSpinner(new SpinnerNumberModel(2, 1, MOST_PLIES, 1));
  private final JButton next = new JButton("Next difference");
  private final JCheckBox only = new JCheckBox("Only differences");
  private final TableRowSorter<DiffRows> sorter = new TableRowSorter<>(model);
  private final HeadingLabel heading = new HeadingLabel("tree-diff.heading");
  private final Prose summary = new Prose("tree-diff.summary", "Label.foreground");
  private final EmptyHint nothing = new EmptyHint("tree-diff.empty", "", "");
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "fill, wrap, insets rel, gapy 2, hidemode 3", "[grow, fill]", "[][][][grow, fill]"));
  private ComparisonRequest request;
  private Rules rules;
  private Trace leftTree;
  private Trace rightTree;
  private boolean filling;

  /** Makes the view. */
  public TreeDiffView(Workspace workspace, CompareContext context) {
    this.workspace = workspace;
    this.context = context;
    rules = workspace.selection().rules();
    registration = context.onChange(() -> SwingUtilities.invokeLater(this::compared));
    panel.setName("tree-diff");
    panel.add(controls(), "width 0:100%:");
    panel.add(heading, "width 0:100%:");
    panel.add(summary, "width 0:100%:");
    table.setName("tree-diff.rows");
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setDefaultRenderer(String.class, new DiffCell(SwingConstants.LEADING));
    table.setDefaultRenderer(Amount.class, new DiffCell(SwingConstants.TRAILING));
    table.fit(MOVE);
    table.setRowSorter(sorter);
    for (int i = 0; i < model.getColumnCount(); i++) {
      // The rows are a tree; sorted they would be none.
      sorter.setSortable(i, false);
    }
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
    registration.close();
  }

  private List<Object> exported(int row) {
    return IntStream.range(0, model.getColumnCount())
        .mapToObj(column -> (Object) model.getValueAt(row, column).toString().strip())
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
    only.setName("tree-diff.only");
    only.setToolTipText("Leaves out rows in which both trees agree");
    only.addActionListener(e -> filter());
    return new WrapBar(
        left, new JLabel("against"), right, subject, new JLabel("Plies"), plies, next, only);
  }

  private void filter() {
    sorter.setRowFilter(only.isSelected() ? new Differing() : null);
  }

  @Override
  public void selected(Selection selection) {
    if (selection.rules() != rules) {
      rules = selection.rules();
      showHeading();
    }
  }

  private void showHeading() {
    Optional<Comparison> latest = context.latest().filter(one -> !one.analyses().isEmpty());
    int which = subject.getSelectedIndex();
    heading.show(latest.map(one -> Heading.of(one, which, rules)).orElse(Heading.NONE));
    panel.putClientProperty(
        View.SUBJECT, latest.map(one -> Heading.subject(one, which)).orElse(null));
  }

  private void compared() {
    ComparisonRequest now = context.latest().map(Comparison::request).orElse(null);
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
        : context.latest().flatMap(c -> c.traced(which, where)).flatMap(Analysis::trace);
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
      summary.setText(DiffSummary.of(model.rows(), depth, model.getRowCount() >= MOST_ROWS));
    } else {
      model.clear();
    }
    summary.setVisible(both);
    showHeading();
    next.setEnabled(DiffRows.next(model.rows(), -1) >= 0);
    nothing.say(
        request == null ? "No comparison yet" : "No trees to compare",
        request == null
            ? "Run a comparison in the view Compare to see two of its trees side by side."
            : "These two searches have kept no trees; tick Keep trees in the view Compare and press"
                + " Run.");
    cards.show(deck, both ? "table" : "empty");
  }

  private List<TreeDifference> aligned(int depth) {
    return context
        .latest()
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
    int before = table.getSelectedRow();
    int differing =
        DiffRows.next(model.rows(), before < 0 ? -1 : table.convertRowIndexToModel(before));
    int row = differing < 0 ? -1 : table.convertRowIndexToView(differing);
    if (row >= 0) {
      table.setRowSelectionInterval(row, row);
      table.scrollRectToVisible(table.getCellRect(row, 0, true));
      table.requestFocusInWindow();
    }
  }

  /** Shows the position of the selected row on the board. */
  private void follow(boolean adjusting) {
    int index = table.getSelectedRow();
    if (adjusting || index < 0 || index >= table.getRowCount()) {
      return;
    }
    TreeDifference row = model.rows().get(table.convertRowIndexToModel(index));
    Trace trace = row.left() >= 0 ? leftTree : rightTree;
    int node = row.left() >= 0 ? row.left() : row.right();
    workspace.select(Selection.of(trace, node));
  }

  /** Lets rows through in which the trees differ. */
  private static final class Differing extends RowFilter<DiffRows, Integer> {
    @Override
    public boolean include(Entry<? extends DiffRows, ? extends Integer> entry) {
      return entry.getModel().rows().get(entry.getIdentifier()).differs();
    }
  }

  /** Tints the cells in which the two sides differ; their text stays as easy to read. */
  private final class DiffCell extends DefaultTableCellRenderer {
    private DiffCell(int alignment) {
      setHorizontalAlignment(alignment);
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable owner, Object value, boolean selected, boolean focus, int row, int column) {
      setBackground(null);
      setForeground(null);
      super.getTableCellRendererComponent(owner, value, selected, false, row, column);
      if (!selected) {
        boolean marked = model.marked(owner.convertRowIndexToModel(row), column);
        Color ground = owner.getBackground();
        setBackground(
            marked ? Tints.mix(ground, UIManager.getColor("Plyscope.warning"), TINT) : ground);
      }
      return this;
    }
  }

  /** The key that jumps to the next difference. */
  private static final class NextDifference extends AbstractAction {
    private final transient Runnable jump;

    NextDifference(Runnable jump) {
      this.jump = jump;
    }

    @Override
    public void actionPerformed(ActionEvent event) {
      jump.run();
    }
  }
}
