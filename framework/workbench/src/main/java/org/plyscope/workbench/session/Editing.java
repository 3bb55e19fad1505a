package org.plyscope.workbench.session;

import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;

/** Whether the user is setting up a position on the board; play waits in the meantime. */
public final class Editing {
  private final Listeners<Runnable> listeners = new Listeners<>();
  private boolean active;

  /** Adds a listener that is notified when the user starts or stops editing. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns whether the user edits now. */
  public boolean active() {
    return active;
  }

  /** Sets whether the user edits now. */
  public void active(boolean value) {
    if (active != value) {
      active = value;
      listeners.fire(Runnable::run);
    }
  }
}
