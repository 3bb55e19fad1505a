package org.plyscope.workbench.play;

import java.awt.CardLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.board.Seat;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.Outcome;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameStatistics;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.review.ReviewTables;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.workbench.play.control.HintControl;
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
}
