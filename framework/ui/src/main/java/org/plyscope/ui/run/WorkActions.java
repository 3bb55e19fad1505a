package org.plyscope.ui.run;

import java.awt.Component;
import java.awt.Desktop;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.api.view.Workspace;

/**
 * Buttons that resume, pause, stop, report and delete long work, whatever its kind. They act in the
 * background, because work may have to wait for the disk. Used on the user-interface thread.
 */
public final class WorkActions {
  private static final System.Logger LOG = System.getLogger(WorkActions.class.getName());

  private final String view;
  private final Workspace workspace;
  private final WorkQueue queue;
  private final Component parent;
  private final Supplier<Optional<WorkState>> chosen;
  private final JButton resume;
  private final JButton pause;
  private final JButton stop;
  private final JButton halt;
  private final JButton report;
  private final JButton folder;
  private final JButton delete;

  /**
   * Makes the buttons.
   *
   * @param view the id of the view, with which the names of the buttons begin
   * @param workspace the window
   * @param queue carries the work out
   * @param parent where questions appear
   * @param chosen returns the work that the buttons act on
   */
  public WorkActions(
      String view,
      Workspace workspace,
      WorkQueue queue,
      Component parent,
      Supplier<Optional<WorkState>> chosen) {
    this.view = view;
    this.workspace = workspace;
    this.queue = queue;
    this.parent = parent;
    this.chosen = chosen;
    resume = button("resume", "Resume", "Go on with it", this::resume);
    pause = button("pause", "Pause", "Begin nothing more for now", () -> act(WorkQueue::pause));
    stop =
        button(
            "stop",
            "Stop",
            "Finish current work, such as games being played, then stop",
            () -> act(WorkQueue::stop));
    halt =
        button(
            "halt",
            "Stop now",
            "Stop at once; unfinished work is repeated later",
            () -> act(WorkQueue::halt));
    report = button("report", "Report", "Write the report as one page and open it", this::report);
    folder = button("folder", "Folder", "Open its folder", this::openFolder);
    delete = button("delete", "Delete…", "Delete it with all its files", this::delete);
    enable();
  }

  private JButton button(String id, String text, String help, Runnable action) {
    JButton button = new JButton(text);
    button.setName(view + "." + id);
    button.setToolTipText(help);
    button.addActionListener(e -> action.run());
    return button;
  }

  /** {@return the button that resumes work} */
  public JButton resuming() {
    return resume;
  }

  /** {@return the other buttons that a view of one kind of work needs: pause, stop and report} */
  public List<JButton> usual() {
    return List.of(pause, stop, report);
  }

  /** {@return the buttons in their usual order} */
  public List<JButton> all() {
    return List.of(resume, pause, stop, halt, report, folder, delete);
  }

  /**
   * Makes menu items for everything that can be done, in words that need no tool tip.
   *
   * @return the items; as the buttons, each is enabled if it makes sense now
   */
  public List<JMenuItem> items() {
    return List.of(
        item(resume, "Resume"),
        item(pause, "Pause"),
        item(stop, "Finish current work, then stop"),
        item(halt, "Stop now and discard unfinished work"),
        item(report, "Open report"),
        item(folder, "Open folder"),
        item(delete, "Delete…"));
  }

  private static JMenuItem item(JButton button, String text) {
    JMenuItem item = new JMenuItem(text);
    item.setName(button.getName() + ".item");
    item.setToolTipText(button.getToolTipText());
    item.setEnabled(button.isEnabled());
    item.addActionListener(e -> button.doClick());
    return item;
  }

  /** Enables the actions that fit the chosen work; without any, there are no buttons. */
  public void enable() {
    Optional<WorkState> state = chosen.get();
    Stage stage = state.map(WorkState::stage).orElse(Stage.UNREADABLE);
    boolean active = state.map(WorkState::isActive).orElse(false);
    boolean waits = stage == Stage.PAUSED || stage == Stage.STOPPED;
    boolean focused = pause.isFocusOwner() || resume.isFocusOwner();
    resume.setEnabled(waits);
    pause.setEnabled(stage == Stage.RUNNING);
    all().forEach(button -> button.setVisible(state.isPresent()));
    if (resume.getParent() != null) {
      // They share one place, since only one of them makes sense at a time.
      resume.setVisible(waits && state.isPresent());
      pause.setVisible(!waits && state.isPresent());
      if (focused) {
        // Otherwise the focus would go on to the button that stops.
        (waits ? resume : pause).requestFocusInWindow();
      }
    }
    stop.setEnabled(active && stage != Stage.STOPPING);
    halt.setEnabled(active);
    report.setEnabled(stage != Stage.UNREADABLE && state.orElseThrow().done() > 0);
    folder.setEnabled(state.isPresent());
    delete.setEnabled(stage != Stage.UNREADABLE);
  }

  private void act(BiConsumer<WorkQueue, Path> action) {
    chosen.get().ifPresent(state -> act(state, action));
  }

  private void act(WorkState state, BiConsumer<WorkQueue, Path> action) {
    workspace.submit(
        state.name(),
        monitor -> {
          action.accept(queue, state.folder());
          return state;
        },
        done -> {});
  }

  private void resume() {
    chosen
        .get()
        .ifPresent(
            state ->
                whenAccepted(state.name(), state.folder(), () -> act(state, WorkQueue::resume)));
  }

  /**
   * Does something once the user has accepted the Java flags of work.
   *
   * @param title the title of the job in the status bar
   * @param place the folder of the work, or a file that describes it
   * @param action what to do
   */
  public void whenAccepted(String title, Path place, Runnable action) {
    workspace.submit(
        title,
        monitor -> queue.flags(place),
        flags -> {
          if (FlagQuestion.isAccepted(parent, flags)) {
            queue.accept(flags);
            action.run();
          }
        });
  }

  private void report() {
    chosen
        .get()
        .ifPresent(
            state ->
                workspace.submit(
                    "Report of " + state.name(),
                    monitor -> opened(queue.report(state.folder())),
                    file -> workspace.message("The report is in " + file + ".")));
  }

  private void openFolder() {
    chosen
        .get()
        .ifPresent(
            state ->
                workspace.submit(
                    "Folder of " + state.name(),
                    monitor -> opened(state.folder()),
                    file ->
                        workspace.message("The " + state.kind().noun() + " is in " + file + ".")));
  }

  /** Shows a file or folder with the program of the desktop; without one a message names it. */
  private static Path opened(Path file) {
    try {
      if (Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.OPEN)) {
        Desktop.getDesktop().open(file.toFile());
      }
    } catch (IOException | IllegalArgumentException e) {
      // No program opens it, or it was deleted meanwhile.
      LOG.log(Level.DEBUG, "The desktop cannot open a file.", e);
    }
    return file;
  }

  private void delete() {
    chosen
        .get()
        .ifPresent(
            state -> {
              int answer =
                  JOptionPane.showConfirmDialog(
                      parent,
                      "Delete “"
                          + state.name()
                          + "” with its "
                          + state.done()
                          + " "
                          + state.kind().unit()
                          + "? They cannot be brought back.",
                      "Delete " + state.kind().noun(),
                      JOptionPane.OK_CANCEL_OPTION,
                      JOptionPane.WARNING_MESSAGE);
              if (answer == JOptionPane.OK_OPTION) {
                act(state, WorkQueue::delete);
              }
            });
  }
}
