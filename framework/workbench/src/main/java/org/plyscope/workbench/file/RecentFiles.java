package org.plyscope.workbench.file;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Choices;

/** The files and folders that were opened last, the newest first. */
public final class RecentFiles {
  /** How many are kept. */
  static final int MOST = 8;

  private static final String NAME = "file.";

  private final Choices choices;
  private final Listeners<Runnable> listeners = new Listeners<>();

  /** Keeps them among some choices. */
  public RecentFiles(Choices choices) {
    this.choices = choices;
  }

  /** Adds a listener that is notified of every change. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns those that still exist. */
  public List<Path> all() {
    return kept().stream().filter(Files::exists).toList();
  }

  /** Notes a file that was opened. */
  public void add(Path file) {
    Path full = file.toAbsolutePath().normalize();
    List<Path> now = new ArrayList<>(kept());
    now.remove(full);
    now.add(0, full);
    for (int i = 0; i < Math.min(MOST, now.size()); i++) {
      choices.put(NAME + i, now.get(i).toString());
    }
    listeners.fire(Runnable::run);
  }

  private List<Path> kept() {
    List<Path> files = new ArrayList<>();
    for (int i = 0; i < MOST; i++) {
      String text = choices.text(NAME + i, "");
      try {
        if (!text.isEmpty()) {
          files.add(Path.of(text));
        }
      } catch (InvalidPathException e) {
        // A file of another system cannot be here.
      }
    }
    return files;
  }
}
