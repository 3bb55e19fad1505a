package org.plyscope.lab.agent;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Runs short actions later, on one daemon thread. Safe for any thread. */
public final class Watch implements AutoCloseable {
  private final ScheduledThreadPoolExecutor alarms;

  /** Makes a watch. */
  public Watch(String name) {
    alarms = new ScheduledThreadPoolExecutor(1, work -> daemon(work, name));
    alarms.setRemoveOnCancelPolicy(true);
  }

  /**
   * Runs an action after some time, unless it is called off before.
   *
   * @param millis how long to wait
   * @param action what to do
   * @return calls it off; does nothing if it is too late
   */
  public Runnable after(long millis, Runnable action) {
    try {
      ScheduledFuture<?> alarm = alarms.schedule(action, millis, TimeUnit.MILLISECONDS);
      return () -> alarm.cancel(false);
    } catch (RejectedExecutionException e) {
      // The program is ending; no caller waits for this.
      return () -> {};
    }
  }

  /** Returns whether the watch takes no more actions; true once it is closed. */
  public boolean closed() {
    return alarms.isShutdown();
  }

  /** Takes no more actions; those that wait are still run in time. */
  @Override
  public void close() {
    alarms.shutdown();
  }

  /** Outside all groups, because threads that an agent leaves running are found by their group. */
  static Thread daemon(Runnable work, String name) {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    Thread thread = new Thread(group, work, name);
    thread.setDaemon(true);
    return thread;
  }
}
