package org.plyscope.workbench.position;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.session.Session;

/** All that this package offers to the window. Used on the user-interface thread. */
public final class PositionTools implements AutoCloseable {
  private final Session session;
  private final PositionLibrary library;
  private final LibraryDesk desk;
  private final BoardActions board;
  private final KnownSymmetries symmetries;
  private final Consumer<List<BuiltIn>> commands;
  private final RandomDialog random;
  private final ExecutorService background =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "plyscope-symmetries");
            thread.setDaemon(true);
            return thread;
          });
  private Rules followed;

  /**
   * Puts the tools together.
   *
   * @param data the user's data directory
   * @param commands takes the commands that depend on the open rules, whenever they change
   */
  public PositionTools(
      Catalog catalog,
      Session session,
      Path data,
      Workspace workspace,
      JFrame window,
      Consumer<List<BuiltIn>> commands) {
    this.session = session;
    this.commands = commands;
    library = new PositionLibrary(data);
    LibraryActions actions =
        new LibraryActions(catalog, library, session, Clock.systemUTC(), workspace::message);
    desk = new LibraryDesk(catalog, library, session, actions, workspace, window);
    symmetries =
        new KnownSymmetries(background, SwingUtilities::invokeLater, this::commandsChanged);
    board = new BoardActions(session, symmetries, workspace::message);
    random = new RandomDialog(window, workspace);
    session.onChange(this::follow);
    // Later, because the window first says what it has to say when it opens.
    SwingUtilities.invokeLater(() -> library.problem().ifPresent(workspace::message));
  }

  /** Returns the view. */
  public ViewFactory view() {
    return desk;
  }

  /** Returns the commands that are always there. */
  public List<BuiltIn> commands() {
    List<BuiltIn> all = new ArrayList<>(LibraryCommands.of(desk));
    all.add(
        new BuiltIn("Position", "position.random", "Random position…", random::show)
            .key("ctrl shift R")
            .icon("dice")
            .when(desk::hasGame));
    return all;
  }

  /** Opens a file of one or many positions. */
  public void open(Path file) {
    desk.open(file);
  }

  @Override
  public void close() {
    random.close();
    background.shutdownNow();
  }

  private void follow() {
    Rules rules = session.selection().map(Selection::rules).orElse(null);
    if (rules != followed) {
      followed = rules;
      symmetries.follow(rules);
      commandsChanged();
    }
  }

  private void commandsChanged() {
    commands.accept(board.commands());
  }
}
