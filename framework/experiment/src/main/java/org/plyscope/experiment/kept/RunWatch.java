package org.plyscope.experiment.kept;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.run.RunListener;
import org.plyscope.plugins.Thrown;

/**
 * Notifies the listeners of a run, at most 20 times a second, on a thread of its own. Games of this
 * process are posted; for those of other processes the thread looks a few times a second, as long
 * as there are listeners. Safe for any thread.
 */
final class RunWatch {
  private static final System.Logger LOG = System.getLogger(RunWatch.class.getName());
  private static final long LOOK_MILLIS = 200;
  private static final long BEAT_MILLIS = 50;

  private final Runnable look;
  private final Consumer<RunListener> welcome;
  private final List<RunListener> listeners = new CopyOnWriteArrayList<>();
  private final List<RunListener> newcomers = new ArrayList<>();
  private List<Consumer<RunListener>> posted = new ArrayList<>();
  private Thread thread;

  /**
   * Makes a watch without listeners.
   *
   * @param look posts new games
   * @param welcome the first event of a listener; it receives everything that is posted later
   */
  RunWatch(Runnable look, Consumer<RunListener> welcome) {
    this.look = look;
    this.welcome = welcome;
  }

  /**
   * Adds a listener until the answer is closed. It is not notified of existing games, so that it is
   * left out of earlier posts.
   */
  Registration add(RunListener listener) {
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

  /** Returns whether something that is posted now reaches a listener. */
  boolean hasListeners() {
    return !listeners.isEmpty();
  }

  /** Notifies all listeners soon. */
  synchronized void post(Consumer<RunListener> event) {
    if (thread != null && !listeners.isEmpty()) {
      posted.add(event);
      notifyAll();
    }
  }

  private void watch() {
    try {
      while (!over()) {
        List<RunListener> come = newcomers();
        look.run();
        posted().forEach(event -> deliver(listeners, event));
        come.stream().filter(this::join).forEach(one -> deliver(List.of(one), welcome));
        rest();
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

  private synchronized List<Consumer<RunListener>> posted() {
    List<Consumer<RunListener>> events = posted;
    posted = new ArrayList<>();
    return events;
  }

  private void rest() throws InterruptedException {
    Thread.sleep(BEAT_MILLIS);
    synchronized (this) {
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LOOK_MILLIS - BEAT_MILLIS);
      long left = LOOK_MILLIS - BEAT_MILLIS;
      while (posted.isEmpty() && left > 0) {
        wait(left);
        left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      }
    }
  }

  /** Takes a newcomer in, unless it has left meanwhile. */
  private synchronized boolean join(RunListener listener) {
    return newcomers.remove(listener) && listeners.add(listener);
  }

  /** A listener that is added later starts another thread. */
  private synchronized void gone() {
    thread = null;
  }

  private synchronized boolean over() {
    boolean over = listeners.isEmpty() && newcomers.isEmpty();
    if (over) {
      thread = null;
      posted = new ArrayList<>();
    }
    return over;
  }

  /** A listener that fails affects no other. */
  private static void deliver(List<RunListener> listeners, Consumer<RunListener> event) {
    for (RunListener listener : listeners) {
      try {
        event.accept(listener);
      } catch (RuntimeException | LinkageError e) {
        LOG.log(Level.WARNING, "A listener of a run failed.", Thrown.logged(e));
      }
    }
  }
}
