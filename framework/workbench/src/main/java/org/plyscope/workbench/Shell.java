package org.plyscope.workbench;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JFrame;
import javax.swing.JSplitPane;
import org.plyscope.api.Registration;
import org.plyscope.ui.file.RecentFiles;
import org.plyscope.ui.text.TextUndo;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.colour.PlayerColours;
import org.plyscope.workbench.command.CommandPalette;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.command.Keys;
import org.plyscope.workbench.dock.Docks;
import org.plyscope.workbench.dock.LastView;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.dock.perspective.PerspectiveSwitcher;
import org.plyscope.workbench.dock.perspective.Perspectives;
import org.plyscope.workbench.dock.perspective.StandardPerspectives;
import org.plyscope.workbench.file.FileDrop;
import org.plyscope.workbench.file.OpenFiles;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.StatusBar;
import org.plyscope.workbench.session.ChoiceStore;
import org.plyscope.workbench.session.DataFiles;
import org.plyscope.workbench.session.Editing;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.session.Preferences;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.session.Session;
import org.plyscope.workbench.session.WindowPlace;

/**
 * The window before any feature is in it. Only {@link Workbench} and {@link Features} see it as a
 * whole; a feature gets the parts it needs. Used on the user-interface thread.
 */
final class Shell {
  private final Services services;
  private final Path data;
  private final WindowPlace place;
  private final DataFiles files;
  private final PreferenceStore preferences;
  private final Remembered remembered;
  private final ChoiceStore choiceStore;
  private final PlayerColours colours;
  private final Session session = new Session();
  private final WindowWorkspace workspace;
  private final Window window;
  private final Views views;
  private final Perspectives perspectives;
  private final OpenFiles openers;
  private final LastView lastView;
  private final Registration textUndo;
  private final RecentFiles recent;
  private final WindowSettings settings;
  private final LookKeeper look;

  /**
   * Makes the frame and its bars; {@link #fill} and {@link #show} follow.
   *
   * @param services the services it uses
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
    choiceStore = ChoiceStore.read(files);
    colours = new PlayerColours(choiceStore.of(PlayerColours.OWNER));
    Look.install(preferences.current());
    textUndo = TextUndo.install();
    workspace =
        new WindowWorkspace(session, choiceStore, preferences, colours, services.ledger(), data);
    window = new Window(workspace.commands(), whenClosing);
    views = new Views(window.docks(), workspace, workspace.faults());
    perspectives =
        new Perspectives(
            StandardPerspectives.all(),
            StandardPerspectives.FIRST,
            window.docks(),
            views,
            WindowSettings.layouts(files));
    openers = new OpenFiles(workspace);
    lastView = new LastView(window.frame());
    recent = new RecentFiles(choiceStore.of("recent"), "files");
    settings =
        new WindowSettings(place, files, choiceStore, window, perspectives, workspace.faults());
    look = new LookKeeper(() -> Look.install(preferences.current()), workspace.faults());
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

  /** Greets the user, unless there is a message. */
  void greet(String sentence) {
    workspace.status().greet(sentence);
  }

  /** Ends jobs and views. */
  void release() {
    workspace.status().close();
    workspace.jobs().close();
    lastView.close();
    textUndo.close();
    look.close();
    views.close();
    place.close();
  }

  /** Closes the frame. */
  void dispose() {
    window.dispose();
  }

  Services services() {
    return services;
  }

  Path data() {
    return data;
  }

  WindowPlace place() {
    return place;
  }

  DataFiles files() {
    return files;
  }

  PreferenceStore preferences() {
    return preferences;
  }

  PlayerColours colours() {
    return colours;
  }

  Remembered remembered() {
    return remembered;
  }

  Session session() {
    return session;
  }

  WindowWorkspace workspace() {
    return workspace;
  }

  JFrame frame() {
    return window.frame();
  }

  CommandPalette palette() {
    return window.palette();
  }

  Docks docks() {
    return window.docks();
  }

  Views views() {
    return views;
  }

  LastView lastView() {
    return lastView;
  }

  Perspectives perspectives() {
    return perspectives;
  }

  OpenFiles openers() {
    return openers;
  }

  RecentFiles recent() {
    return recent;
  }

  CommandRegistry commands() {
    return workspace.commands();
  }

  StatusBar status() {
    return workspace.status();
  }

  Jobs jobs() {
    return workspace.jobs();
  }

  Faults faults() {
    return workspace.faults();
  }

  Editing setup() {
    return workspace.setup();
  }

  WindowSettings settings() {
    return settings;
  }

  /** Applies the theme that the user prefers. */
  private static final class Look {
    private Look() {}

    /** Installs the look, before the first component is made. */
    static void install(Preferences now) {
      now.theme().install(now.fontPercent());
    }

    /** Follows a change of the preferences. */
    static void change(JFrame frame, Preferences before, Preferences now) {
      if (before.theme() != now.theme() || before.fontPercent() != now.fontPercent()) {
        keepDividers(frame, () -> install(now));
      }
    }

    /** Makes everything on the screen update its colours. */
    static void recolour(JFrame frame) {
      keepDividers(frame, Theme::refresh);
    }

    /** Does something to a window and puts its dividers back where they were. */
    private static void keepDividers(Container window, Runnable change) {
      Map<JSplitPane, Integer> places = new LinkedHashMap<>();
      collect(window, places);
      change.run();
      window.validate();
      places.forEach(JSplitPane::setDividerLocation);
      window.validate();
    }

    private static void collect(Container container, Map<JSplitPane, Integer> places) {
      if (container instanceof JSplitPane pane) {
        places.put(pane, pane.getDividerLocation());
      }
      for (Component child : container.getComponents()) {
        if (child instanceof Container inner) {
          collect(inner, places);
        }
      }
    }
  }
}
