package org.plyscope.experiment.conduct;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.run.RunGame;

/** Follows a run. Called on the thread of the run. */
@ConsumerType
public interface RunFollower {
  /** Follows nothing. */
  RunFollower NONE = game -> {};

  /**
   * Hears that a game is finished and kept.
   *
   * @param game the game
   */
  void finished(RunGame game);

  /** Is called now and then, also while nothing happens; does nothing by default. */
  default void tick() {}
}
