package org.plyscope.workbench.shell;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.JFrame;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.workbench.colour.PlayerColours;
import org.plyscope.workbench.command.CommandPalette;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.command.Keys;
import org.plyscope.workbench.dock.Docks;
import org.plyscope.workbench.dock.LastView;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.dock.perspective.Layouts;
import org.plyscope.workbench.dock.perspective.PerspectiveSwitcher;
import org.plyscope.workbench.dock.perspective.Perspectives;
import org.plyscope.workbench.dock.perspective.StandardPerspectives;
import org.plyscope.workbench.file.FileDrop;
import org.plyscope.workbench.file.OpenFiles;
import org.plyscope.workbench.file.RecentFiles;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.StatusBar;
import org.plyscope.workbench.session.About;
import org.plyscope.workbench.session.DataFiles;
import org.plyscope.workbench.session.Editing;
import org.plyscope.workbench.session.Habits;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.session.Session;
import org.plyscope.workbench.session.SettingsWriter;
import org.plyscope.workbench.session.WindowPlace;

/** The window before any feature is in it. Used on the user-interface thread. */
public final class Shell {
  private static final String LAYOUTS = "layouts.json";

  private final Services services;
  private final Path data;
  private final WindowPlace place;
  private final DataFiles files;
  private final PreferenceStore preferences;
  private final Remembered remembered;
  private final Habits habits;
  private final PlayerColours colours;
  private final Session session = new Session();
  private final WindowWorkspace workspace;
  private final Window window;
  private final Views views;
  private final Perspectives perspectives;
  private final OpenFiles openers;
  private final LastView lastView;
  private final RecentFiles recent;
  private final SettingsWriter settings;
  private Function<Rules, Map<String, String>> positionNames = rules -> Map.of();

  /**
   * Makes the frame and what is around it; {@link #fill} and {@link #show} follow.
   *
   * @param services what it needs from outside
   * @param data the user's data directory
   * @param whenClosing called when the user wants to close the window
   */
  public Shell(Services services, Path data, Runnable whenClosing) {
    this.services = services;
    this.data = data;
    place = WindowPlace.take(data);
    files = new DataFiles(data);
    preferences = new PreferenceStore(files);
    remembered = files.remembered();
    habits = Habits.read(files);
    colours = new PlayerColours(habits.of(PlayerColours.OWNER));
    Look.install(preferences.current());
    workspace = new WindowWorkspace(session, habits, preferences, colours, data);
    window = new Window(workspace.commands(), whenClosing);
    views = new Views(window.docks(), workspace, workspace.faults());
    perspectives =
        new Perspectives(
            StandardPerspectives.all(),
            StandardPerspectives.FIRST,
            window.docks(),
            views,
            Layouts.read(files.read(LAYOUTS, JsonObject.class, new JsonObject())));
    openers = new OpenFiles(workspace);
    lastView = new LastView(window.frame());
    recent = new RecentFiles(habits.of("recent"));
    settings = new SettingsWriter(files::write);
    workspace.connect(openers, perspectives);
    workspace.previews(views::previewing);
    preferences.onChange((before, now) -> Look.change(window.frame(), before, now));
    colours.onChange(() -> Look.recolour(window.frame()));
    workspace.setup().onChange(() -> views.editing(workspace.editing()));
  }

  /** Fills the frame, once the commands are there. */
  public void fill() {
    window.fill(
        workspace.commands(),
        workspace.status(),
        new PerspectiveSwitcher(
            perspectives, id -> workspace.execute("perspective." + id), Keys::tip));
    window
        .frame()
        .setTransferHandler(new FileDrop(openers, workspace.faults(), workspace::message));
  }

  /** Shows the frame where it was, with the perspective that was shown. */
  public void show() {
    window.show(remembered);
    perspectives.start();
    files.problems().forEach(workspace::message);
    if (!place.first()) {
      workspace.message(
          "Another window uses the same data directory: each keeps its own game,"
              + " and the layout is kept by the one that is closed last.");
    }
  }

  /** Greets the user, unless there is something to tell. */
  public void greet(String sentence) {
    workspace.status().greet(sentence);
  }

