package org.plyscope.workbench;

import java.awt.AWTEvent;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.plyscope.api.Registration;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.FileOpener;
import org.plyscope.api.window.Perspective;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.job.UncaughtFaults;
import org.plyscope.workbench.session.Remembered;

/**
 * The whole window, put together from its features, and the door through which plugins add to it.
 * Everything happens on the user-interface thread.
 */
public final class Workbench {
  private final Runnable whenClosed;
  private final Shell shell;
  private final Features rooms;
  private final List<Feature> features;
  private final UncaughtFaults uncaught;
  private final Registration catalogListener;
  private final SettingsTimer settings;
  private boolean closed;

  /**
   * Makes the window; {@link #open} shows it.
   *
   * @param services the services it uses
   * @param data the user's data directory
   * @param whenClosed called after the user has closed the window
   */
  public Workbench(Services services, Path data, Runnable whenClosed) {
    this.whenClosed = whenClosed;
    shell = new Shell(services, data, this::quit);
    rooms = new Features(shell, this::quit);
    features = rooms.all();
    features.forEach(f -> f.commands().forEach(shell.commands()::add));
    features.forEach(f -> f.openers().forEach(shell.openers()::add));
    shell.fill();
    features.forEach(f -> f.views().forEach(shell.views()::add));
    shell.session().onChange(this::selectionChanged);
    settings = new SettingsTimer(() -> shell.settings().keep(now()));
    shell.settings().onChange(settings::changed);
    uncaught = UncaughtFaults.install(shell.faults(), SwingUtilities::invokeLater);
    catalogListener =
        services.catalog().onChange(() -> SwingUtilities.invokeLater(this::catalogChanged));
  }

  /** Shows the window. */
  public void open() {
    shell.show();
    features.forEach(Feature::opened);
    catalogChanged();
    settings.start();
    shell.greet("Press F5 to search, Ctrl+Shift+P for all commands.");
  }

  /** Returns the frame. */
  public JFrame frame() {
    return shell.frame();
  }

  /** Returns the window as plugins see it. */
  public Workspace workspace() {
    return shell.workspace();
  }

  /** Follows the plugin manager, now that it is there. */
  public void pluginsCame() {
    rooms.plugins().follow();
  }

  /** Shows long work in the status bar. */
  public void follow(WorkQueue queue) {
    rooms.work().follow(queue);
  }

  /** Lets the queue of long work go. */
  public void unfollow() {
    rooms.work().close();
  }

  /** Takes a view of a plugin. */
  public void add(ViewFactory factory) {
    take(factory, "A view cannot be used", () -> shell.perspectives().add(factory));
  }

  /** Lets a view of a plugin go. */
  public void remove(ViewFactory factory) {
    contain("A view cannot leave", () -> shell.views().remove(factory));
  }

  /** Takes a command of a plugin. */
  public void add(Command command) {
    shell.commands().add(command);
    if (shell.commands().all().stream().noneMatch(known -> known == command)) {
      shell.services().ledger().withdraw(command);
    }
  }

  /** Lets a command of a plugin go. */
  public void remove(Command command) {
    contain("A command cannot leave", () -> shell.commands().remove(command));
  }

  /** Takes a perspective of a plugin. */
  public void add(Perspective perspective) {
    take(perspective, "A perspective cannot be used", () -> shell.perspectives().add(perspective));
  }

  /** Lets a perspective of a plugin go. */
  public void remove(Perspective perspective) {
    // A window that has closed has no place for the perspective that would be next.
    if (!closed) {
      shell.perspectives().remove(perspective);
    }
  }

  /** Takes an opener of files of a plugin. */
  public void add(FileOpener opener) {
    take(opener, "An opener of files cannot be used", () -> shell.openers().add(opener));
  }

  /** Lets an opener of files of a plugin go. */
  public void remove(FileOpener opener) {
    shell.openers().remove(opener);
  }

  /** Remembers everything and closes the window. */
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    settings.close();
    // First of all: the program may not wait for the rest when the machine is busy.
    shell.settings().saveLayout();
    contain("The state of the window could not be saved", this::save);
    contain("The window could not close cleanly", this::release);
    shell.dispose();
  }

  private void quit() {
    close();
    whenClosed.run();
  }

  private void save() {
    shell.settings().save(now());
  }

  private Remembered now() {
    Remembered now = shell.remembered();
    for (Feature feature : features) {
      contain("The state of the window could not be saved", feature::save);
      now = feature.remember(now);
    }
    return now;
  }

  private void release() {
    features.forEach(Feature::close);
    shell.release();
    uncaught.close();
    catalogListener.close();
  }

  private void catalogChanged() {
    if (!closed) {
      features.forEach(Feature::catalogChanged);
      shell.commands().changed();
    }
  }

  private void selectionChanged() {
    if (!closed) {
      settings.changed();
      features.forEach(Feature::selectionChanged);
      shell.views().selected(shell.workspace().selection());
      shell.commands().changed();
    }
  }

  /** Takes a part of a plugin; one that cannot be used is no longer counted as offered. */
  private void take(Object part, String what, Runnable work) {
    if (!shell.faults().contain(part, what, work).isEmpty()) {
      shell.services().ledger().withdraw(part);
    }
  }

  private void contain(String what, Runnable work) {
    shell.faults().contain(what, work);
  }

  /**
   * Runs something a second after the user did anything by which settings may have changed: every
   * use of the mouse or the keyboard, and every change of a size. Used on the user-interface
   * thread.
   */
  private static final class SettingsTimer implements AutoCloseable {
    private static final int MILLIS = 1000;
    private static final long EVENTS =
        AWTEvent.MOUSE_EVENT_MASK
            | AWTEvent.KEY_EVENT_MASK
            | AWTEvent.COMPONENT_EVENT_MASK
            | AWTEvent.WINDOW_STATE_EVENT_MASK;

    private final Timer timer;
    private final AWTEventListener listener = event -> changed();
    private boolean running;

    /** Prepares to run something. */
    SettingsTimer(Runnable keep) {
      timer = new Timer(MILLIS, event -> keep.run());
      timer.setRepeats(false);
    }

    /** Follows the user from now on. */
    void start() {
      running = true;
      Toolkit.getDefaultToolkit().addAWTEventListener(listener, EVENTS);
      changed();
    }

    /** Expects settings to have changed; a timer that runs already is left alone. */
    void changed() {
      if (running) {
        timer.start();
      }
    }

    /** Runs nothing any longer. */
    @Override
    public void close() {
      running = false;
      timer.stop();
      Toolkit.getDefaultToolkit().removeAWTEventListener(listener);
    }
  }
}
