package org.plyscope.workbench.session;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Whether the user is setting up a position on the board; play waits in the meantime. */
public final class Editing {
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private boolean active;

  /** Adds a listener that is notified when the user starts or stops editing. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Returns whether the user edits now. */
  public boolean active() {
    return active;
  }

  /** Says whether the user edits now. */
  public void active(boolean value) {
    if (active != value) {
      active = value;
      listeners.forEach(Runnable::run);
    }
  }
}
