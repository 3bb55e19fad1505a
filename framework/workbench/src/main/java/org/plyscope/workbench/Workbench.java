package org.plyscope.workbench;

import java.awt.Toolkit;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.Command;
import org.plyscope.workbench.builtin.EditCommands;
import org.plyscope.workbench.builtin.FileCommands;
import org.plyscope.workbench.builtin.PositionClipboard;
import org.plyscope.workbench.builtin.PositionFiles;
import org.plyscope.workbench.builtin.ViewCommands;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.dock.ViewSlot;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.session.DataFiles;
import org.plyscope.workbench.session.GameWatch;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.session.Preferences;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.session.Session;

/**
 * The whole window, put together from plain objects. Everything happens on the user-interface
 * thread.
 */
public final class Workbench {
  private static final String LAYOUT = "layout.xml";

  /** How long to wait for the game of the last time before another one is opened. */
  private static final int SETTLE_MILLIS = 700;

  private final Runnable whenClosed;
  private final DataFiles files;
  private final PreferenceStore preferences;
  private final Remembered remembered;
  private final Session session = new Session();
  private final WindowWorkspace workspace;
  private final Window window;
  private final Views views;
  private final GameWatch games;
  private final Timer settle;
  private final AutoCloseable catalogListener;
  private boolean closed;

  /**
   * Makes the window; {@link #open} shows it.
   *
   * @param services what it needs from outside
   * @param data the user's data directory
   * @param whenClosed called after the user has closed the window
   */
  public Workbench(Services services, Path data, Runnable whenClosed) {
    this.whenClosed = whenClosed;
    files = new DataFiles(data);
    preferences = new PreferenceStore(files);
    remembered = files.remembered();
    install(preferences.current());
    workspace = new WindowWorkspace(session);
    window = new Window(workspace.commands(), this::quit);
    views = new Views(window.docks(), workspace, workspace.faults());
    games = new GameWatch(services.catalog(), session, remembered, workspace::message);
    settle = new Timer(SETTLE_MILLIS, e -> games.openAny());
    settle.setRepeats(false);
    preferences.onChange(this::install);
    session.onChange(this::selectionChanged);
    addCommands();
    window.fill(workspace.commands(), workspace.status());
    reserveSlots();
    catalogListener =
        services.catalog().onChange(() -> SwingUtilities.invokeLater(this::catalogChanged));
  }

  /** Shows the window. */
  public void open() {
    window.show(remembered);
    if (!window.docks().restore(files.path(LAYOUT), views::missing)) {
      views.arrange();
    }
    catalogChanged();
  }

  /** Returns the frame. */
  public JFrame frame() {
    return window.frame();
  }

  /** Returns the window as plugins see it. */
  public Workspace workspace() {
    return workspace;
  }

  /** Takes a view of a plugin. */
  public void add(ViewFactory factory) {
    views.add(factory, !remembered.closed().contains(factory.id()));
  }

  /** Lets a view of a plugin go. */
  public void remove(ViewFactory factory) {
    views.remove(factory);
  }

  /** Takes a command of a plugin. */
  public void add(Command command) {
    workspace.commands().add(command);
  }

  /** Lets a command of a plugin go. */
  public void remove(Command command) {
    workspace.commands().remove(command);
  }

  /** Remembers everything and closes the window. */
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    workspace.faults().contain("What you left open could not be saved", this::save);
    workspace.faults().contain("The window could not close cleanly", this::release);
    window.dispose();
  }

  private void quit() {
    close();
    whenClosed.run();
  }

  private void save() {
    List<String> closedViews =
        views.slots().stream().map(ViewSlot::id).filter(id -> !window.docks().isOpen(id)).toList();
    files.save(
        window.remember(games.remember(remembered)).withViews(remembered.agent(), closedViews));
    window.docks().save(files.path(LAYOUT));
  }

  private void release() {
    settle.stop();
    workspace.status().close();
    workspace.jobs().close();
    views.close();
    try {
      catalogListener.close();
    } catch (Exception e) {
      throw new IllegalStateException("The catalog does not let go.", e);
    }
  }

  private void addCommands() {
    CommandRegistry commands = workspace.commands();
    PositionFiles positions = new PositionFiles(session, window.frame(), workspace::message);
    PositionClipboard clipboard =
        new PositionClipboard(
            session, () -> Toolkit.getDefaultToolkit().getSystemClipboard(), workspace::message);
    FileCommands.of(
            () -> {}, positions, () -> {}, this::quit, () -> session.selection().isPresent())
        .forEach(commands::add);
    EditCommands.of(session, clipboard).forEach(commands::add);
    views.onChange(() -> commands.family("views", ViewCommands.of(views, window.docks())));
  }

  /** The board has the middle of the window even before its view arrives. */
  private void reserveSlots() {
    views.reserve(new ViewSlot("board", "Board", ViewFactory.Place.CENTER));
  }

  private void install(Preferences now) {
    now.theme().install(now.fontPercent());
  }

  private void catalogChanged() {
    games.catalogChanged();
    if (session.selection().isEmpty()) {
      settle.restart();
    }
  }

  private void selectionChanged() {
    views.selected(session.selection().orElse(null));
    workspace.commands().changed();
    window
        .frame()
        .setTitle(
            session
                .selection()
                .map(s -> s.rules().game().name() + " – Plyscope")
                .orElse("Plyscope"));
  }
}
