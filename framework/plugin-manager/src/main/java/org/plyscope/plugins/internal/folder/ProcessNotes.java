package org.plyscope.plugins.internal.folder;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A folder with one note per process, so that processes know of each other and of those that died.
 * Whatever cannot be noted is logged and has no other consequence.
 */
public final class ProcessNotes {
  private static final Logger LOG = System.getLogger(ProcessNotes.class.getName());

  private final Path folder;
  private final Path own;

  public ProcessNotes(Path folder) {
    this.folder = folder;
    this.own = folder.resolve(name(ProcessHandle.current()));
  }

  /** Notes something about this process. */
  public void put(String what) {
    try {
      Files.createDirectories(folder);
      Files.writeString(own, what);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "Cannot note '" + what + "' in " + folder, e);
    }
  }

  /** Takes the note about this process back. */
  public void remove() {
    try {
      Files.deleteIfExists(own);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "Cannot delete " + own, e);
    }
  }

  /** Returns the notes of processes that no longer live, and forgets them. */
  public List<String> takeOfTheDead() {
    List<String> notes = new ArrayList<>();
    for (Path note : PluginFolder.list(folder, "*")) {
      try {
        if (!alive(note)) {
          notes.add(PluginFolder.note(note));
          Files.delete(note);
        }
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "Another process has dealt with " + note, e);
      }
    }
    notes.removeIf(String::isBlank);
    return notes;
  }

  /** Counts the other processes that live and have noted something. */
  public int others() {
    return (int)
        PluginFolder.list(folder, "*").stream()
            .filter(note -> !note.equals(own) && alive(note))
            .count();
  }

  private static boolean alive(Path note) {
    String name = note.getFileName().toString();
    try {
      long pid = Long.parseLong(name.replaceFirst("-.*", ""));
      return ProcessHandle.of(pid).map(ProcessNotes::name).filter(name::equals).isPresent();
    } catch (NumberFormatException e) {
      return false;
    }
  }

  /** Names a process; with the time of its start, because process ids are used again. */
  private static String name(ProcessHandle process) {
    Instant start = process.info().startInstant().orElse(Instant.EPOCH);
    return process.pid() + "-" + start.toEpochMilli();
  }
}
