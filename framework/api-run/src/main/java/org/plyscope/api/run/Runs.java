package org.plyscope.api.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;

/**
 * Knows the runs of this session. <b>Provided by the host</b> as a service; safe for any thread.
 */
@ProviderType
public interface Runs {
  /**
   * Returns the runs that were started or opened in this session.
   *
   * @return the runs, newest first
   */
  List<Run> runs();

  /**
   * Opens the folder of a run. May take seconds; must not be called on the user-interface thread.
   *
   * @param folder the folder
   * @return the run, which grows while another process writes to the folder
   * @throws InputException if it holds no run; the message is one sentence
   */
  Run open(Path folder);

  /**
   * Returns the run that views show.
   *
   * @return the run last passed to {@link #show}; empty if there is none
   */
  Optional<Run> shown();

  /**
   * Shows a run in all views.
   *
   * @param run the run; null for none
   */
  void show(Run run);

  /**
   * Returns the selection in the run that views show.
   *
   * @return the focus; {@link RunFocus#ALL} after another run was shown
   */
  RunFocus focus();

  /**
   * Selects something in the run that views show; all views follow.
   *
   * @param focus what to select
   */
  void focus(RunFocus focus);

  /**
   * Forgets a run, for example because its folder is gone; if it is shown, no run is shown
   * afterwards.
   *
   * @param run the run
   */
  void forget(Run run);

  /**
   * Adds a listener that is notified when {@link #runs}, {@link #shown} or {@link #focus} has
   * changed.
   *
   * @param listener called on any thread; must return at once
   * @return removes the listener when closed
   */
  Registration onChange(Runnable listener);
}
