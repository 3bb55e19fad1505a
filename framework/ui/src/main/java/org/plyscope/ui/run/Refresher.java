package org.plyscope.ui.run;

import java.lang.System.Logger.Level;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;

/**
 * Computes something on a thread of its own whenever asked, and hands it over on the user-interface
 * thread. Requests that come meanwhile are answered together. Half of the time it rests, so that
 * something large does not keep a processor busy. Safe for any thread.
 *
 * @param <T> what is computed
 */
public final class Refresher<T> implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Refresher.class.getName());
  private static final long REST_MILLIS = 250;

  private final String name;
  private final Supplier<? extends T> compute;
  private final Consumer<? super T> show;
  private Thread thread;
  private boolean wanted;
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
    if (thread == null) {
      thread = new Thread(this::work, name);
      thread.setDaemon(true);
      thread.start();
    }
  }

  /** Hands nothing over any more. */
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
        long begun = System.nanoTime();
        compute();
        long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        Thread.sleep(Math.max(REST_MILLIS, took));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized boolean next() {
    if (!wanted || closed) {
      thread = null;
      return false;
    }
    wanted = false;
    return true;
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
