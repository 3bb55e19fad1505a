package org.plyscope.workbench;

import com.google.gson.JsonObject;
import java.awt.Toolkit;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.StringSelection;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.game.Rules;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.lab.export.TableText;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.workbench.builtin.EditCommands;
import org.plyscope.workbench.builtin.FileCommands;
import org.plyscope.workbench.builtin.PerspectiveCommands;
import org.plyscope.workbench.builtin.PositionClipboard;
import org.plyscope.workbench.builtin.PositionCommands;
import org.plyscope.workbench.builtin.PositionFiles;
import org.plyscope.workbench.builtin.SearchCommands;
import org.plyscope.workbench.builtin.ToolCommands;
import org.plyscope.workbench.builtin.ViewCommands;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.dialog.AboutDialog;
import org.plyscope.workbench.dialog.NewGameDialog;
import org.plyscope.workbench.dialog.PreferencesDialog;
import org.plyscope.workbench.dock.Layouts;
import org.plyscope.workbench.dock.PerspectiveSwitcher;
import org.plyscope.workbench.dock.Perspectives;
import org.plyscope.workbench.dock.StandardPerspectives;
import org.plyscope.workbench.dock.ViewSlot;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.export.ExportDesk;
import org.plyscope.workbench.file.FileDrop;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.OpenDialog;
import org.plyscope.workbench.file.OpenFiles;
import org.plyscope.workbench.live.CandidateOverlay;
import org.plyscope.workbench.play.PlayParts;
import org.plyscope.workbench.position.PositionTools;
import org.plyscope.workbench.search.AgentsModel;
import org.plyscope.workbench.search.SearchControl;
import org.plyscope.workbench.search.SearchHabits;
import org.plyscope.workbench.search.SearchViews;
import org.plyscope.workbench.session.DataFiles;
import org.plyscope.workbench.session.GameWatch;
import org.plyscope.workbench.session.Habits;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.session.Session;
import org.plyscope.workbench.trace.RecordingProbe;
import org.plyscope.workbench.trace.TraceDesk;
import org.plyscope.workbench.welcome.AgentDialog;
import org.plyscope.workbench.welcome.ExampleAnalysis;
import org.plyscope.workbench.welcome.WelcomeCommands;
import org.plyscope.workbench.welcome.WelcomeView;

/**
 * The whole window, put together from plain objects. Everything happens on the user-interface
 * thread.
 */
public final class Workbench {
  private static final String LAYOUTS = "layouts.json";

  /** How long to wait for the game of the last time before another one is opened. */
  private static final int SETTLE_MILLIS = 700;

  /** How often views see the progress of a search: 20 times a second. */
  private static final int PROGRESS_MILLIS = 50;

  private final Services services;
  private final Runnable whenClosed;
  private final DataFiles files;
  private final PreferenceStore preferences;
  private final Remembered remembered;
  private final Habits habits;
  private final PreferencesInForce inForce;
  private final Session session = new Session();
  private final WindowWorkspace workspace;
  private final Window window;
  private final Views views;
  private final Perspectives perspectives;
  private final GameWatch games;
  private final AgentsModel agents;
  private final SearchControl search;
  private final SearchViews searchViews;
  private final PluginActions plugins;
  private final PlayParts play;
  private final OpenFiles opener = new OpenFiles();
  private final ExportDesk exports;
  private final PositionTools positionTools;
  private final Timer settle;
  private final Timer progress;
  private final AutoCloseable catalogListener;
  private Rules shownRules;
  private boolean closed;

