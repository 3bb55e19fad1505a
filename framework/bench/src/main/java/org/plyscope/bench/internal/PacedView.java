package org.plyscope.bench.internal;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.plyscope.api.Registration;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunListener;

/**
 * Follows a run as a view of the window does, without a window: after games have come it computes
 * its content on a thread of its own, then rests as long as views do.
 */
public final class PacedView implements RunListener, AutoCloseable {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long LEAST_REST_MILLIS = 250;

  /**
   * As of {@code Refresher} in the user interface: the rest after computing, and the quick start.
   */
  private static final int REST = 120;

  private static final long SAVED_NANOS = 500_000_000;

  private final Function<Run, ?> compute;
  private final Thread thread;
  private final Registration registration;
  private boolean grown;
  private volatile long nanos;

  /** Kept as a view keeps it, so that computing it cannot be optimised away. */
  @SuppressWarnings("unused")
  private volatile Object shown;

  private final AtomicLong refreshes = new AtomicLong();

  /**
   * Starts to follow.
   *
   * @param run the run
   * @param compute computes the content of the view
   */
  public PacedView(Run run, Function<Run, ?> compute) {
    this.compute = compute;
    this.thread = new Thread(() -> work(run), "paced-view");
    thread.setDaemon(true);
    thread.start();
    this.registration = run.onChange(this);
  }

  @Override
  public synchronized void finished(Run run, RunGame game) {
    grown = true;
    notifyAll();
  }

  @Override
  public synchronized void changed(Run run) {
    grown = true;
    notifyAll();
  }

  private synchronized void await() throws InterruptedException {
    while (!grown) {
      wait();
    }
    grown = false;
  }

  private void work(Run run) {
    try {
      long begun = System.nanoTime();
      while (true) {
        await();
        shown = compute.apply(run);
        refreshes.incrementAndGet();
        nanos = THREADS.getCurrentThreadCpuTime();
        long rested = System.nanoTime() - begun;
        long rest = TimeUnit.NANOSECONDS.toMillis(REST * (nanos - SAVED_NANOS) - rested);
        Thread.sleep(Math.max(LEAST_REST_MILLIS, rest));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns the processor time of the view until now. */
  public long nanos() {
    return nanos;
  }

  /** Returns how often the view was computed. */
  public long refreshes() {
    return refreshes.get();
  }

  @Override
  public void close() {
    registration.close();
    thread.interrupt();
  }
}
