package org.plyscope.view.runs.list;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Kind;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.run.WorkActions;
import org.plyscope.ui.run.WorkText;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.table.TableFilter;
import org.plyscope.ui.widget.Deck;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Keys;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.model.RunsContext;

/** Lists all runs, tunings and trainings, and lets the user resume, pause and end them. */
public final class RunsView implements View {
  /** The id of the view. */
  public static final String ID = "runs";

  /** The choice that keeps the folder of the work that was shown last. */
  public static final String LAST = "last";

  private final Workspace workspace;
  private final WorkQueue queue;
  private final RunTable model = new RunTable();
  private final FittedTable table = new FittedTable(model);
  private final Refresher<List<WorkState>> refresher;
  private final Registration registration;
  private final Deck deck = new Deck();
  private final JPanel panel =
      new JPanel(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][grow, fill]"));
  private final JButton edit =
      button(
          "edit",
          "Edit as new…",
          "Open the experiment of this run in the form, to start it again with changes",
          () -> chosen().ifPresent(this::edit));
  private final WorkActions actions;
  private final RunMenu menu;
  private final Map<Kind, Path> shown = new EnumMap<>(Kind.class);
  private Path selected;
  private boolean filling;
  private boolean remembered;

  /** Makes the view. */
  public RunsView(Workspace workspace, RunsContext context, Draft draft) {
    this.workspace = workspace;
    this.queue = context.queue();
    this.refresher = new Refresher<>("runs", queue::all, this::show);
    panel.setName(ID);
    table.setName("runs.table");
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setAutoCreateRowSorter(true);
    actions = new WorkActions(ID, workspace, queue, panel, this::chosen);
    menu = new RunMenu(workspace, context, draft, panel);
    WrapBar bar =
        new WrapBar(button("new", "New experiment", "Set up an experiment", this::setUp), edit);
    bar.add(actions.resuming());
    actions.usual().forEach(bar::add);
    bar.add(button("open", "Open…", "Open the folder of a run from elsewhere", this::open));
    bar.add(new TableFilter("runs.filter", "Find a run", table));
    panel.add(bar, "width 0:100%:");
    table.limit(14);
    table.getSelectionModel().addListSelectionListener(e -> selected());
    table.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent e) {
            if (e.getClickCount() == 2) {
              openView();
            }
          }

          @Override
          public void mousePressed(MouseEvent e) {
            offer(e);
          }

