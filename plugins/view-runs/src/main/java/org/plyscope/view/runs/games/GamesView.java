package org.plyscope.view.runs.games;

import java.awt.CardLayout;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.AnalysisRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.game.Line;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.run.LiveRun;
import org.plyscope.ui.run.NoRun;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.view.runs.model.RunsContext;

/** Lists the games of the run that is shown, and puts one of them on the board. */
public final class GamesView implements View {
  /** The id of the view. */
  public static final String ID = "run-games";

  private static final int TRACE_NODES = 200_000;

  private final Workspace workspace;
  private final RunsContext context;
  private final FilterBar filters = new FilterBar(this::filtered);
  private final ReplayBar replay = new ReplayBar(this::onBoard);
  private final GameTable model = new GameTable();
  private final FittedTable table = new FittedTable(model);
  private final JLabel summary = new JLabel();
  private final NoRun nothing = new NoRun("games.empty");
  private final CardLayout cards = new CardLayout();
  private final JPanel panel = new JPanel(cards);
  private final LiveRun<GameList> live;
  private volatile GameFilter filter = GameFilter.ALL;
  private GameList list;
  private boolean following;
  private List<Integer> focused = List.of();

  /** Makes the view. */
  public GamesView(Workspace workspace, RunsContext context) {
    this.workspace = workspace;
    this.context = context;
    panel.setName(ID);
    table.setName("games.table");
    table.setAutoCreateRowSorter(true);
    table.limit(16);
    table.getSelectionModel().addListSelectionListener(e -> chosen(e.getValueIsAdjusting()));
    summary.setName("games.summary");
    replay.add(
        "search",
        "Search from here",
        "Lets the agent to move search this position with its own options and limits",
        e -> search());
    replay.add("play", "Open in Play", "Play on from here, with variations", e -> play());
    replay.add(
        "export", "Export…", "Write the selected games to a file, such as PDN", e -> export());
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, wrap, insets rel, hidemode 3", "[grow, fill]", "[][][grow, fill][]"));
    content.add(filters, "width 0:100%:");
    content.add(summary, "width 0:100%:");
    content.add(new JScrollPane(table), "width 0:100%:, height 0:100%:");
    content.add(replay, "width 0:100%:");
    panel.add(nothing, "empty");
    panel.add(content, "games");
    show(Optional.empty());
    live = new LiveRun<>(context.runs(), run -> GameList.of(run, filter), this::show, this::focus);
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    return list == null ? List.of() : list.tables();
  }

  @Override
  public void close() {
    live.close();
  }

  private void filtered() {
    filter = filters.filter();
    live.refresh();
  }

  private void show(Optional<GameList> now) {
    boolean other = list == null || now.isEmpty() || now.get().run() != list.run();
    list = now.orElse(null);
    panel.putClientProperty(View.SUBJECT, now.map(games -> games.run().name()).orElse(null));
    now.ifPresent(games -> filters.offer(games.entrants(), games.seats()));
    following = true;
    try {
      List<Long> kept = other ? List.of() : selected();
      model.show(list);
      kept.forEach(this::select);
    } finally {
      following = false;
    }
    if (other) {
      replay.show(Optional.empty());
    }
    summary.setText(list == null ? "" : list.summary());
    boolean empty = list == null || (list.passed() == 0 && filter.equals(GameFilter.ALL));
    if (list == null) {
      nothing.sayWhy(context.runs().shown().isPresent());
    } else {
      nothing.say(
          "No games yet",
          "Games appear here as soon as they are finished. A suite of problems has none; see the"
              + " view Charts.");
    }
    cards.show(panel, empty ? "empty" : "games");
    if (other && list != null) {
      focused = List.of();
      focus(context.runs().focus());
    }
    if (list != null && !filter.equals(filters.filter())) {
      // Another run offers other entrants and seats.
      filtered();
    }
  }

