package org.plyscope.workbench.play;

import java.awt.CardLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.board.Seat;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.Outcome;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameStatistics;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.review.ReviewTables;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.BriefRow;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.workbench.play.control.HintControl;
import org.plyscope.workbench.play.control.Pace;
import org.plyscope.workbench.play.control.PlayControl;
import org.plyscope.workbench.play.list.MoveList;
import org.plyscope.workbench.play.list.MoveMenu;
import org.plyscope.workbench.play.seat.SeatPanel;
import org.plyscope.workbench.review.ReviewControl;
import org.plyscope.workbench.theme.Icons;

/** The panel of a game in play: seats, buttons, moves with variations. */
final class GameView implements View {
  private static final String MOVES = "moves";
  private static final String EMPTY = "empty";
  private static final int REFRESH_MILLIS = 200;

  private final PlayControl control;
  private final SeatPanel seats;
  private final GameButtons buttons;
  private final MoveList moves;
  private final JLabel status = new JLabel(" ");
  private final CardLayout cards = new CardLayout();
  private final JPanel middle = new JPanel(cards);
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "fill, insets panel, wrap, hidemode 3",
              "[grow, fill, 0::]",
              "[]unrel[]rel[]rel[]rel[80lp::, grow, fill]"));
  private final Timer progress = new Timer(REFRESH_MILLIS, e -> showStatus());
  private final List<Registration> registrations;

  GameView(
      Workspace workspace,
      Catalog catalog,
      PlayControl control,
      HintControl hints,
      ReviewControl review) {
    this.control = control;
    seats = new SeatPanel(workspace, catalog, control, hints);
    buttons = new GameButtons(workspace, control, hints);
    moves = new MoveList(workspace, control::go, control::delete, new MoveMenu(control));
    panel.setName("game");
    status.setName("game.status");
    JScrollPane scroll = new JScrollPane(moves);
    scroll.setName("game.scroll");
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    middle.add(scroll, MOVES);
    middle.add(
        new EmptyHint(
            "placeholder.sentence",
            Icons.large("play-move"),
            "No moves yet",
            "Move on the board. Agents in their seats play while the game runs."),
        EMPTY);
    panel.add(seats);
    panel.add(buttons.main());
    panel.add(status, "width 0:100%:");
    panel.add(buttons.walk());
    panel.add(middle);
    registrations = List.of(control.onChange(this::refresh), review.onChange(this::refresh));
    refresh();
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    refresh();
  }

  @Override
  public List<DataTable> tables() {
    return control
        .tree()
        .map(
            t ->
                List.of(
                    GameStatistics.moves(t),
                    GameStatistics.players(t, control.seats()),
                    ReviewTables.moves(t),
                    ReviewTables.players(t)))
        .orElse(List.of());
  }

  @Override
  public void close() {
    progress.stop();
    registrations.forEach(Registration::close);
  }

  private void refresh() {
    GameTree tree = control.tree().orElse(null);
    if (tree == null) {
      return;
    }
    seats.refresh();
    buttons.refresh();
    moves.show(tree);
    cards.show(middle, tree.root().children().isEmpty() ? EMPTY : MOVES);
    showStatus();
    if (control.thinking()) {
      progress.start();
    } else {
      progress.stop();
    }
  }

  private void showStatus() {
    String text = GameStatus.status(control);
    status.setText(text.isEmpty() ? " " : text);
    status.setToolTipText(text);
  }

  /** Describes in a few words the state of the game. */
  private static final class GameStatus {
    private GameStatus() {}

    /** Describes the game of a control. */
    static String status(PlayControl control) {
      Optional<GameTree> tree = control.tree();
      if (tree.isEmpty()) {
        return "";
      }
      GameNode at = tree.get().current();
      if (at.over()) {
        return "Game over: " + Outcome.text(tree.get().rules().board().seats(), at.payoffs());
      }
      Seat seat = tree.get().rules().board().seats().get(at.toMove());
      if (control.thinking()) {
        return seat.name() + " is thinking" + control.soFar().map(GameStatus::soFar).orElse("…");
      }
      boolean human = control.seats().get(at.toMove()).human();
      if (human) {
        return seat.name() + " to move" + (control.running() ? ": your turn" : "");
      }
      return seat.name() + " to move" + (control.running() ? "" : "  ·  press Start");
    }

    private static String soFar(SearchResult result) {
      String depth = result.depth() > 0 ? "  ·  depth " + result.depth() : "";
      String value = Double.isNaN(result.value()) ? "" : "  ·  value " + Value.text(result.value());
      return depth.isEmpty() && value.isEmpty() ? "…" : depth + value;
    }
  }

  /** The buttons of the game, each for a command, greyed where that cannot be started. */
  private static final class GameButtons {
    private final Workspace workspace;
    private final PlayControl control;
    private final HintControl hints;
    private final JButton start = new JButton();
    private final Map<String, JButton> buttons = new LinkedHashMap<>();
    private final JSlider pause = new JSlider(0, Pace.SLOWEST);

    GameButtons(Workspace workspace, PlayControl control, HintControl hints) {
      this.workspace = workspace;
      this.control = control;
      this.hints = hints;
      start.setName("game.start");
      start.addActionListener(e -> workspace.execute("game.start-pause"));
      Theme.primary(start);
      pause.setName("game.pause");
      pause.setToolTipText("How long agents wait between moves");
      pause.setValue(control.pace().pause());
      pause.setOpaque(false);
      pause.addChangeListener(e -> control.pace().pause(pause.getValue()));
    }

    /** Returns the row that starts things. */
    JPanel main() {
      JButton hint = button("game.hint", "hint", "Hint", "Show a good move  (Ctrl+H)");
      JButton fresh =
          button("game.new", "new", "New", "New game with the same seats  (Ctrl+Shift+N)");
      return new BriefRow(start, List.of(hint, fresh));
    }

    /** Returns the row that walks through the game. */
    JPanel walk() {
      JPanel row = new JPanel(new MigLayout("fillx, insets 0, gapx 0", "", "[center]"));
      row.setOpaque(false);
      List<JButton> walk = new ArrayList<>();
      walk.add(tool("game.to-start", "first", "Start of the game  (Alt+Home)"));
      walk.add(tool("game.take-back", "back", "Go back to your previous turn  (Ctrl+Backspace)"));
      walk.add(tool("game.redo", "forth", "Go forward to your next turn  (Ctrl+Shift+Backspace)"));
      walk.add(tool("game.to-end", "last", "End of the line  (Alt+End)"));
      walk.add(tool("game.step", "step", "Let the agent make one move  (F7)"));
      walk.forEach(row::add);
      JLabel label = new JLabel("Delay");
      label.setLabelFor(pause);
      label.setToolTipText(pause.getToolTipText());
      label.putClientProperty("FlatLaf.styleClass", "small");
      label.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
      row.add(label, "pushx, align right");
      row.add(pause, "width 40lp:90lp:120lp");
      return row;
    }

    /** Disables actions that are impossible now. */
    void refresh() {
      boolean running = control.running();
      start.setText(running ? "Pause" : "Start");
      start.setIcon(workspace.icon(IconRef.host(running ? "pause-light" : "play-light")));
      start.setToolTipText(
          running ? "Stop the agents  (F9)" : "Let the agents play in their seats  (F9)");
      boolean game = control.tree().isPresent();
      boolean over = control.tree().map(t -> t.current().over()).orElse(true);
      boolean first = control.tree().map(t -> t.current().parent().isEmpty()).orElse(true);
      boolean last = control.tree().map(t -> t.current().next().isEmpty()).orElse(true);
      start.setEnabled(game && (running || !over));
      buttons.get("game.hint").setEnabled(hints.possible());
      buttons.get("game.new").setEnabled(game);
      buttons.get("game.to-start").setEnabled(!first);
      buttons.get("game.take-back").setEnabled(!first);
      buttons.get("game.redo").setEnabled(!last);
      buttons.get("game.to-end").setEnabled(!last);
      buttons.get("game.step").setEnabled(!over && !control.thinking() && !running);
    }

    private JButton tool(String command, String icon, String help) {
      JButton button = button(command, icon, "", help);
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      return button;
    }

    private JButton button(String command, String icon, String text, String help) {
      JButton button = new JButton(text, workspace.icon(IconRef.host(icon)));
      button.setName(command);
      button.setToolTipText(help);
      button.addActionListener(e -> workspace.execute(command));
      buttons.put(command, button);
      return button;
    }
  }
}