          @Override
          public void mouseReleased(MouseEvent e) {
            offer(e);
          }
        });
    Keys.bind(table, "F2", () -> chosen().ifPresent(menu::rename));
    Keys.bind(table, "ENTER", this::openView);
    deck.add(
        new EmptyHint(
            "runs.empty",
            "No runs yet",
            "Set up an experiment and start it, or open the folder of a run, tuning or training."),
        "empty");
    deck.add(new JScrollPane(table), "table");
    panel.add(deck, "width 0:100%:, height 130lp::");
    registration = queue.onChange(refresher::ask);
    refresher.ask();
    enable();
  }

  private static JButton button(String id, String text, String help, Runnable action) {
    JButton button = new JButton(text);
    button.setName("runs." + id);
    button.setToolTipText(help);
    button.addActionListener(e -> action.run());
    return button;
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    List<List<Object>> rows = new ArrayList<>();
    for (WorkState row : model.rows()) {
      rows.add(
          List.of(
              row.name(),
              row.kind().noun(),
              row.game(),
              WorkText.stage(row),
              row.done(),
              row.planned(),
              row.folder().toString()));
    }
    return rows.isEmpty()
        ? List.of()
        : List.of(
            new DataTable(
                "runs",
                List.of("run", "kind", "game", "state", "finished", "planned", "folder"),
                rows));
  }

  @Override
  public void close() {
    registration.close();
    refresher.close();
  }

  private void show(List<WorkState> rows) {
    followShown();
    remember(rows);
    filling = true;
    try {
      model.show(rows);
      select();
    } finally {
      filling = false;
    }
    deck.show(rows.isEmpty() ? "empty" : "table");
    enable();
    if (rows.stream().anyMatch(WorkState::isActive)) {
      refresher.ask();
    }
  }

  /** Selects the run that was begun or chosen in another view since the last time. */
  private void followShown() {
    for (Kind kind : Kind.values()) {
      queue
          .shown(kind)
          .filter(folder -> !folder.equals(shown.put(kind, folder)))
          .ifPresent(
              folder -> {
                selected = folder;
                keep(folder);
              });
    }
  }

  private void keep(Path folder) {
    if (!folder.toString().equals(workspace.choices(ID).text(LAST, ""))) {
      workspace.choices(ID).put(LAST, folder.toString());
    }
  }

  /** Shows the run of the last session, or else the only run there is. */
  private void remember(List<WorkState> rows) {
    if (!remembered && !rows.isEmpty()) {
      remembered = true;
      String last = workspace.choices(ID).text(LAST, "");
      rows.stream()
          .filter(row -> row.folder().toString().equals(last) || rows.size() == 1)
          .filter(row -> row.stage() != WorkState.Stage.UNREADABLE && shown.isEmpty())
          .findFirst()
          .ifPresent(
              row -> {
                selected = row.folder();
                show(row, () -> {});
              });
    }
  }

  private void select() {
    for (int i = 0; i < model.rows().size(); i++) {
      if (model.row(i).folder().equals(selected)) {
        int row = table.convertRowIndexToView(i);
        if (row >= 0) {
          table.setRowSelectionInterval(row, row);
          return;
        }
      }
    }
    table.clearSelection();
  }

  private Optional<WorkState> chosen() {
    int row = table.getSelectedRow();
    return row < 0 || row >= table.getRowCount()
        ? Optional.empty()
        : Optional.of(model.row(table.convertRowIndexToModel(row)));
  }

  private Optional<WorkState> readable() {
    return chosen().filter(row -> row.stage() != WorkState.Stage.UNREADABLE);
  }

  /** Open views show the selected run. */
  private void selected() {
    if (filling) {
      return;
    }
    enable();
    Path before = selected;
    selected = chosen().map(WorkState::folder).orElse(null);
    readable().filter(row -> !row.folder().equals(before)).ifPresent(row -> show(row, () -> {}));
  }

  private void show(WorkState row, Runnable then) {
    shown.put(row.kind(), row.folder());
    keep(row.folder());
    workspace.submit(
        "Showing " + row.name(),
        monitor -> {
          queue.show(row.folder());
          return row;
        },
        done -> then.run());
  }

  private void openView() {
    readable()
        .ifPresent(row -> show(row, () -> workspace.execute("view.show." + view(row.kind()))));
  }

  private static String view(Kind kind) {
    return switch (kind) {
      case RUN -> "standing";
      case TUNING -> "tuning";
      case TRAINING -> "training";
    };
  }

  private void enable() {
    edit.setVisible(chosen().isPresent());
    edit.setEnabled(readable().filter(row -> row.kind() == Kind.RUN).isPresent());
    actions.enable();
  }

  private void setUp() {
    workspace.execute(RunMenu.SET_UP);
  }

  private void edit(WorkState row) {
    menu.edit(row);
  }

  /** Shows the menu of the row below the mouse. */
  private void offer(MouseEvent event) {
    int row = table.rowAtPoint(event.getPoint());
    if (event.isPopupTrigger() && row >= 0) {
      table.setRowSelectionInterval(row, row);
      JPopupMenu popup = menu.of(chosen().orElseThrow(), this::openView, actions.items());
      popup.show(table, event.getX(), event.getY());
    }
  }

  private void open() {
    JFileChooser chooser = new JFileChooser();
    chooser.setName("dialog.run-folder");
    chooser.setDialogTitle("Open the folder of a run, tuning or training");
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    if (chooser.showOpenDialog(panel) == JFileChooser.APPROVE_OPTION) {
      Path place = chooser.getSelectedFile().toPath();
      workspace.submit(
          "Opening " + place.getFileName(),
          monitor -> {
            queue.show(place);
            return place;
          },
          done -> refresher.ask());
    }
  }
}
