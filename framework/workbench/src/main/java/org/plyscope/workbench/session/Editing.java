package org.plyscope.workbench.session;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.plyscope.api.view.Workspace;

/** Whether the user is setting up a position on the board; whoever plays waits meanwhile. */
public final class Editing {
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private boolean active;

  /** A workspace whose views know about each other's editing. */
  public interface Keeper {
    /** Returns what goes on in the workspace. */
    Editing editing();
  }

  /** Returns what goes on in a workspace; one that does not tell gets something of its own. */
  public static Editing of(Workspace workspace) {
    return workspace instanceof Keeper keeper ? keeper.editing() : new Editing();
  }

  /** Adds somebody who is told when the user starts or ends to edit. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Tells whether the user edits now. */
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
