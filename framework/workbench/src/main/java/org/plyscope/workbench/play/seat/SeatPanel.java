package org.plyscope.workbench.play.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Board;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.PieceIcon;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.play.control.HintControl;
import org.plyscope.workbench.play.control.PlayControl;
import org.plyscope.workbench.play.seat.SeatChoices.Choice;

/** One row per player, and one for the agent that gives hints. */
public final class SeatPanel extends JPanel {
  private final Workspace workspace;
  private final Catalog catalog;
  private final PlayControl control;
  private final HintControl hints;
  private final List<SeatRow> rows = new ArrayList<>();
  private SeatRow adviser;
  private Rules rules;
  private List<Object> shown = List.of();

  public SeatPanel(Workspace workspace, Catalog catalog, PlayControl control, HintControl hints) {
    super(
        new MigLayout("fillx, insets 0, wrap 3, gapy rel", "[]unrel[grow, fill, 0::]rel[]", "[]"));
    this.workspace = workspace;
    this.catalog = catalog;
    this.control = control;
    this.hints = hints;
    setName("game.seats");
    setOpaque(false);
  }

  /** Shows the current players. */
  public void refresh() {
    GameTree tree = control.tree().orElse(null);
    if (tree == null || control.seats().players().isEmpty()) {
      return;
    }
    if (tree.rules() != rules) {
      rules = tree.rules();
      rebuild();
    }
    GameNode at = tree.current();
    for (int player = 0; player < rows.size(); player++) {
      rows.get(player).active(!at.over() && at.toMove() == player);
    }
    fill();
  }

  /** Fills the lists only when something changed: an open list must not close by itself. */
  private void fill() {
    List<Object> now =
        List.of(control.seats(), hints.adviser(rules), catalog.agentsFor(rules), rules);
    if (now.equals(shown)) {
      return;
    }
    shown = now;
    for (int player = 0; player < rows.size(); player++) {
      rows.get(player).show(SeatChoices.of(catalog, rules, control.seats().get(player), true));
    }
    adviser.show(SeatChoices.of(catalog, rules, hints.adviser(rules), false));
  }

  private void rebuild() {
    removeAll();
    rows.clear();
    shown = List.of();
    Board board = rules.board();
    int size = Theme.size("icon.size");
    for (int player = 0; player < rules.players(); player++) {
      int seat = player;
      String name = board.seats().get(player).name();
      SeatRow row =
          new SeatRow(
              this,
              workspace,
              "game.seat." + player,
              name,
              PieceIcon.seat(
                  board, player, size, () -> BoardTheme.of(workspace.dark(), workspace::seatColor)),
              who -> control.seat(seat, who),
              choice -> ask(name, choice, who -> control.seat(seat, who)),
              () -> "Choose the player of " + name);
      rows.add(row);
    }
    adviser =
        new SeatRow(
            this,
            workspace,
            "game.adviser",
            "Hints",
            workspace.icon(IconRef.host("hint")),
            who -> advise(who),
            choice -> ask("Hints", choice, this::advise),
            () -> "The agent that gives hints");
    revalidate();
    repaint();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (rows != null) {
      rows.forEach(SeatRow::updateUI);
    }
    if (adviser != null) {
      adviser.updateUI();
      // Names and colours grow with the look; not while it walks through them.
      SwingUtilities.invokeLater(this::renew);
    }
  }

  private void renew() {
    rules = null;
    refresh();
  }

  private void advise(Player who) {
    hints.adviser(who);
    refresh();
  }

  private void ask(String seat, Choice choice, Consumer<Player> answer) {
    new SeatDialog(
            SwingUtilities.getWindowAncestor(this),
            catalog,
            rules,
            seat,
            choice.agent(),
            choice.player())
        .ask()
        .ifPresent(answer);
  }
}