  /**
   * Makes the window; {@link #open} shows it.
   *
   * @param services what it needs from outside
   * @param data the user's data directory
   * @param whenClosed called after the user has closed the window
   */
  public Workbench(Services services, Path data, Runnable whenClosed) {
    this.services = services;
    this.whenClosed = whenClosed;
    files = new DataFiles(data);
    preferences = new PreferenceStore(files);
    remembered = files.remembered();
    habits = Habits.read(files);
    inForce = new PreferencesInForce(preferences);
    workspace = new WindowWorkspace(session, habits, preferences);
    window = new Window(workspace.commands(), this::quit);
    views = new Views(window.docks(), workspace, workspace.faults());
    perspectives =
        new Perspectives(
            StandardPerspectives.all(),
            StandardPerspectives.FIRST,
            window.docks(),
            views,
            Layouts.read(files.read(LAYOUTS, JsonObject.class, new JsonObject())));
    games = new GameWatch(services.catalog(), session, remembered, workspace::message);
    agents = agentsModel();
    search =
        new SearchControl(
            services.searches(),
            session,
            workspace.jobs(),
            SwingUtilities::invokeLater,
            workspace::message,
            new CandidateOverlay(workspace.choices(SearchHabits.OWNER)));
    workspace.search(search::search);
    searchViews =
        new SearchViews(
            services.catalog(), agents, this::copy, () -> preferences.current().traceCap());
    plugins =
        new PluginActions(
            services.plugins(), workspace.jobs(), Folders.of(workspace), workspace::message);
    exports = new ExportDesk(window.frame(), workspace, views::open, files, Workbench::clipboard);
    positionTools =
        new PositionTools(
            services.catalog(),
            session,
            data,
            workspace,
            window.frame(),
            commands -> workspace.commands().family("position-tools", commands));
    play =
        new PlayParts(
            services.catalog(),
            services.searches(),
            session,
            workspace.jobs(),
            data,
            opener,
            window.frame(),
            workspace,
            workspace.setup());
    settle = new Timer(SETTLE_MILLIS, e -> games.openAny());
    settle.setRepeats(false);
    progress = new Timer(PROGRESS_MILLIS, e -> search.tick());
    addCommands();
    window.fill(
        workspace.commands(),
        workspace.status(),
        new PerspectiveSwitcher(perspectives, id -> workspace.execute("perspective." + id)));
    window.frame().setTransferHandler(new FileDrop(opener, workspace.faults(), workspace::message));
    addSlots();
    inForce.follow(window.frame(), agents, () -> searchViews.catalogChanged(workspace));
    session.onChange(this::selectionChanged);
    workspace.setup().onChange(() -> views.editing(workspace.editing()));
    search.onChange(this::phaseChanged);
    search.onSearch(views::searching);
    play.onChange(workspace.commands()::changed);
    catalogListener =
        services.catalog().onChange(() -> SwingUtilities.invokeLater(this::catalogChanged));
  }

