package org.plyscope.view.runs.list;

import java.awt.Desktop;
import java.awt.event.ActionListener;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.run.Experiments;
import org.plyscope.api.run.Run;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.run.FlagQuestion;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.table.TableFilter;
import org.plyscope.ui.widget.Deck;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.runs.model.Desk;

/** Lists all runs and lets the user start, hold and end them. */
public final class RunsView implements View {
  private static final System.Logger LOG = System.getLogger(RunsView.class.getName());

  private final Workspace workspace;
  private final Desk desk;
  private final RunTable model = new RunTable();
  private final FittedTable table = new FittedTable(model);
  private final Refresher<List<RunRow>> refresher;
  private final List<Runnable> forget = new ArrayList<>();
  private final Deck deck = new Deck();
  private final JPanel panel =
      new JPanel(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][grow, fill]"));
  private final JButton resume = button("resume", "Resume", "Go on with this run", e -> resume());
  private final JButton pause =
      button("pause", "Pause", "Begin no more games for now", e -> act(Experiments::pause));
  private final JButton stop =
      button(
          "stop",
          "Stop",
          "Finish the games that are being played, then stop",
          e -> act(Experiments::stop));
  private final JButton halt =
      button(
          "halt",
          "Stop now",
          "Stop at once; games that are being played are played again later",
          e -> act(Experiments::halt));
  private final JButton report =
      button("report", "Report", "Write the report as one page and open it", e -> report());
  private final JButton folder =
      button("folder", "Folder", "Open the folder of this run", e -> openFolder());
  private final JButton delete =
      button("delete", "Delete…", "Delete this run with all its games", e -> delete());
  private boolean showing;

  /** Makes the view. */
  public RunsView(Workspace workspace, Desk desk) {
    this.workspace = workspace;
    this.desk = desk;
    this.refresher = new Refresher<>("runs", () -> RunRow.all(desk), this::show);
    panel.setName("runs");
    table.setName("runs.table");
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setAutoCreateRowSorter(true);
    panel.add(
        new WrapBar(
            button("new", "New…", "Set up an experiment", e -> setUp()),
            resume,
            pause,
            stop,
            halt,
            report,
            folder,
            button("open", "Open…", "Open the folder of a run from elsewhere", e -> open()),
            delete,
            new TableFilter("runs.filter", "Find a run", table)),
        "width 0:100%:");
    table.limit(24);
    table.getSelectionModel().addListSelectionListener(e -> selected());
    deck.add(
        new EmptyHint(
            "runs.empty",
            "No runs yet",
            "Set up an experiment in the view Experiment and start it, or open the folder of a run"
                + " from the command line."),
        "empty");
    deck.add(new JScrollPane(table), "table");
    panel.add(deck, "width 0:100%:, height 130lp::");
    forget.add(desk.runs().onChange(refresher::ask));
    forget.add(desk.experiments().onChange(refresher::ask));
    refresher.ask();
    enable();
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    List<List<Object>> rows = new ArrayList<>();
    for (RunRow row : model.rows()) {
      rows.add(
          List.of(
              row.name(),
              row.game(),
              row.state(),
              row.progress().finished(),
              row.progress().planned(),
              row.folder()));
    }
    return rows.isEmpty()
        ? List.of()
        : List.of(
            new DataTable(
                "runs", List.of("run", "game", "state", "finished", "planned", "folder"), rows));
  }

  @Override
  public void close() {
    forget.forEach(Runnable::run);
    refresher.close();
  }

  private static JButton button(String id, String text, String help, ActionListener action) {
    JButton button = new JButton(text);
    button.setName("runs." + id);
    button.setToolTipText(help);
    button.addActionListener(action);
    return button;
  }

  private void show(List<RunRow> rows) {
    Run before = chosen().flatMap(RunRow::opened).orElse(null);
    showing = true;
    try {
      model.show(rows);
      select(desk.runs().shown().orElse(before));
    } finally {
      showing = false;
    }
    deck.show(rows.isEmpty() ? "empty" : "table");
    rows.stream().filter(RunRow::canHalt).forEach(row -> desk.follow(workspace, row.run()));
    enable();
    if (rows.stream().anyMatch(RunRow::canHalt)) {
      refresher.ask();
    }
  }

