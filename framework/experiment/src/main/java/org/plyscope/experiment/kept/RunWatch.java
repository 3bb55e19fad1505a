package org.plyscope.experiment.kept;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunListener;
import org.plyscope.plugins.Thrown;

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
  private final Consumer<RunListener> welcome;
  private final List<RunListener> listeners = new CopyOnWriteArrayList<>();
  private final List<RunListener> newcomers = new ArrayList<>();
  private Thread thread;

  /**
   * Makes a watch that nobody listens to.
   *
   * @param look finds out what is new
   * @param welcome what a listener is told first, once it is told of everything that comes
   */
  RunWatch(Look look, Consumer<RunListener> welcome) {
    this.look = look;
    this.welcome = welcome;
  }

  /**
   * Adds a listener; returns what removes it. What is there already is not new to it, so that it is
   * left out of the next look.
   */
  Runnable add(RunListener listener) {
    synchronized (this) {
      newcomers.add(listener);
      if (thread == null) {
        thread = new Thread(this::watch, "run-watch");
        thread.setDaemon(true);
        thread.start();
      }
    }
    return () -> remove(listener);
  }

  private synchronized void remove(RunListener listener) {
    newcomers.remove(listener);
    listeners.remove(listener);
  }

  private void watch() {
    try {
      while (!over()) {
        List<RunListener> come = newcomers();
        look.look(event -> tell(listeners, event));
        come.stream().filter(this::join).forEach(one -> tell(List.of(one), welcome));
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (InputException e) {
      LOG.log(Level.WARNING, "A run cannot be followed any longer. " + e.getMessage());
      gone();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "A run cannot be followed any longer.", e);
      gone();
    }
  }

  private synchronized List<RunListener> newcomers() {
    return List.copyOf(newcomers);
  }

  /** Takes a newcomer in, unless it has left meanwhile. */
  private synchronized boolean join(RunListener listener) {
    return newcomers.remove(listener) && listeners.add(listener);
  }

  /** Whoever listens later begins anew. */
  private synchronized void gone() {
    thread = null;
  }

  private synchronized boolean over() {
    boolean over = listeners.isEmpty() && newcomers.isEmpty();
    thread = over ? null : thread;
    return over;
  }

  /** What a listener does wrong is its own affair. */
  private static void tell(List<RunListener> listeners, Consumer<RunListener> event) {
    for (RunListener listener : listeners) {
      try {
        event.accept(listener);
      } catch (RuntimeException | LinkageError e) {
        LOG.log(Level.WARNING, "A listener of a run failed.", Thrown.logged(e));
      }
    }
  }
}
