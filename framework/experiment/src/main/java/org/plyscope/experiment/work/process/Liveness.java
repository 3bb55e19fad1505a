package org.plyscope.experiment.work.process;

import java.util.concurrent.TimeUnit;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;

/**
 * Decides whether a worker makes headway, as far as the lab sees it from outside: the watchdog
 * inside a worker cannot see that its own process stands still. Time counts only while the lab
 * itself runs, so that a laptop that slept has no victims. Used by one thread.
 */
final class Liveness {
  /** The state of a worker. */
  enum State {
    /** It runs. */
    ALIVE,
    /** Its process does not run, which is never the fault of an agent. */
    FROZEN,
    /** Its process runs, but its work has exceeded every time limit. */
    STUCK
  }

  /**
   * The observation of a worker at one moment.
   *
   * @param ready whether it was ever ready to play
   * @param playing whether it has games to play
   * @param beats a number that changes as long as it runs
   * @param steps a number that changes when a game goes on
   * @param processorNanos the processor time that it has used
   */
  record Signs(boolean ready, boolean playing, long beats, long steps, long processorNanos) {}

  /** The time an agent may take to begin a game. */
  private static final long BEGIN_MILLIS = 60_000;

  private final WorkerTimeouts patience;
  private final long moveNanos;
  private Signs before = new Signs(false, false, -1, -1, -1);
  private long still;
  private long slow;

  /**
   * Begins to watch a worker that has just been started.
   *
   * @param patience how long to wait
   * @param moveNanos the longest time that a move may take
   */
  Liveness(WorkerTimeouts patience, long moveNanos) {
    this.patience = patience;
    this.moveNanos = moveNanos;
  }

  /** Returns after which time the watchdog of a worker has acted, whatever it plays. */
  static long longestMoveNanos(Experiment experiment) {
    long most = BEGIN_MILLIS;
    for (Contestant agent : experiment.agents()) {
      long clock = agent.clock().millis() + 1_000 * agent.clock().incrementMillis();
      long watchdog = experiment.conditions().watchdogMillis();
      if (!agent.timed() && watchdog == 0) {
        return Long.MAX_VALUE / 2;
      }
      most = Math.max(most, agent.timed() ? Math.max(agent.limits().millis(), clock) : watchdog);
    }
    return TimeUnit.MILLISECONDS.toNanos(most);
  }

  /**
   * Looks at the worker.
   *
   * @param nanos the time since the last look
   * @param now the current observation
   */
  State look(long nanos, Signs now) {
    boolean runs = now.beats() != before.beats() || now.processorNanos() != before.processorNanos();
    boolean headway = now.ready() != before.ready() || now.steps() != before.steps() || idle(now);
    before = now;
    still = runs ? 0 : still + nanos;
    slow = headway ? 0 : slow + nanos;
    if (still >= (now.ready() ? patience.frozenNanos() : patience.frozenStartNanos())) {
      return State.FROZEN;
    }
    long most = now.ready() ? moveNanos + patience.marginNanos() : patience.startNanos();
    return slow >= most ? State.STUCK : State.ALIVE;
  }

  private static boolean idle(Signs now) {
    return now.ready() && !now.playing();
  }
}