  private void select(Run run) {
    for (int i = 0; i < model.rows().size(); i++) {
      if (run != null && model.row(i).run() == run) {
        int shown = table.convertRowIndexToView(i);
        if (shown >= 0) {
          table.setRowSelectionInterval(shown, shown);
          return;
        }
      }
    }
    table.clearSelection();
  }

  private Optional<RunRow> chosen() {
    int row = table.getSelectedRow();
    return row < 0 || row >= table.getRowCount()
        ? Optional.empty()
        : Optional.of(model.row(table.convertRowIndexToModel(row)));
  }

  private void selected() {
    if (!showing) {
      chosen().flatMap(RunRow::opened).ifPresent(desk.runs()::show);
      enable();
    }
  }

  private void enable() {
    Optional<RunRow> row = chosen();
    resume.setEnabled(row.filter(RunRow::canResume).isPresent());
    pause.setEnabled(row.filter(RunRow::canPause).isPresent());
    stop.setEnabled(row.filter(RunRow::canStop).isPresent());
    halt.setEnabled(row.filter(RunRow::canHalt).isPresent());
    report.setEnabled(row.filter(RunRow::canReport).isPresent());
    folder.setEnabled(row.isPresent());
    delete.setEnabled(row.flatMap(RunRow::opened).isPresent());
  }

  /** Does something with the run, in the background because it may have to wait for the disk. */
  private void act(BiConsumer<Experiments, Run> action) {
    chosen()
        .flatMap(RunRow::opened)
        .ifPresent(
            run ->
                workspace.submit(
                    run.name(),
                    monitor -> {
                      action.accept(desk.experiments(), run);
                      return run;
                    },
                    done -> refresher.ask()));
  }

  private void resume() {
    List<String> flags =
        chosen().flatMap(RunRow::opened).map(desk.experiments()::flags).orElse(List.of());
    if (FlagQuestion.isAccepted(panel, flags)) {
      act(
          (experiments, run) -> {
            experiments.accept(flags);
            experiments.resume(run);
          });
    }
  }

  private void setUp() {
    workspace.execute("view.show.experiment");
  }

  private void open() {
    JFileChooser chooser = new JFileChooser();
    chooser.setName("dialog.run-folder");
    chooser.setDialogTitle("Open the folder of a run");
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    if (chooser.showOpenDialog(panel) == JFileChooser.APPROVE_OPTION) {
      Path place = chooser.getSelectedFile().toPath();
      workspace.submit(
          "Opening " + place.getFileName(), monitor -> desk.runs().open(place), desk.runs()::show);
    }
  }

  private void report() {
    chosen()
        .flatMap(RunRow::opened)
        .ifPresent(
            run ->
                workspace.submit(
                    "Report of " + run.name(),
                    monitor -> shown(desk.experiments().report(run)),
                    file -> workspace.message("The report is in " + file + ".")));
  }

  private void openFolder() {
    chosen()
        .ifPresent(
            row ->
                workspace.submit(
                    "Folder of " + row.name(),
                    monitor -> shown(Path.of(row.folder())),
                    file -> workspace.message("The run is in " + file + ".")));
  }

  /** Shows a file or folder with the program of the desktop; without one a message names it. */
  private static Path shown(Path file) {
    try {
      if (Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.OPEN)) {
        Desktop.getDesktop().open(file.toFile());
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "The desktop cannot open a file.", e);
    }
    return file;
  }

  private void delete() {
    Optional<RunRow> row = chosen();
    if (row.flatMap(RunRow::opened).isEmpty()) {
      return;
    }
    int answer =
        JOptionPane.showConfirmDialog(
            panel,
            "Delete “"
                + row.get().name()
                + "” with its "
                + row.get().progress().finished()
                + " games? They cannot be brought back.",
            "Delete run",
            JOptionPane.OK_CANCEL_OPTION,
            JOptionPane.WARNING_MESSAGE);
    if (answer == JOptionPane.OK_OPTION) {
      act(Experiments::delete);
    }
  }
}
