package org.plyscope.experiment.conduct;

import java.util.function.Function;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;

/**
 * Carries out the rest of long work in a folder, in the window as in a terminal: a run, a tuning or
 * a training. One thread runs it once; any thread can pause and stop it.
 */
@ConsumerType
public interface LongJob<T> {
  /**
   * Works until everything is done or the job is stopped.
   *
   * @throws InterruptedException if the calling thread is interrupted
   * @throws InputException if it cannot go on with the content of the folder
   */
  T run() throws InterruptedException;

  /** Finishes current work, such as games that are being played, then stops. */
  void stop();

  /** Stops at once. */
  void halt();

  /**
   * Begins nothing more until it is called again.
   *
   * @param wanted true to pause, false to go on
   */
  void pause(boolean wanted);

  /** Returns this job with another outcome. */
  default <R> LongJob<R> map(Function<? super T, ? extends R> made) {
    LongJob<T> self = this;
    return new LongJob<>() {
      @Override
      public R run() throws InterruptedException {
        return made.apply(self.run());
      }

      @Override
      public void stop() {
        self.stop();
      }

      @Override
      public void halt() {
        self.halt();
      }

      @Override
      public void pause(boolean wanted) {
        self.pause(wanted);
      }
    };
  }
}
