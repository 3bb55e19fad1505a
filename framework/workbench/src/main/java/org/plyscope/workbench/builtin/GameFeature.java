package org.plyscope.workbench.builtin;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.Timer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.workbench.colour.ColourForm;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dialog.NewGameDialog;
import org.plyscope.workbench.session.GameWatch;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/**
 * Which game is open: the one of the last session, a new one, or some other if that one is gone;
 * and in which colours.
 */
public final class GameFeature implements Feature {
  /** How long to wait for the game of the last session before another one is opened. */
  private static final int SETTLE_MILLIS = 700;

  private static final String LEFT =
      "The plugin of %s has left; the game on the board is kept and comes back with it.";

  private final Shell shell;
  private final Consumer<NewGameDialog.Answer> begin;
  private final GameWatch games;
  private final Timer settle;

  /**
   * Makes the room in a window.
   *
   * @param begin starts a game of some rules with players in its seats
   */
  public GameFeature(Shell shell, Consumer<NewGameDialog.Answer> begin) {
    this.shell = shell;
    this.begin = begin;
    games =
        new GameWatch(
            shell.services().catalog(),
            shell.session(),
            shell.remembered(),
            shell.workspace()::message);
    settle = new Timer(SETTLE_MILLIS, e -> games.openAny());
    settle.setRepeats(false);
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("File", "file.new-game", "New game…", this::newGame)
            .key("ctrl N")
            .icon("new")
            .onToolbar(),
        new BuiltIn("Game", "game.colours", "Player colours…", this::chooseColours)
            .group(5)
            .when(() -> open() != null));
  }

  @Override
  public void catalogChanged() {
    String before = games.absent();
    games.catalogChanged();
    String absent = games.absent();
    if (!absent.equals(before)) {
      shell.views().absent(absent);
      if (!absent.isEmpty()) {
        shell.workspace().message(LEFT.formatted(absent));
      }
    }
    if (shell.session().selection().isEmpty()) {
      settle.restart();
    }
  }

  @Override
  public void selectionChanged() {
    String title = shell.about().map(now -> now.title() + " – Plyscope").orElse("Plyscope");
    if (!title.equals(shell.frame().getTitle())) {
      shell.frame().setTitle(title);
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
    new NewGameDialog(shell.frame(), shell.services().catalog(), shell.workspace())
        .ask(open())
        .ifPresent(begin);
  }

  private void chooseColours() {
    Rules rules = open();
    String game = rules.game().id();
    ColourForm form =
        new ColourForm(shell.workspace(), rules.board().seats(), shell.colours().of(game));
    new FormDialog(
            shell.frame(),
            "dialog.colours",
            "Player colours of " + rules.game().name(),
            form,
            "Apply",
            () -> {
              shell.colours().choose(game, form.tints());
              return true;
            })
        .showFitted("coloursDialog");
  }

  private Rules open() {
    return shell.session().selection().map(Selection::rules).orElse(null);
  }
}
