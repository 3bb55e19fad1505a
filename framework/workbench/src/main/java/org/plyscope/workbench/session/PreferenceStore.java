package org.plyscope.workbench.session;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** The preferences now in force; a change is written at once. Used on one thread. */
public final class PreferenceStore {
  private final DataFiles files;
  private final List<Consumer<Preferences>> listeners = new CopyOnWriteArrayList<>();
  private Preferences current;

  /** Reads the preferences. */
  public PreferenceStore(DataFiles files) {
    this.files = files;
    this.current = files.preferences();
  }

  /** Returns the preferences now in force. */
  public Preferences current() {
    return current;
  }

  /** Adds somebody who is told after every change. */
  public void onChange(Consumer<Preferences> listener) {
    listeners.add(listener);
  }

  /** Puts other preferences in force. */
  public void change(Preferences next) {
    if (!next.equals(current)) {
      current = next;
      listeners.forEach(l -> l.accept(next));
      files.save(next);
    }
  }
}
