package org.plyscope.api.run;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Follows a run. <b>Implemented by plugins</b>. Called on threads of the host, one call at a time;
 * a listener must return at once, and exceptions it throws do not affect the run.
 */
@ConsumerType
public interface RunListener {
  /**
   * Called after a game was finished and stored. Games finish in any order.
   *
   * @param run the run
   * @param game the game
   */
  default void finished(Run run, RunGame game) {}

  /**
   * Called after an attempt at a problem of a suite was finished and stored.
   *
   * @param run the run
   * @param attempt the attempt
   */
  default void attempted(Run run, RunAttempt attempt) {}

  /**
   * Called when the progress has changed, at most 20 times a second and once more at the end.
   *
   * @param run the run
   */
  default void changed(Run run) {}
}
