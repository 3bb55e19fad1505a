package org.plyscope.workbench.search.result;

import java.awt.CardLayout;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
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
import org.plyscope.ui.table.TableFilter;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.Keys;
import org.plyscope.ui.widget.WidthTracking;
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
  private final JToggleButton find = new JToggleButton(Icons.of("find"));
  private TableFilter filter;

  /**
   * Makes the tables.
   *
   * @param copy takes a table to the clipboard
   * @param lines shows several lines at once
   * @param details shows further details
   * @param picked receives the candidates that the user picks and points at
   */
  ResultTables(
      PlyTable plies,
      CandidateTable candidates,
      IterationTable iterations,
      LivePanel live,
      JComponent lines,
      JComponent details,
      Consumer<DataTable> copy,
      Moves picked) {
    super(new MigLayout("fill, insets 0", "[grow, fill, 0::]", "[grow, fill, 0::]"));
    this.plies = plies;
    this.candidates = candidates;
    this.iterations = iterations;
    this.live = live;
    tabs.setName("result.tabs");
    chart.setName("result.chart");
    candidateTable = table("result.candidateTable", candidates);
    candidateTable.getSelectionModel().setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    follow(picked);
    tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
    tabs.putClientProperty("FlatLaf.style", "tabInsets: 2,6,2,6; tabHeight: 28");
    tabs.addTab("Moves", movesTab());
    tabs.addTab("Lines", scrolled(lines));
    tabs.addTab("Plies", pliesTab());
    tabs.addTab("Iterations", iterationsTab());
    tabs.addTab("Progress", live);
    tabs.addTab("Notes", details);
    tabs.putClientProperty("JTabbedPane.trailingComponent", copyButton(copy));
    add(tabs);
  }

  /** Listens to rows of the table of moves. */
  interface Moves {
    /** The user picked a row. */
    void pick(int row);

    /** The user points at a row; -1 for none. */
    void point(int row);
  }

  /** A click counts also on the row that is selected; so do the keys that go from row to row. */
  private void follow(Moves moves) {
    MouseAdapter mouse =
        new MouseAdapter() {
          private int pointed = -1;

          @Override
          public void mouseReleased(MouseEvent event) {
            pick(moves, candidateTable.rowAtPoint(event.getPoint()));
          }

          @Override
          public void mouseMoved(MouseEvent event) {
            point(candidateTable.rowAtPoint(event.getPoint()));
          }

          @Override
          public void mouseExited(MouseEvent event) {
            point(-1);
          }

          private void point(int row) {
            if (row != pointed) {
              pointed = row;
              moves.point(model(row));
            }
          }
        };
    candidateTable.addMouseListener(mouse);
    candidateTable.addMouseMotionListener(mouse);
    Keys.bind(candidateTable, "ENTER", () -> pick(moves, candidateTable.getSelectedRow()));
    Keys.bind(candidateTable, "SPACE", () -> pick(moves, candidateTable.getSelectedRow()));
  }

  private void pick(Moves moves, int row) {
    if (row >= 0 && row < candidateTable.getRowCount()) {
      moves.pick(model(row));
    }
  }

  private int model(int row) {
    return row < 0 ? row : candidateTable.convertRowIndexToModel(row);
  }

  /** All moves of the root, and a field that finds some of them once it is asked for. */
  private JPanel movesTab() {
    filter = new TableFilter("result.filter", "Find a move", candidateTable);
    filter.setVisible(false);
    find.addActionListener(e -> seek(find.isSelected()));
    Keys.bind(
        candidateTable,
        JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT,
        "ctrl F",
        () -> seek(true),
        () -> true);
    Keys.bind(filter, "ESCAPE", () -> seek(false));
    JPanel moves =
        new JPanel(
            new MigLayout(
                "fill, insets 0, wrap, hidemode 3, gapy rel",
                "[grow, fill, 0::]",
                "[][grow, fill, 0::]"));
    moves.add(filter);
    moves.add(new JScrollPane(candidateTable));
    return moves;
  }

  private void seek(boolean wanted) {
    tabs.setSelectedIndex(0);
    find.setSelected(wanted);
    filter.setVisible(wanted);
    if (wanted) {
      filter.requestFocusInWindow();
    } else {
      filter.setText("");
    }
  }

  private static JScrollPane scrolled(JComponent content) {
    JScrollPane scroll = new JScrollPane(new WidthTracking(content));
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    return scroll;
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
    find.setName("result.find");
    find.setToolTipText("Find moves in the table  (Ctrl+F in the table)");
    find.putClientProperty("JButton.buttonType", "toolBarButton");
    JPanel right = new JPanel(new MigLayout("fill, insets 0, gapx 0", "push[][][]", "[center]"));
    right.setOpaque(false);
    right.add(find);
    right.add(marks);
    right.add(button);
    return right;
  }

  private DataTable shown() {
    return switch (tabs.getTitleAt(tabs.getSelectedIndex())) {
      case "Plies" -> plies.data();
      case "Iterations" -> iterations.data();
      case "Progress" -> live.tables().get(0);
      default -> candidates.data();
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

  /** Greys a candidate whose value rests on too few visits, and explains why. */
  private static final class CandidateCell extends DefaultTableCellRenderer {
    private final CandidateTable model;

    CandidateCell(CandidateTable model) {
      this.model = model;
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focus, int row, int column) {
      boolean grey = model.tooFew(table.convertRowIndexToModel(row));
      // Null gives the colour of the table back, which the last cell may have replaced.
      setForeground(null);
      super.getTableCellRendererComponent(table, value, selected, focus, row, column);
      if (grey && !selected) {
        setForeground(Theme.color("faint"));
      }
      setToolTipText(grey ? Trust.RULE : null);
      return this;
    }
  }
}
