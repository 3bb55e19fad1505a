package org.plyscope.workbench.search.result;

import java.awt.CardLayout;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.table.DataTable;
import org.plyscope.ui.chart.BarChart;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Heading;
import org.plyscope.workbench.live.LivePanel;
import org.plyscope.workbench.live.Trust;
import org.plyscope.workbench.theme.Icons;

/**
 * The lower part of the result panel: counters per ply with a chart, the moves of the root, the
 * iterations and the curves.
 */
final class ResultTables extends JPanel {
  /** Columns share the width of the table in proportion to their preferred widths. */
  private static final int SHARE = 30;

  private static final int MOVE_COLUMN = 1;
  private static final String EMPTY = "empty";
  private static final String FULL = "full";

  /** The height, in letters, from which there is room for a chart below the table. */
  private static final int CHART_LINES = 22;

  private final PlyTable plies;
  private final CandidateTable candidates;
  private final IterationTable iterations;
  private final JPanel iterationDeck = new JPanel(new CardLayout());
  private final JTabbedPane tabs = new JTabbedPane();
  private final BarChart chart = new BarChart("Ply", "Nodes");
  private final JTable candidateTable;
  private final LivePanel live;
  private final JToggleButton marks = new JToggleButton(Icons.of("candidates"));

  /**
   * Makes the tables.
   *
   * @param copy takes a table to the clipboard
   * @param picked told which candidate was clicked
   */
  ResultTables(
      PlyTable plies,
      CandidateTable candidates,
      IterationTable iterations,
      LivePanel live,
      Consumer<DataTable> copy,
      IntConsumer picked) {
    super(new MigLayout("fill, insets 0", "[grow, fill, 0::]", "[grow, fill, 0::]"));
    this.plies = plies;
    this.candidates = candidates;
    this.iterations = iterations;
    this.live = live;
    tabs.setName("result.tabs");
    chart.setName("result.chart");
    candidateTable = table("result.candidateTable", candidates);
    candidateTable.getSelectionModel().setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    candidateTable
        .getSelectionModel()
        .addListSelectionListener(
            e -> {
              int row = candidateTable.getSelectedRow();
              if (!e.getValueIsAdjusting() && row >= 0 && row < candidates.getRowCount()) {
                picked.accept(row);
              }
            });
    tabs.addTab("Plies", pliesTab());
    tabs.addTab("Moves", new JScrollPane(candidateTable));
    tabs.addTab("Iterations", iterationsTab());
    tabs.addTab("Progress", live);
    tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
    tabs.putClientProperty("JTabbedPane.trailingComponent", copyButton(copy));
    add(tabs);
  }

  /** Draws the nodes per ply. */
  void draw(Counts counts) {
    chart.show(IntStream.range(0, counts.plies()).mapToDouble(counts::nodes).toArray());
  }

  /** Runs something when the user wants to see the candidates on the board, or no longer. */
  void onShowCandidates(Runnable action) {
    marks.addActionListener(e -> action.run());
  }

  /** Shows whether candidates are marked on the board. */
  void candidatesShown(boolean shown) {
    marks.setSelected(shown);
  }

  private JPanel iterationsTab() {
    iterationDeck.add(
        new EmptyHint(
            "placeholder.sentence",
            Icons.large("chart"),
            "No iterations",
            "They appear when an agent searches one depth after another."),
        EMPTY);
    iterationDeck.add(new JScrollPane(table("result.iterationTable", iterations)), FULL);
    iterations.addTableModelListener(
        e ->
            ((CardLayout) iterationDeck.getLayout())
                .show(iterationDeck, iterations.getRowCount() == 0 ? EMPTY : FULL));
    return iterationDeck;
  }

  private JSplitPane pliesTab() {
    JTable table = table("result.plyTable", plies);
    JSplitPane split =
        new JSplitPane(JSplitPane.VERTICAL_SPLIT, new JScrollPane(table), chartPanel());
    split.setResizeWeight(0.5);
    split.setDividerLocation(0.5);
    split.setBorder(null);
    Component below = split.getBottomComponent();
    split.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            // In a low panel the table needs all the room there is.
            boolean room = split.getHeight() > CHART_LINES * split.getFont().getSize();
            if (room != below.isVisible()) {
              below.setVisible(room);
              split.resetToPreferredSizes();
              split.revalidate();
            }
          }
        });
    return split;
  }

  private JPanel chartPanel() {
    JPanel panel =
        new JPanel(new MigLayout("fill, insets 0, gapy rel", "[grow, fill]", "[][grow, fill]"));
    JCheckBox log = new JCheckBox("Logarithmic", true);
    log.setName("result.log");
    log.setToolTipText("Shows each power of ten with the same height");
    log.addActionListener(e -> chart.logarithmic(log.isSelected()));
    panel.add(new Heading("Nodes per ply"), "split 2");
    panel.add(log, "growx 0, wrap");
    panel.add(chart, "height 60lp::");
    return panel;
  }

  private Component copyButton(Consumer<DataTable> copy) {
    JButton button = new JButton(Icons.of("copy"));
    button.setName("result.copy");
    button.setToolTipText("Copy this table as CSV, for a spreadsheet or a script");
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(e -> copy.accept(shown()));
    marks.setName("result.show-candidates");
    marks.setToolTipText(
        "Mark the best moves on the board: value as label, effort as strength. " + Trust.RULE);
    marks.putClientProperty("JButton.buttonType", "toolBarButton");
    JPanel right = new JPanel(new MigLayout("fill, insets 0, gapx 0", "push[][]", "[center]"));
    right.setOpaque(false);
    right.add(marks);
    right.add(button);
    return right;
  }

  private DataTable shown() {
    return switch (tabs.getSelectedIndex()) {
      case 0 -> plies.data();
      case 1 -> candidates.data();
      case 2 -> iterations.data();
      default -> live.tables().get(0);
    };
  }

  private static JTable table(String name, ExplainedTable model) {
    FittedTable table = new FittedTable(model);
    table.setName(name);
    table.getTableHeader().setReorderingAllowed(false);
    table.setFillsViewportHeight(true);
    int text = model instanceof PlyTable ? -1 : MOVE_COLUMN;
    DefaultTableCellRenderer numbers = cell(model, SwingConstants.TRAILING);
    DefaultTableCellRenderer texts = cell(model, SwingConstants.LEADING);
    // Columns come and go with the figures of an agent, so the renderers are not theirs.
    table.setDefaultRenderer(
        Object.class,
        (t, value, selected, focus, row, column) ->
            (column == text ? texts : numbers)
                .getTableCellRendererComponent(t, value, selected, focus, row, column));
    for (int i = 0; i < model.getColumnCount(); i++) {
      int share = i == text ? 3 : i == 0 ? 1 : 2;
      table.share(i, share * SHARE);
    }
    return table;
  }

  private static DefaultTableCellRenderer cell(ExplainedTable model, int alignment) {
    DefaultTableCellRenderer cell =
        model instanceof CandidateTable moves
            ? new CandidateCell(moves)
            : new DefaultTableCellRenderer();
    cell.setHorizontalAlignment(alignment);
    return cell;
  }
}
