package org.plyscope.workbench;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.Map;
import javax.swing.JFrame;
import org.plyscope.api.Registration;
import org.plyscope.ui.file.RecentFiles;
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
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.StatusBar;
import org.plyscope.workbench.session.DataFiles;
import org.plyscope.workbench.session.Editing;
import org.plyscope.workbench.session.Habits;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.session.Session;
import org.plyscope.workbench.session.SettingsWriter;
import org.plyscope.workbench.session.WindowPlace;

/**
 * The window before any feature is in it. Only {@link Workbench} and {@link Features} see it as a
 * whole; a feature gets the parts it needs. Used on the user-interface thread.
 */
final class Shell {
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

  /**
   * Makes the frame and what is around it; {@link #fill} and {@link #show} follow.
   *
   * @param services what it needs from outside
   * @param data the user's data directory
   * @param whenClosing called when the user wants to close the window
   */
  Shell(Services services, Path data, Runnable whenClosing) {
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
    recent = new RecentFiles(habits.of("recent"), "files");
    settings = new SettingsWriter(files::write);
    workspace.connect(openers, perspectives);
    workspace.previews(views::previewing);
    preferences.onChange((before, now) -> Look.change(window.frame(), before, now));
    colours.onChange(() -> Look.recolour(window.frame()));
    workspace.setup().onChange(() -> views.editing(workspace.editing()));
  }

  /** Fills the frame, once the commands are there. */
  void fill() {
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
  void show() {
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
  void greet(String sentence) {
    workspace.status().greet(sentence);
  }

  /** Writes the layout, unless another window will do that. */
  void saveLayout() {
    settings.close();
    place.asFirst(() -> contain(() -> files.write(LAYOUTS, perspectives.layouts().json())));
  }

  /** Adds a listener that is notified when a choice of the user has changed. */
  Registration onHabit(Runnable listener) {
    return habits.onChange(listener);
  }

  /**
   * Writes the layout, the choices of the user and where the user left off in the background, if
   * they have changed; what another window keeps stays as it is.
   */
  void keep(Remembered now) {
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
  void save(Remembered now) {
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
  void release() {
    workspace.status().close();
    workspace.jobs().close();
    lastView.close();
    views.close();
    place.close();
  }

  /** Closes the frame. */
  void dispose() {
    window.dispose();
  }

  /** Returns what the window needs from outside. */
  Services services() {
    return services;
  }

  /** Returns the user's data directory. */
  Path data() {
    return data;
  }

  /** Returns the place of this window among those that use the data directory. */
  WindowPlace place() {
    return place;
  }

  /** Returns the small files in the data directory. */
  DataFiles files() {
    return files;
  }

  /** Returns the preferences. */
  PreferenceStore preferences() {
    return preferences;
  }

  /** Returns the colours of players as the user chose them. */
  PlayerColours colours() {
    return colours;
  }

  /** Returns where the user left off the last time. */
  Remembered remembered() {
    return remembered;
  }

  /** Returns the selection and its history. */
  Session session() {
    return session;
  }

  /** Returns the window as views and commands see it. */
  WindowWorkspace workspace() {
    return workspace;
  }

  /** Returns the frame, for dialogs. */
  JFrame frame() {
    return window.frame();
  }

  /** Returns the command palette. */
  CommandPalette palette() {
    return window.palette();
  }

  /** Returns what arranges views. */
  Docks docks() {
    return window.docks();
  }

  /** Returns the views. */
  Views views() {
    return views;
  }

  /** Returns in which view the user was last. */
  LastView lastView() {
    return lastView;
  }

  /** Returns the perspectives. */
  Perspectives perspectives() {
    return perspectives;
  }

  /** Returns who opens which files. */
  OpenFiles openers() {
    return openers;
  }

  /** Returns the files that were opened last. */
  RecentFiles recent() {
    return recent;
  }

  /** Returns the commands. */
  CommandRegistry commands() {
    return workspace.commands();
  }

  /** Returns the strip with messages. */
  StatusBar status() {
    return workspace.status();
  }

  /** Returns the jobs. */
  Jobs jobs() {
    return workspace.jobs();
  }

  /** Returns what turns failures into sentences. */
  Faults faults() {
    return workspace.faults();
  }

  /** Returns whether the user is setting up a position. */
  Editing setup() {
    return workspace.setup();
  }
}
