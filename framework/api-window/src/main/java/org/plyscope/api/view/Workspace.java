package org.plyscope.api.view;

import java.awt.Color;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Icon;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.board.Tint;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.JobHandle;

/**
 * The window, as views and commands see it. <b>Provided by the host</b>; called on the
 * user-interface thread.
 */
@ProviderType
public interface Workspace {
  /**
   * Returns the current selection.
   *
   * @return the selection; null only while no game is open, when there are no views and only
   *     commands that need no game
   */
  Selection selection();

  /**
   * Changes the selection; the board and all views follow.
   *
   * @param selection the new selection
   */
  void select(Selection selection);

  /**
   * Returns the running search, or else the one that found the result of the selection.
   *
   * @return the search, empty if there was none or the result comes from elsewhere, such as a file
   */
  Optional<LiveSearch> search();

  /**
   * Runs a job in the background and shows it in the status bar, where it can be cancelled.
   *
   * @param <T> the type of its result
   * @param title the title of the work
   * @param job the work
   * @param whenDone receives the result on the user-interface thread; not called if the job failed,
   *     which the host reports itself
   * @return a handle on the job
   */
  <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> whenDone);

  /**
   * Shows a message in the status bar.
   *
   * @param sentence one sentence
   */
  void message(String sentence);

  /**
   * Runs a command by its id, as if the user had chosen it.
   *
   * @param id the id of a command
   * @return false if there is no such command or it cannot run now
   */
  boolean execute(String id);

  /**
   * Opens a file according to its extension, as if the user had dropped it on the window. Errors
   * are shown in the status bar.
   *
   * @param file the file
   */
  void open(Path file);

  /**
   * Returns the current perspective.
   *
   * @return its id, or an empty string where there are no perspectives
   */
  String perspective();

  /**
   * Switches to another perspective; views that it does not show keep their contents.
   *
   * @param perspective the id of a perspective
   * @return false if there is no such perspective
   */
  boolean enter(String perspective);

  /**
   * Returns the choices that are kept for a view from one session to the next.
   *
   * @param view the id of the view; a command without a view uses an id of its plugin
   * @return its choices
   */
  Choices choices(String view);

  /**
   * Returns whether the user is setting up a position on the board. No moves are played in the
   * meantime.
   *
   * @return true while a view is editing
   */
  boolean editing();

  /**
   * Sets whether the user is setting up a position. Called by the view that is editing; other views
   * are notified through {@link View#editing}.
   *
   * @param active true when editing starts, false when it ends
   */
  void editing(boolean active);

  /**
   * Returns how long one step of a piece takes on a board.
   *
   * @return milliseconds, 0 for no animation
   */
  int animationMillis();

  /**
   * Changes how long one step of a piece takes; the value becomes a user preference.
   *
   * @param millis milliseconds, 0 for no animation
   */
  void animationMillis(int millis);

  /**
   * Returns an icon in the colours of the current theme, at tool bar size.
   *
   * @param icon an icon of the host or of the plugin
   * @return the icon, or null for {@link IconRef#NONE}
   */
  Icon icon(IconRef icon);

  /**
   * Returns the colour of a tint in the current theme. For a player use {@link #seatColor}.
   *
   * @param tint a tint
   * @return the colour
   */
  Color color(Tint tint);

  /**
   * Returns the colour of a seat of the open game, as chosen by the user. After another choice,
   * Swing calls {@code updateUI} on every component, as after a change of theme.
   *
   * @param tint the tint that the game gives the seat
   * @return the colour in the current theme; that of the tint itself if the user chose none
   */
  Color seatColor(Tint tint);

  /**
   * Returns whether the current theme is dark. After a change of theme, Swing calls {@code
   * updateUI} on every component.
   *
   * @return true for dark
   */
  boolean dark();

  /**
   * Shows something for a moment without selecting it, for example the position after a move while
   * the mouse is over that move. A change of the selection ends it. A host that cannot do this
   * ignores it, which is the default.
   *
   * @param glimpse what to show, or null to show the selection again
   */
  default void preview(Selection glimpse) {}

  /**
   * Returns the agent that the user has set up for the next search, with its limits and seed.
   *
   * @return the agent under a human-readable name, empty if there is none for the open game
   * @since 2.1
   */
  default Optional<Configuration> agent() {
    return Optional.empty();
  }

  /**
   * Returns the positions that the user has saved for the rules of the selection.
   *
   * @return the positions under their names, oldest first
   * @since 2.1
   */
  default List<Subject> positions() {
    return List.of();
  }

  /**
   * Returns a folder in which a view may keep files from one session to the next.
   *
   * @param view the id of the view
   * @return the folder, which need not exist yet; empty where nothing is kept
   * @since 2.1
   */
  default Optional<Path> folder(String view) {
    return Optional.empty();
  }
}
