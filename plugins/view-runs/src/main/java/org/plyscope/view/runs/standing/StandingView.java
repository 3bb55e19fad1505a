package org.plyscope.view.runs.standing;

import java.awt.CardLayout;
import java.awt.Component;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.table.TableCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.chart.PublishedTable;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.Runs;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.ui.run.LiveRun;
import org.plyscope.ui.run.NoRun;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.Prose;

/** Shows the standings of the run, while it is played. */
public final class StandingView implements View {
  private final Runs runs;
  private final LiveRun<Standings> live;
  private final StandingTable ratings = new StandingTable();
  private final CrossTable cross = new CrossTable();
  private final FittedTable ratingTable = new FittedTable(ratings);
  private final FittedTable crossTable = new FittedTable(cross);
  private final Prose verdict = new Prose("standing.verdict", "Label.foreground");
  private final Prose evidence = new Prose("standing.evidence", "Plyscope.muted");
  private final PublishedPane published = new PublishedPane();
  private final JTabbedPane tabs = new JTabbedPane();
  private final NoRun nothing = new NoRun("standing.empty");
  private final CardLayout cards = new CardLayout();
  private final JPanel panel = new JPanel(cards);
  private Standings standings;
  private boolean following;

  /** Makes the view. */
  public StandingView(Runs runs, Charts charts) {
    this.runs = runs;
    panel.setName("standing");
    JPanel content =
        new JPanel(
            new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[]rel[]rel[grow, fill]"));
    content.putClientProperty(View.PICTURE, true);
    content.add(verdict, "width 0:100%:");
    content.add(evidence, "width 0:100%:");
    tabs.setName("standing.tabs");
    tabs.addTab("Ratings", pane(ratingTable, "standing.table"));
    tabs.addTab(
        "Cross-table",
        null,
        pane(crossTable, "standing.cross"),
        "Score of each agent against each other");
    content.add(tabs, "width 0:100%:, height 0:100%:");
    ratingTable.getSelectionModel().addListSelectionListener(e -> selected(ratingTable, false));
    crossTable.getSelectionModel().addListSelectionListener(e -> selected(crossTable, true));
    crossTable.setDefaultRenderer(
        Amount.class, explained(crossTable.getDefaultRenderer(Amount.class)));
    panel.add(nothing, "empty");
    panel.add(content, "tables");
    show(Optional.empty());
    live = new LiveRun<>(runs, run -> Standings.of(run, charts), this::show, this::focus);
  }

  private static JScrollPane pane(FittedTable table, String name) {
    table.setName(name);
    table.setAutoCreateRowSorter(true);
    table.limit(20);
    return new JScrollPane(table);
  }

  /** Explains a cell in its tooltip. */
  private TableCellRenderer explained(TableCellRenderer plain) {
    return (table, value, selected, focus, row, column) -> {
      Component cell =
          plain.getTableCellRendererComponent(table, value, selected, focus, row, column);
      String details =
          cross.details(table.convertRowIndexToModel(row), table.convertColumnIndexToModel(column));
      ((JComponent) cell).setToolTipText(details.isEmpty() ? null : details);
      return cell;
    };
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    return standings == null ? List.of() : standings.tables();
  }

  @Override
  public void close() {
    live.close();
  }

  private void show(Optional<Standings> now) {
    standings = now.orElse(null);
    panel.putClientProperty(View.SUBJECT, runs.shown().map(Run::name).orElse(null));
    following = true;
    try {
      ratings.show(standings);
      cross.show(standings);
    } finally {
      following = false;
    }
    showPublished(now.flatMap(Standings::published));
    boolean played = now.isPresent() && !now.get().rows().isEmpty();
    if (now.isPresent() && now.get().isSuite()) {
      nothing.say(
          "A suite of problems has no standing",
          "The view Charts shows the best moves that each agent finds; the report has more.");
    } else if (now.isPresent()) {
      nothing.say(
          "No game set is finished yet",
          "The standing appears with the first complete game set: an opening in all seats.");
    } else {
      nothing.sayWhy(runs.shown().isPresent());
    }
    if (played) {
      verdict.setText(standings.verdict());
      StringBuilder text = new StringBuilder(standings.evidence());
      standings.cautions().forEach(caution -> text.append(' ').append(caution));
      evidence.setText(text.toString());
    }
    cards.show(panel, played ? "tables" : "empty");
    focus(runs.focus());
  }

  /** Only a run that repeats a study has a tab for its numbers. */
  private void showPublished(Optional<PublishedTable> table) {
    boolean there = tabs.indexOfComponent(published) >= 0;
    if (table.isPresent() && !there) {
      tabs.addTab(
          "Published", null, published, "Published numbers beside ours, with their intervals");
    } else if (table.isEmpty() && there) {
      tabs.remove(published);
    }
    table.ifPresent(published::show);
  }

  private void focus(RunFocus focus) {
    if (standings == null) {
      return;
    }
    following = true;
    try {
      for (JTable table : List.of(ratingTable, crossTable)) {
        table.clearSelection();
        for (int i = 0; i < standings.rows().size(); i++) {
          if (focus.entrants().contains(standings.rows().get(i).entrant())) {
            int row = table.convertRowIndexToView(i);
            table.addRowSelectionInterval(row, row);
          }
        }
      }
    } finally {
      following = false;
    }
  }

  private void selected(JTable table, boolean isCross) {
    if (following) {
      return;
    }
    List<Integer> entrants =
        Arrays.stream(table.getSelectedRows())
            .map(table::convertRowIndexToModel)
            .mapToObj(row -> isCross ? cross.entrant(row) : ratings.row(row).entrant())
            .toList();
    runs.focus(RunFocus.of(entrants));
  }
}
