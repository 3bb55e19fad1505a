package org.plyscope.workbench.play;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.OpenFiles;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.play.control.Desk;
import org.plyscope.workbench.play.control.HintControl;
import org.plyscope.workbench.play.control.Pace;
import org.plyscope.workbench.play.control.PlayControl;
import org.plyscope.workbench.play.file.GameFileActions;
import org.plyscope.workbench.play.file.GameFormats;
import org.plyscope.workbench.play.file.GameKeeper;
import org.plyscope.workbench.session.Editing;
import org.plyscope.workbench.session.Session;

/** Playing games, put together for the window. */
public final class PlayParts {
  /** The id of the view. */
  public static final String VIEW = "game";

  private final Catalog catalog;
  private final OpenFiles opener;
  private final PlayControl control;
  private final HintControl hints;
  private final GameKeeper keeper;
  private final GameFormats formats;
  private final GameFileActions files;
  private final Editing editing;
  private final Workspace workspace;
  private final Map<GameFormat, OpenFiles.Kind> kinds = new HashMap<>();

  /**
   * Makes everything; the game follows the session from now on.
   *
   * @param folder the user's data directory
   * @param opener learns to open games
   * @param frame the window, for dialogs
   * @param workspace the window as views see it
   * @param editing whether the user is setting up a position
   */
  public PlayParts(
      Catalog catalog,
      Searches searches,
      Session session,
      Jobs jobs,
      Path folder,
      OpenFiles opener,
      JFrame frame,
      Workspace workspace,
      Editing editing) {
    Consumer<String> messages = workspace::message;
    this.editing = editing;
    this.catalog = catalog;
    this.opener = opener;
    this.workspace = workspace;
    Desk desk = new Desk(searches, jobs, SwingUtilities::invokeLater, PlayParts::later);
    control =
        new PlayControl(
            catalog,
            session,
            desk,
            new Pace(workspace::animationMillis, workspace.choices(VIEW)),
            messages);
    keeper = new GameKeeper(catalog, control, folder, messages);
    hints = new HintControl(catalog, session, desk, control, messages);
    formats = new GameFormats(catalog);
    files =
        new GameFileActions(
            catalog, control, formats, jobs, frame, Folders.of(workspace), messages);
    editing.onChange(this::setUp);
    opener.add("Games", List.of(GameFileActions.ENDING), files::open);
  }

  /** Adds somebody who is told when commands may have become enabled or disabled. */
  public void onChange(Runnable listener) {
    control.onChange(listener);
  }

  /** Returns the view. */
  public ViewFactory view() {
    return new Factory(workspace -> new GameView(workspace, catalog, control, hints));
  }

  /** Returns the commands. */
  public List<BuiltIn> commands() {
    return new GameCommands(control, hints, files, editing, workspace::message).all();
  }

  /**
   * Starts a game.
   *
   * @param run whether agents play at once, because the user came to play
   */
  public void begin(Rules rules, boolean run) {
    workspace.message("New game: " + rules.game().name() + ".");
    control.begin(rules, run && !editing.active());
  }

  private void setUp() {
    if (editing.active() && control.running()) {
      control.pause();
      workspace.message("The game is paused while you set up the board; press Start to go on.");
    }
  }

  /** Takes a format of a plugin. */
  public void add(GameFormat format) {
    formats.add(format);
    kinds.put(format, opener.add(format.name(), format.extensions(), files::open));
  }

  /** Lets a format of a plugin go. */
  public void remove(GameFormat format) {
    formats.remove(format);
    opener.remove(kinds.remove(format));
  }

  /** Follows a change of the catalog. */
  public void catalogChanged() {
    control.catalogChanged();
    keeper.catalogChanged();
  }

  /** Ends searches and writes what is still to be written. */
  public void close() {
    hints.drop();
    control.close();
    keeper.close();
  }

  private static void later(int millis, Runnable action) {
    Timer timer = new Timer(millis, e -> action.run());
    timer.setRepeats(false);
    timer.start();
  }

  /** Offers the view. */
  private record Factory(Function<Workspace, View> make) implements ViewFactory {
    @Override
    public String id() {
      return VIEW;
    }

    @Override
    public String title() {
      return "Game";
    }

    @Override
    public View create(Workspace workspace) {
      return make.apply(workspace);
    }

    @Override
    public Place place() {
      return Place.RIGHT;
    }
  }
}
