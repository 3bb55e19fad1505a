package org.plyscope.ui.run;

import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;

/**
 * Computes something on a thread of its own whenever asked, and hands it over on the user-interface
 * thread. Requests that come meanwhile are answered together. After a request of the user it rests
 * as long as it computed; a growing run is computed again after a rest that is many times as long,
 * so that something large does not keep a processor busy. Safe for any thread.
 *
 * @param <T> the type of the result
 */
public final class Refresher<T> implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Refresher.class.getName());
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long REST_MILLIS = 250;

  /** How many times as long as computing the rests last in the long run, if something grows. */
  private static final int GROWTH_REST = 120;

  /** How much time for computing is saved up at most, which allows for a quick start. */
  private static final long MOST_SAVED_NANOS = 500_000_000;

  private final String name;
  private final Supplier<? extends T> compute;
  private final Consumer<? super T> show;
  private Thread thread;
  private boolean wanted;
  private boolean grown;
  private long saved = MOST_SAVED_NANOS;
  private long savedAt = System.nanoTime();
  private boolean closed;

  /**
   * Makes a refresher that has not been asked yet.
   *
   * @param name the name of its thread
   * @param compute computes something; called on another thread
   * @param show receives it, on the user-interface thread
   */
  public Refresher(String name, Supplier<? extends T> compute, Consumer<? super T> show) {
    this.name = name;
    this.compute = compute;
    this.show = show;
  }

  /** Computes everything again, soon. */
  public synchronized void ask() {
    if (closed) {
      return;
    }
    wanted = true;
    start();
  }

  /** Computes everything again because it has grown, after a rest. */
  public synchronized void askLater() {
    if (!closed && !grown) {
      grown = true;
      start();
    }
  }

  private synchronized void start() {
    if (thread == null) {
      thread = new Thread(this::work, name);
      thread.setDaemon(true);
      thread.start();
    } else {
      notifyAll();
    }
  }

  /** Stops passing changes on. */
  @Override
  public synchronized void close() {
    closed = true;
    if (thread != null) {
      thread.interrupt();
    }
  }

  private void work() {
    try {
      while (next()) {
        // Processor time, so that a view is not late because other programs are busy.
        long begun = THREADS.getCurrentThreadCpuTime();
        compute();
        long took = THREADS.getCurrentThreadCpuTime() - begun;
        spent(took);
        Thread.sleep(Math.max(REST_MILLIS, TimeUnit.NANOSECONDS.toMillis(took)));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized boolean next() throws InterruptedException {
    long left = restMillis();
    while (grown && !wanted && !closed && left > 0) {
      wait(left);
      left = restMillis();
    }
    if (closed || !(wanted || grown)) {
      thread = null;
      return false;
    }
    wanted = false;
    grown = false;
    return true;
  }

  private synchronized void spent(long nanos) {
    long now = System.nanoTime();
    saved = Math.min(MOST_SAVED_NANOS, saved + (now - savedAt) / GROWTH_REST) - nanos;
    savedAt = now;
  }

  private long restMillis() {
    long rested = savedAt - GROWTH_REST * saved;
    return TimeUnit.NANOSECONDS.toMillis(rested - System.nanoTime());
  }

  private void compute() {
    try {
      T made = compute.get();
      SwingUtilities.invokeLater(
          () -> {
            if (!isClosed()) {
              show.accept(made);
            }
          });
    } catch (RuntimeException | Error e) {
      LOG.log(Level.WARNING, "A view cannot be brought up to date.", e);
    }
  }

  private synchronized boolean isClosed() {
    return closed;
  }
}
