package org.plyscope.api.view;

import java.awt.Color;
import java.util.function.Consumer;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.board.Tint;
import org.plyscope.api.work.Job;
import org.plyscope.api.work.JobHandle;

/**
 * The window, as views and commands see it. <b>Provided by the host</b>; called on the
 * user-interface thread.
 */
@ProviderType
public interface Workspace {
  /**
   * Returns what is selected now. Views and commands of plugins exist only while a game is
   * installed, so there always is something.
   *
   * @return the selection
   */
  Selection selection();

  /**
   * Changes what is selected; the board and all views follow.
   *
   * @param selection the new selection
   */
  void select(Selection selection);

  /**
   * Runs a job in the background and shows it in the status bar, where it can be cancelled.
   *
   * @param <T> what it produces
   * @param title what is being done
   * @param job the work
   * @param whenDone takes the product on the user-interface thread; not called if the job failed,
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
   * Starts a command by its id, as if the user had chosen it.
   *
   * @param id the id of a command
   * @return false if there is no such command or it cannot be started now
   */
  boolean execute(String id);

  /**
   * Returns the colour of a tint in the current theme.
   *
   * @param tint a tint
   * @return the colour
   */
  Color color(Tint tint);

  /**
   * Tells whether the current theme is dark. After a change of theme Swing calls {@code updateUI}
   * of every component.
   *
   * @return true for dark
   */
  boolean dark();
}
