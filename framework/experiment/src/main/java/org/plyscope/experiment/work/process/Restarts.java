package org.plyscope.experiment.work.process;

import java.util.Optional;

/**
 * Decides when the place of a worker that ended is filled again: at once if it brought something,
 * later and later if not, and never after several times in a row. Used under the lock of its owner.
 */
final class Restarts {
  /** How often a program is tried that has never been ready and ended by itself. */
  private static final int NEVER_READY = 3;

  private final WorkerTimeouts patience;
  private final int[] fruitless;
  private int left;
  private boolean ready;

  Restarts(WorkerTimeouts patience, int workers) {
    this.patience = patience;
    this.fruitless = new int[workers];
    this.left = workers;
  }

  /** Notes that a worker was ready to play. */
  void ready() {
    ready = true;
  }

  /** Returns whether any worker was ever ready to play. */
  boolean wasReady() {
    return ready;
  }

  /** Notes that a worker brought something before it ended. */
  void fruitful(int number) {
    fruitless[number] = 0;
  }

  /**
   * Notes that a worker ended without having brought anything.
   *
   * @param number its number
   * @param killed whether it was ended from outside or could not be started
   * @return the milliseconds after which it is started again; empty to give it up
   */
  Optional<Long> fruitless(int number, boolean killed) {
    int times = ++fruitless[number];
    int most = ready || killed ? patience.pausesMillis().size() + 1 : NEVER_READY;
    if (times >= most) {
      left--;
      return Optional.empty();
    }
    return Optional.of(patience.pausesMillis().get(times - 1));
  }

  /** Returns how often in a row a worker brought nothing. */
  int times(int number) {
    return fruitless[number];
  }

  /** Returns how many workers have not been given up. */
  int left() {
    return left;
  }
}
