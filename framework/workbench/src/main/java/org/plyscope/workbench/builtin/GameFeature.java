package org.plyscope.workbench.builtin;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JFrame;
import javax.swing.Timer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.Seats;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dialog.NewGameDialog;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.session.GameWatch;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.session.Session;

/** Which game is open: the one of the last session, a new one, or some other if that is gone. */
public final class GameFeature implements Feature {
  /** How long to wait for the game of the last session before another one is opened. */
  private static final int SETTLE_MILLIS = 700;

  private static final String LEFT =
      "The plugin of %s has left; the game on the board is kept and comes back with it.";

  private final Catalog catalog;
  private final Session session;
  private final Workspace workspace;
  private final JFrame frame;
  private final Consumer<String> absent;
  private final Consumer<NewGameDialog.Answer> begin;
  private final Supplier<Seats> seats;
  private final GameWatch games;
  private final Timer settle;

  /**
   * Creates the feature for a window.
   *
   * @param left the views that were open the last time
   * @param absent takes the name of a game whose plugin has left, or the empty text
   * @param begin starts a game of some rules with players in its seats
   * @param seats returns the players of the game that is open
   */
  public GameFeature(
      Catalog catalog,
      Session session,
      Workspace workspace,
      JFrame frame,
      Remembered left,
      Consumer<String> absent,
      Consumer<NewGameDialog.Answer> begin,
      Supplier<Seats> seats) {
    this.catalog = catalog;
    this.session = session;
    this.workspace = workspace;
    this.frame = frame;
    this.absent = absent;
    this.begin = begin;
    this.seats = seats;
    games = new GameWatch(catalog, session, left, workspace::message);
    settle = new Timer(SETTLE_MILLIS, e -> games.openAny());
    settle.setRepeats(false);
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("File", "file.new-game", "New game…", this::newGame)
            .key("ctrl N")
            .icon("new")
            .onToolbar());
  }

  @Override
  public void catalogChanged() {
    String before = games.absent();
    games.catalogChanged();
    String now = games.absent();
    if (!now.equals(before)) {
      absent.accept(now);
      if (!now.isEmpty()) {
        workspace.message(LEFT.formatted(now));
      }
    }
    if (session.selection().isEmpty()) {
      settle.restart();
    }
  }

  @Override
  public Remembered remember(Remembered before) {
    return games.remember(before);
  }

  @Override
  public void close() {
    settle.stop();
  }

  private void newGame() {
    Rules open = session.selection().map(Selection::rules).orElse(null);
    new NewGameDialog(frame, catalog, workspace, seats).ask(open).ifPresent(begin);
  }
}
