package org.plyscope.workbench.session;

import java.util.function.BiConsumer;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;

/** The current preferences; a change is written at once. Used on one thread. */
public final class PreferenceStore {
  private final DataFiles files;
  private final Listeners<BiConsumer<Preferences, Preferences>> listeners = new Listeners<>();
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
  public Registration onChange(BiConsumer<Preferences, Preferences> listener) {
    return listeners.add(listener);
  }

  /** Applies other preferences. */
  public void change(Preferences next) {
    if (!next.equals(current)) {
      Preferences before = current;
      current = next;
      listeners.fire(l -> l.accept(before, next));
      files.save(next);
    }
  }
}
