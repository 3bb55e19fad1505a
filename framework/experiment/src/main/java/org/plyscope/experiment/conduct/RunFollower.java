package org.plyscope.experiment.conduct;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.run.RunGame;

/** Follows a run. Called on the thread of the run. */
@ConsumerType
public interface RunFollower {
  /** Follows nothing. */
  RunFollower NONE = game -> {};

  /**
   * Called when playing begins, after the games that were finished before were reported. Does
   * nothing by default.
   *
   * @param games how many games are to be played
   */
  default void begins(int games) {}

  /** Called when a game is finished and saved. */
  void finished(RunGame game);

  /**
   * Called when a game is finished and kept, with its line; forwards the game by default.
   *
   * @param game the game
   * @param bytes where its line stands, only until this method returns
   * @param from the first byte of the line
   * @param length its length with its end
   */
  default void finished(RunGame game, byte[] bytes, int from, int length) {
    finished(game);
  }

  /**
   * Called with a message that the user should see now rather than at the end; does nothing by
   * default.
   */
  default void told(String sentence) {}

  /**
   * Reports the work before the first game; the next report takes its place. Does nothing by
   * default.
   */
  default void preparing(String sentence) {}

  /** Is called now and then, also while nothing happens; does nothing by default. */
  default void tick() {}
}
