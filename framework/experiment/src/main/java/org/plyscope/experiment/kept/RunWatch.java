package org.plyscope.experiment.kept;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.plyscope.api.run.RunListener;

/**
 * Looks for what is new in a run while somebody listens, a few times a second, whoever plays it.
 * Safe for any thread.
 */
final class RunWatch {
  private static final System.Logger LOG = System.getLogger(RunWatch.class.getName());
  private static final long LOOK_MILLIS = 200;

  /** Finds out what is new. */
  @FunctionalInterface
  interface Look {
    /**
     * Looks.
     *
     * @param teller takes what listeners are to be told
     */
    void look(Consumer<Consumer<RunListener>> teller);
  }

  private final Look look;
  private final List<RunListener> listeners = new CopyOnWriteArrayList<>();
  private Thread thread;

  RunWatch(Look look) {
    this.look = look;
  }

  /** Adds a listener; returns what removes it. */
  Runnable add(RunListener listener) {
    synchronized (this) {
      listeners.add(listener);
      if (thread == null) {
        thread = new Thread(this::watch, "run-watch");
        thread.setDaemon(true);
        thread.start();
      }
    }
    return () -> listeners.remove(listener);
  }

  private void watch() {
    try {
      while (!over()) {
        look.look(this::tell);
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "A run cannot be followed any longer.", e);
      gone();
    }
  }

  /** Whoever listens later begins anew. */
  private synchronized void gone() {
    thread = null;
  }

  private synchronized boolean over() {
    boolean over = listeners.isEmpty();
    thread = over ? null : thread;
    return over;
  }

  /** What a listener does wrong is its own affair. */
  private void tell(Consumer<RunListener> event) {
    for (RunListener listener : listeners) {
      try {
        event.accept(listener);
      } catch (RuntimeException | LinkageError e) {
        LOG.log(Level.WARNING, "A listener of a run failed.", e);
      }
    }
  }
}
