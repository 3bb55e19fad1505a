package org.plyscope.experiment.work;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Decides when a thread of {@link InProcess} may play its next game, for example because an
 * opponent from elsewhere has arrived. Called on the thread that plays.
 */
@ConsumerType
public interface Admission {
  /** Lets every thread play at once. */
  Admission FREE = () -> {};

  /**
   * Waits until the calling thread can play a game, before it takes one.
   *
   * @throws InterruptedException if the work ends before
   */
  void await() throws InterruptedException;

  /**
   * Returns whether the calling thread can still play, now that there is a game for it.
   *
   * @return false if it has to wait again; true by default
   */
  default boolean stands() {
    return true;
  }

  /** Called after the game; does nothing by default. */
  default void played() {}
}
