package org.plyscope.workbench.position;

import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.swing.SwingUtilities;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.position.library.LibraryActions;
import org.plyscope.workbench.position.library.LibraryCommands;
import org.plyscope.workbench.position.library.LibraryDesk;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Positions: those of the open rules, those of the user, and what can be done with the board. */
public final class PositionFeature implements Feature {
  private final Shell shell;
  private final PositionLibrary library;
  private final LibraryDesk desk;
  private final BoardActions board;
  private final KnownSymmetries symmetries;
  private final RandomDialog random;
  private final ExecutorService background =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "plyscope-symmetries");
            thread.setDaemon(true);
            return thread;
          });
  private Rules followed;

  /** Makes the room in a window. */
  public PositionFeature(Shell shell) {
    this.shell = shell;
    Workspace workspace = shell.workspace();
    library = new PositionLibrary(shell.data());
    LibraryActions actions =
        new LibraryActions(
            shell.services().catalog(),
            library,
            shell.session(),
            Clock.systemUTC(),
            workspace::message);
    desk =
        new LibraryDesk(
            shell.services().catalog(),
            library,
            shell.session(),
            actions,
            workspace,
            shell.frame());
    shell.positions(() -> desk.saved());
    symmetries =
        new KnownSymmetries(background, SwingUtilities::invokeLater, this::commandsChanged);
    board = new BoardActions(shell.session(), symmetries, workspace::message);
    random = new RandomDialog(shell.frame(), workspace);
    shell.positionNames(this::names);
  }

  /** Returns what the user calls the positions of a game, by their text. */
  private Map<String, String> names(Rules rules) {
    Map<String, String> names = new HashMap<>();
    for (SavedPosition position : library.all()) {
      if (position.game().equals(rules.game().id())) {
        names.putIfAbsent(position.position(), position.name());
      }
    }
    return names;
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(desk);
  }

  /** Returns the commands that are always there. */
  @Override
  public List<BuiltIn> commands() {
    List<BuiltIn> all = new ArrayList<>(LibraryCommands.of(desk));
    all.add(
        new BuiltIn("Position", "position.random", "Random position…", random::show)
            .key("ctrl shift R")
            .icon("dice")
            .when(desk::hasGame));
    return all;
  }

  @Override
  public List<FileOpener> openers() {
    return List.of(new BuiltInOpener("Positions", PositionCollections.ENDINGS, desk::reading));
  }

  /** Says what is wrong with the library, after the window has said what it has to say. */
  @Override
  public void opened() {
    SwingUtilities.invokeLater(() -> library.problem().ifPresent(shell.workspace()::message));
  }

  @Override
  public void selectionChanged() {
    Rules rules = shell.session().selection().map(Selection::rules).orElse(null);
    if (rules != followed) {
      followed = rules;
      symmetries.follow(rules);
      commandsChanged();
      shell.commands().family("positions", PositionCommands.of(shell.session(), rules));
    }
  }

  @Override
  public void close() {
    random.close();
    background.shutdownNow();
  }

  private void commandsChanged() {
    shell.commands().family("position-tools", board.commands());
  }
}