  /** Shows the window. */
  public void open() {
    window.show(remembered);
    perspectives.start();
    if (workspace.choices(WelcomeView.ID).flag(WelcomeView.AT_START, true)) {
      perspectives.cover(WelcomeView.ID);
    }
    workspace.message("Press F5 to search, Ctrl+Shift+P for all commands.");
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
    perspectives.add(factory);
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

  /** Takes a format of games of a plugin. */
  public void add(GameFormat format) {
    play.add(format);
  }

  /** Lets a format of games of a plugin go. */
  public void remove(GameFormat format) {
    play.remove(format);
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
    files.save(window.remember(games.remember(remembered)).withAgent(agents.text()));
    files.write(LAYOUTS, perspectives.layouts().json());
    SearchHabits.keep(agents, habits.of(SearchHabits.OWNER));
    habits.write(files);
  }

  private void release() {
    positionTools.close();
    search.stop();
    play.close();
    settle.stop();
    progress.stop();
    exports.close();
    workspace.status().close();
    workspace.jobs().close();
    views.close();
    try {
      catalogListener.close();
    } catch (Exception e) {
      throw new IllegalStateException("The catalog does not let go.", e);
    }
  }

  private AgentsModel agentsModel() {
    AgentsModel model = new AgentsModel(services.catalog(), remembered.agent());
    SearchHabits.restore(model, habits.of(SearchHabits.OWNER), preferences.current());
    return model;
  }

  private void addCommands() {
    CommandRegistry commands = workspace.commands();
    PositionFiles positions =
        new PositionFiles(session, window.frame(), Folders.of(workspace), workspace::message);
    opener.add("Positions", PositionCollections.ENDINGS, positionTools::open);
    positionTools.commands().forEach(commands::add);
    TraceDesk traces = new TraceDesk(window.frame(), workspace, services.catalog());
    opener.add("Traces", TraceDesk.ENDINGS, traces::open);
    opener.add("Plugins", List.of("jar"), plugins::install);
    PositionClipboard clipboard =
        new PositionClipboard(session, Workbench::clipboard, workspace::message);
    FileCommands.of(
            this::newGame,
            new OpenDialog(opener, window.frame(), Folders.of(workspace))::show,
            positions::save,
            () -> new PreferencesDialog(window.frame(), preferences).show(),
            this::quit,
            () -> session.selection().isPresent())
        .forEach(commands::add);
    traces.commands().forEach(commands::add);
    commands.add(new RecordingProbe(workspace, services.catalog(), services.searches()).command());
    commands.add(exports.command());
    EditCommands.of(session, clipboard).forEach(commands::add);
    SearchCommands.of(session, agents, search).forEach(commands::add);
    ToolCommands.of(
            window.palette()::open,
            () -> plugins.show(window.frame()),
            () -> AboutDialog.show(window.frame()),
            preferences)
        .forEach(commands::add);
    play.commands().forEach(commands::add);
    WelcomeCommands.of(
            perspectives,
            new ExampleAnalysis(
                services.catalog(),
                session,
                agents,
                () -> searchViews.catalogChanged(workspace),
                workspace),
            () -> new AgentDialog(window.frame(), workspace, plugins::install).show())
        .forEach(commands::add);
    PerspectiveCommands.of(perspectives).forEach(commands::add);
    views.onChange(
        () -> commands.family("views", ViewCommands.of(views, perspectives, window.docks())));
  }

  /** The board has the middle of the window even before its view arrives. */
  private void addSlots() {
    views.reserve(new ViewSlot("board", "Board", ViewFactory.Place.CENTER));
    views.add(positionTools.view());
    views.add(searchViews.agents());
    views.add(searchViews.result());
    views.add(play.view());
    views.add(WelcomeView.factory());
  }

  private void newGame() {
    Rules open = session.selection().map(Selection::rules).orElse(null);
    new NewGameDialog(window.frame(), services.catalog())
        .ask(open)
        .ifPresent(
            r -> play.begin(r, perspectives.current().id().equals(StandardPerspectives.PLAY)));
  }

  private void copy(DataTable table) {
    clipboard().setContents(new StringSelection(TableText.csv(table)), null);
    workspace.message("The table '" + table.name() + "' is on the clipboard.");
  }

  private static Clipboard clipboard() {
    return Toolkit.getDefaultToolkit().getSystemClipboard();
  }

  private void catalogChanged() {
    if (closed) {
      return;
    }
    games.catalogChanged();
    play.catalogChanged();
    searchViews.catalogChanged(workspace);
    workspace.commands().changed();
    if (session.selection().isEmpty()) {
      settle.restart();
    }
  }

  private void phaseChanged() {
    if (search.phase() == SearchControl.Phase.IDLE) {
      progress.stop();
    } else {
      progress.start();
    }
    workspace.commands().changed();
  }

  private void selectionChanged() {
    if (closed) {
      return;
    }
    Selection selection = session.selection().orElse(null);
    Rules rules = selection == null ? null : selection.rules();
    if (rules != shownRules) {
      shownRules = rules;
      searchViews.catalogChanged(workspace);
      workspace.commands().family("positions", PositionCommands.of(session, rules));
      window.frame().setTitle(rules == null ? "Plyscope" : rules.game().name() + " – Plyscope");
    }
    views.selected(selection);
    workspace.commands().changed();
  }
}
