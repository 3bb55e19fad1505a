package org.plyscope.workbench.session;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;

/** The current preferences; a change is written at once. Used on one thread. */
public final class PreferenceStore {
  private final DataFiles files;
  private final List<BiConsumer<Preferences, Preferences>> listeners = new CopyOnWriteArrayList<>();
  private Preferences current;

  /** Reads the preferences. */
  public PreferenceStore(DataFiles files) {
    this.files = files;
    this.current = files.preferences();
  }

  /** Returns the current preferences. */
  public Preferences current() {
    return current;
  }

  /** Adds a listener that is notified of every change, with the preferences before and after. */
  public void onChange(BiConsumer<Preferences, Preferences> listener) {
    listeners.add(listener);
  }

  /** Applies other preferences. */
  public void change(Preferences next) {
    if (!next.equals(current)) {
      Preferences before = current;
      current = next;
      listeners.forEach(l -> l.accept(before, next));
      files.save(next);
    }
  }
}
