package org.plyscope.plugins.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Remembers on disk what is being started, so that the next Plyscope knows what took the last one
 * down. One file per process: a command line beside an open workbench must not be taken for dead.
 */
final class StartJournal {
  private static final Logger LOG = System.getLogger(StartJournal.class.getName());

  private final Path folder;
  private final Path own;

  StartJournal(Path folder) {
    this.folder = folder;
    this.own = folder.resolve(name(ProcessHandle.current()));
  }

  /** Notes that the start of something begins; it is started all the same if that is impossible. */
  void begin(String what) {
    try {
      Files.createDirectories(folder);
      Files.writeString(own, what);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "Cannot note the start of " + what, e);
    }
  }

  /** Notes that the start is over, well or not. */
  void end() {
    try {
      Files.deleteIfExists(own);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "Cannot delete " + own, e);
    }
  }

  /** Returns what was being started by processes that no longer live, and forgets it. */
  List<String> takeInterrupted() {
    List<String> interrupted = new ArrayList<>();
    for (Path note : PluginFolder.list(folder, "*")) {
      try {
        if (!alive(note.getFileName().toString())) {
          interrupted.add(Files.readString(note));
          Files.delete(note);
        }
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "Another process has dealt with " + note, e);
      }
    }
    interrupted.removeIf(String::isBlank);
    return interrupted;
  }

  private static boolean alive(String name) {
    try {
      long pid = Long.parseLong(name.replaceFirst("-.*", ""));
      return ProcessHandle.of(pid).map(StartJournal::name).filter(name::equals).isPresent();
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