  private void focus(RunFocus focus) {
    if (list == null) {
      return;
    }
    if (!focus.entrants().equals(focused)) {
      // Only then: the user may have chosen another filter since.
      focused = focus.entrants();
      filters.entrant(focused.size() == 1 ? focused.get(0) : GameFilter.ANY);
    }
    if (focus.hasGame() && !selected().contains(focus.game())) {
      table.clearSelection();
      select(focus.game());
    }
  }

  private void select(long index) {
    int row = model.row(index);
    if (row >= 0) {
      int shown = table.convertRowIndexToView(row);
      table.addRowSelectionInterval(shown, shown);
      table.scrollRectToVisible(table.getCellRect(shown, 0, true));
    }
  }

  private List<Long> selected() {
    return Arrays.stream(table.getSelectedRows())
        .map(table::convertRowIndexToModel)
        .filter(row -> row < model.getRowCount())
        .mapToObj(row -> model.game(row).index())
        .toList();
  }

  private void chosen(boolean adjusting) {
    int row = table.getSelectedRow();
    if (following || adjusting || row < 0) {
      return;
    }
    RunGame game = model.game(table.convertRowIndexToModel(row));
    boolean known = replay.replay().filter(r -> r.game().index() == game.index()).isPresent();
    if (!known) {
      Run run = list.run();
      context.runs().focus(context.runs().focus().withGame(game.index()));
      workspace.submit(
          "Reading game " + game.index(),
          monitor -> Replay.of(run, game),
          read -> {
            if (list != null && list.run() == run) {
              replay.show(read);
              read.ifPresent(this::open);
            }
          });
    }
  }

  /** Puts the whole game on the board first, so that going back and forth stays in it. */
  private void open(Replay game) {
    workspace.select(Selection.of(game.whole()));
    onBoard(replay.place());
    workspace.execute("view.show.board");
  }

  private void onBoard(int plies) {
    replay.replay().ifPresent(game -> workspace.select(Selection.of(game.at(plies))));
  }

  private void search() {
    Optional<Replay> game = replay.replay();
    Optional<RunEntrant> mover = game.flatMap(g -> g.mover(replay.place()));
    if (mover.isEmpty()) {
      workspace.message("The game is over here; go back to search.");
      return;
    }
    Line line = game.get().at(replay.place());
    RunEntrant who = mover.get();
    workspace.submit(
        who.name() + " searches",
        monitor ->
            context
                .analyst()
                .analyse(
                    AnalysisRequest.of(
                            line, Configuration.of(who.agent(), who.limits()).withName(who.name()))
                        .withTrace(TRACE_NODES),
                    monitor),
        found -> searched(line, who, found));
  }

  private void searched(Line line, RunEntrant who, Analysis found) {
    Selection selection = Selection.of(line).withResult(found.result());
    workspace.enter("analyse");
    workspace.select(found.trace().map(trace -> selection.withTrace(trace, -1)).orElse(selection));
    workspace.message(who.name() + " has searched the position after move " + line.size() + ".");
  }

  private void play() {
    Optional<Replay> game = replay.replay();
    if (game.isEmpty()) {
      return;
    }
    Run run = list.run();
    long index = game.get().game().index();
    workspace.submit(
        "Opening game " + index,
        monitor -> {
          Path file = Files.createTempFile("game-" + index + "-", ".plygame");
          file.toFile().deleteOnExit();
          context.experiments().export(run, Set.of(index), file);
          return file;
        },
        file -> {
          workspace.enter("play");
          workspace.open(file);
        });
  }

  private void export() {
    Set<Long> games = new TreeSet<>(selected());
    Run run = list.run();
    JFileChooser chooser = new JFileChooser();
    chooser.setName("dialog.export-games");
    chooser.setDialogTitle("Export " + (games.size() == 1 ? "one game" : games.size() + " games"));
    chooser.setSelectedFile(new File("games.plygame"));
    if (chooser.showSaveDialog(panel) == JFileChooser.APPROVE_OPTION) {
      Path file = chooser.getSelectedFile().toPath();
      workspace.submit(
          "Exporting games",
          monitor -> context.experiments().export(run, games, file),
          count -> workspace.message(count + " games were written to " + file + "."));
    }
  }
}
