package org.plyscope.bench.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A thread that reads, which is left behind when a reader does not return. */
final class FuzzWorker {
  /** The most processor time for one input. */
  static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(20);

  /** A reader that waits takes no processor time, so the clock counts too. */
  private static final long MOST_WAITING_NANOS = TimeUnit.MINUTES.toNanos(5);

  private static final long LOOK_MILLIS = 500;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final SynchronousQueue<Runnable> tasks = new SynchronousQueue<>();
  private final Thread thread = new Thread(this::run, "fuzz");
  private volatile boolean ended;

  FuzzWorker() {
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    try {
      while (!ended) {
        tasks.take().run();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Reads inputs for a while.
   *
   * @param trial the target
   * @param most how many at most
   * @param nanos the processor time to spend, mutation included
   * @return false if a reader does not return, which ends this worker
   */
  boolean work(Trial trial, long most, long nanos) throws InterruptedException {
    FutureTask<Boolean> slice = new FutureTask<>(() -> slice(trial, most, nanos), true);
    tasks.put(slice);
    long number = -1;
    long began = 0;
    long cpu = 0;
    while (true) {
      try {
        return slice.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        long used = THREADS.getThreadCpuTime(thread.getId());
        if (trial.number() != number) {
          number = trial.number();
          began = System.nanoTime();
          cpu = used;
        } else if (used - cpu > MOST_NANOS || System.nanoTime() - began > MOST_WAITING_NANOS) {
          ended = true;
          trial.giveUp(used - cpu);
          return false;
        }
      } catch (ExecutionException e) {
        throw new IllegalStateException("The mutator failed at input " + trial.number(), e);
      }
    }
  }

  private void slice(Trial trial, long most, long nanos) {
    long end = THREADS.getCurrentThreadCpuTime() + nanos;
    for (long i = 0; i < most && !ended && THREADS.getCurrentThreadCpuTime() < end; i++) {
      trial.next();
    }
  }

  void end() throws InterruptedException {
    tasks.put(() -> ended = true);
  }
}
