package org.plyscope.plugins.internal.folder;

import java.nio.file.Path;
import java.util.List;

/**
 * Remembers on disk the plugin being started, so that the next Plyscope knows which one took the
 * last one down. One file per process: a command line beside an open workbench must not be taken
 * for dead.
 */
public final class StartJournal {
  private final ProcessNotes notes;

  public StartJournal(Path folder) {
    notes = new ProcessNotes(folder);
  }

  /** Notes that the start of something begins; it is started all the same if that is impossible. */
  public void begin(String what) {
    notes.put(what);
  }

  /** Notes that the start is over, whether it succeeded or not. */
  public void end() {
    notes.remove();
  }

  /** Returns the plugins that processes were starting that no longer live, and forgets them. */
  public List<String> takeInterrupted() {
    return notes.takeOfTheDead();
  }
}
