package org.plyscope.experiment.kept;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.plyscope.plugins.Thrown;

/** Those who want to know when something has changed. Safe for any thread. */
public final class ChangeListeners {
  private static final System.Logger LOG = System.getLogger(ChangeListeners.class.getName());

  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final String whose;

  /**
   * Begins with nobody.
   *
   * @param whose of what they are listeners, for the log
   */
  public ChangeListeners(String whose) {
    this.whose = whose;
  }

  /** Adds a listener; returns what removes it. */
  public Runnable add(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /** Tells all of them; what one does wrong is its own affair. */
  public void tell() {
    for (Runnable listener : listeners) {
      try {
        listener.run();
      } catch (RuntimeException | LinkageError e) {
        LOG.log(Level.WARNING, "A listener of the " + whose + " failed.", Thrown.logged(e));
      }
    }
  }
}
