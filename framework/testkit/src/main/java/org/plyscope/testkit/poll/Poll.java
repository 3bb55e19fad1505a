package org.plyscope.testkit.poll;

import java.time.Duration;
import java.util.concurrent.Callable;

/** Waits until a condition holds. */
public final class Poll {
  /** How long a test waits before it fails: long enough for a machine that is very busy. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final Duration PAUSE = Duration.ofMillis(10);

  private Poll() {}

  /**
   * Waits up to a minute until a condition holds.
   *
   * @param what the condition in words, for the failure
   * @param condition the condition, evaluated on the calling thread
   * @throws AssertionError if the condition does not hold in time, if it fails, or if the waiting
   *     thread is interrupted
   */
  public static void until(String what, Callable<Boolean> condition) {
    until(what, PATIENCE, condition);
  }

  /**
   * Waits until a condition holds.
   *
   * @param what the condition in words, for the failure
   * @param patience how long to wait
   * @param condition the condition, evaluated on the calling thread
   * @throws AssertionError if the condition does not hold in time, if it fails, or if the waiting
   *     thread is interrupted
   */
  public static void until(String what, Duration patience, Callable<Boolean> condition) {
    long begin = System.nanoTime();
    while (!holds(what, condition)) {
      if (System.nanoTime() - begin > patience.toNanos()) {
        throw new AssertionError("Waited " + patience.toSeconds() + " s in vain until " + what);
      }
      pause(what);
    }
  }

  private static boolean holds(String what, Callable<Boolean> condition) {
    try {
      return condition.call();
    } catch (InterruptedException e) {
      throw interrupted(what, e);
    } catch (Exception e) {
      throw new AssertionError("Waiting until " + what + " failed: " + e, e);
    }
  }

  private static void pause(String what) {
    try {
      Thread.sleep(PAUSE.toMillis());
    } catch (InterruptedException e) {
      throw interrupted(what, e);
    }
  }

  private static AssertionError interrupted(String what, InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new AssertionError("Interrupted while waiting until " + what, cause);
  }
}
