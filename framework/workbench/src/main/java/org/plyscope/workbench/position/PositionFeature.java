package org.plyscope.workbench.position;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.position.library.LibraryActions;
import org.plyscope.workbench.position.library.LibraryCommands;
import org.plyscope.workbench.position.library.LibraryDialogs;
import org.plyscope.workbench.session.Session;

/** Positions: those of the open rules, those of the user, and the actions on the board. */
public final class PositionFeature implements Feature {
  private static final String MENU = "Position";

  private final Session session;
  private final CommandRegistry registry;
  private final Consumer<String> messages;
  private final PositionLibrary library;
  private final LibraryDialogs desk;
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

  /** Creates the feature for a window. */
  public PositionFeature(
      Catalog catalog,
      Session session,
      Workspace workspace,
      JFrame frame,
      CommandRegistry registry,
      Path data) {
    this.session = session;
    this.registry = registry;
    this.messages = workspace::message;
    library = new PositionLibrary(data);
    LibraryActions actions =
        new LibraryActions(catalog, library, session, Clock.systemUTC(), workspace);
    desk = new LibraryDialogs(catalog, library, session, actions, workspace, frame);
    symmetries =
        new KnownSymmetries(background, SwingUtilities::invokeLater, this::commandsChanged);
    board = new BoardActions(session, symmetries, messages);
    random = new RandomDialog(frame, workspace);
    // Titles and headers name the position that is selected.
    library.onChange(
        () -> SwingUtilities.invokeLater(() -> session.selection().ifPresent(session::select)));
  }

  /** Returns the user's own positions of the open rules. */
  public List<Subject> saved() {
    return desk.saved();
  }

  /** Returns the user's names of the positions of a game, by their text. */
  public Map<String, String> names(Rules rules) {
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
    return List.of(desk.view());
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

  /** Reports the problems of the library, after the window's own messages. */
  @Override
  public void opened() {
    SwingUtilities.invokeLater(() -> library.problem().ifPresent(messages));
  }

  @Override
  public void selectionChanged() {
    Rules rules = session.selection().map(Selection::rules).orElse(null);
    if (rules != followed) {
      followed = rules;
      symmetries.follow(rules);
      commandsChanged();
      registry.family("positions", positionCommands(session, rules));
    }
  }

  @Override
  public void close() {
    random.close();
    desk.actions().finish();
    background.shutdownNow();
  }

  private void commandsChanged() {
    registry.family("position-tools", board.commands());
  }

  /** Makes the commands for some rules, or for none. */
  private static List<BuiltIn> positionCommands(Session session, Rules rules) {
    List<BuiltIn> commands = new ArrayList<>();
    if (rules == null) {
      return commands;
    }
    commands.add(
        new BuiltIn(MENU, "position.start", "Start position", () -> session.open(rules))
            .key("ctrl HOME")
            .icon("start"));
    for (NamedPosition position : rules.positions()) {
      String group = position.group().isBlank() ? "" : "/" + position.group().replace('/', '–');
      commands.add(
          new BuiltIn(
                  MENU + group,
                  "position.named." + position.id(),
                  position.name(),
                  () -> session.open(rules, position.position()))
              .group(1));
    }
    return commands;
  }
}
