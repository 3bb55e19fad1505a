package org.plyscope.plugins.internal.folder;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

/**
 * Runs code of plugins for a limited time.
 *
 * <p>Each call has a thread of its own, so that a plugin which never returns blocks no other
 * plugin, and thread-local values end with their thread.
 */
public final class TimeLimit {
  /** How long an interrupted thread may take to release its locks. */
  private static final long GRACE_MILLIS = 500;

  /** How many times the limit a thread may take that the machine does not let run. */
  private static final int MOST_TIMES = 3;

  private final Duration limit;

  public TimeLimit(Duration limit) {
    this.limit = limit;
  }

  /**
   * Calls a task, waits for it, and interrupts its thread if it is not done in time. It may ignore
   * that, and then goes on in the background. On a machine so busy that the thread gets less than
   * half of the time, the limit is extended.
   *
   * @throws TimeoutException if it is not done in time; the message names the method it was in
   * @throws ExecutionException if the task throws
   * @throws InterruptedException if the caller is interrupted while it waits
   */
  public <T> T call(String name, Callable<T> task)
      throws TimeoutException, ExecutionException, InterruptedException {
    FutureTask<T> future = new FutureTask<>(task);
    Thread thread = start(name, future);
    try {
      for (int times = 1; !isDone(future); times++) {
        if (times == MOST_TIMES || !isStarved(thread, times)) {
          throw new TimeoutException(where(thread));
        }
      }
      return future.get();
    } finally {
      if (!future.isDone()) {
        thread.interrupt();
        thread.join(GRACE_MILLIS);
      }
    }
  }

  private boolean isDone(FutureTask<?> future) throws InterruptedException {
    try {
      future.get(limit.toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (ExecutionException e) {
      return true;
    } catch (TimeoutException e) {
      return false;
    }
  }

  /** Returns whether a thread wants to run, but got less than half of the time that has passed. */
  private boolean isStarved(Thread thread, int times) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    if (thread.getState() != Thread.State.RUNNABLE || !threads.isThreadCpuTimeSupported()) {
      return false;
    }
    long used = threads.getThreadCpuTime(thread.getId());
    return used >= 0 && used < limit.toNanos() * times / 2;
  }

  /** Runs a task in the background, for as long as it takes. */
  public static Thread start(String name, Runnable task) {
    Thread thread = new Thread(null, task, name, 0, false);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static String where(Thread thread) {
    return Arrays.stream(thread.getStackTrace())
        .map(frame -> "at " + frame)
        .collect(Collectors.joining("\n"));
  }

  public long millis() {
    return limit.toMillis();
  }

  /** Returns the limit for a sentence. */
  @Override
  public String toString() {
    return limit.toSeconds() > 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
  }
}