  /** Writes the layout, unless another window will do that. */
  public void saveLayout() {
    settings.close();
    place.asFirst(() -> contain(() -> files.write(LAYOUTS, perspectives.layouts().json())));
  }

  /** Adds a listener that is notified when a choice of the user has changed. */
  public Registration onHabit(Runnable listener) {
    return habits.onChange(listener);
  }

  /**
   * Writes the layout, the choices of the user and where the user left off in the background, if
   * they have changed; what another window keeps stays as it is.
   */
  public void keep(Remembered now) {
    if (place.first()) {
      settings.offer(
          Map.of(
              LAYOUTS,
              perspectives.layouts().json(),
              DataFiles.REMEMBERED,
              window.remember(now),
              Habits.FILE,
              habits.json()));
    }
  }

  /**
   * Writes the choices of the user and where the user left off, unless another window will do that.
   */
  public void save(Remembered now) {
    place.asFirst(
        () -> {
          contain(() -> files.save(window.remember(now)));
          contain(() -> habits.write(files));
        });
  }

  /** One file that cannot be written is no reason to lose the others. */
  private void contain(Runnable writing) {
    faults().contain("A file cannot be written", writing);
  }

  /** Ends jobs and views. */
  public void release() {
    workspace.status().close();
    workspace.jobs().close();
    lastView.close();
    views.close();
    place.close();
  }

  /** Closes the frame. */
  public void dispose() {
    window.dispose();
  }

  /** Says where the running search is found. */
  public void search(Supplier<Optional<LiveSearch>> source) {
    workspace.search(source);
  }

  /** Says where names of the user's own positions are found, by their text. */
  public void positionNames(Function<Rules, Map<String, String>> source) {
    positionNames = source;
  }

  /** Returns what is on the screen; empty while there is no game. */
  public Optional<About> about() {
    return session.selection().map(s -> About.of(s, positionNames.apply(s.rules())));
  }

  /** Says where the agent that is set up for the next search is found. */
  public void agent(Supplier<Optional<Configuration>> source) {
    workspace.agent(source);
  }

  /** Says where the user's own positions for the open rules are found. */
  public void positions(Supplier<List<Subject>> source) {
    workspace.positions(source);
  }

  /** Returns what the window needs from outside. */
  public Services services() {
    return services;
  }

  /** Returns the user's data directory. */
  public Path data() {
    return data;
  }

  /** Returns the place of this window among those that use the data directory. */
  public WindowPlace place() {
    return place;
  }

  /** Returns the small files in the data directory. */
  public DataFiles files() {
    return files;
  }

  /** Returns the preferences. */
  public PreferenceStore preferences() {
    return preferences;
  }

  /** Returns the colours of players as the user chose them. */
  public PlayerColours colours() {
    return colours;
  }

  /** Returns where the user left off the last time. */
  public Remembered remembered() {
    return remembered;
  }

  /** Returns the selection and its history. */
  public Session session() {
    return session;
  }

  /** Returns the window as views and commands see it. */
  public WindowWorkspace workspace() {
    return workspace;
  }

  /** Returns the frame, for dialogs. */
  public JFrame frame() {
    return window.frame();
  }

  /** Returns the command palette. */
  public CommandPalette palette() {
    return window.palette();
  }

  /** Returns what arranges views. */
  public Docks docks() {
    return window.docks();
  }

  /** Returns the views. */
  public Views views() {
    return views;
  }

  /** Returns in which view the user was last. */
  public LastView lastView() {
    return lastView;
  }

  /** Returns the perspectives. */
  public Perspectives perspectives() {
    return perspectives;
  }

  /** Returns who opens which files. */
  public OpenFiles openers() {
    return openers;
  }

  /** Returns the files that were opened last. */
  public RecentFiles recent() {
    return recent;
  }

  /** Returns the commands. */
  public CommandRegistry commands() {
    return workspace.commands();
  }

  /** Returns the strip with messages. */
  public StatusBar status() {
    return workspace.status();
  }

  /** Returns the jobs. */
  public Jobs jobs() {
    return workspace.jobs();
  }

  /** Returns what turns failures into sentences. */
  public Faults faults() {
    return workspace.faults();
  }

  /** Returns whether the user is setting up a position. */
  public Editing setup() {
    return workspace.setup();
  }
}
