package org.plyscope.experiment.run;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;

/**
 * Keeps two programs from writing to one run. The lock is a file that says who holds it; that of a
 * process which has ended on this machine is taken over, any other is explained.
 */
final class RunLock implements AutoCloseable {
  private record Holder(long pid, String host, String started) {}

  private final Path file;
  private final String note;

  private RunLock(Path file, String note) {
    this.file = file;
    this.note = note;
  }

  /** The note of a lock that was taken over, for the user; empty if there was none. */
  String note() {
    return note;
  }

  static RunLock take(Path file, boolean force) {
    String note = "";
    try {
      if (Files.exists(file)) {
        note = stale(file, force);
        Files.deleteIfExists(file);
      }
      ProcessHandle self = ProcessHandle.current();
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("pid", self.pid());
      form.put("host", Machine.host());
      form.put("started", started(self));
      Files.writeString(file, WireText.line(form), StandardOpenOption.CREATE_NEW);
      return new RunLock(file, note);
    } catch (FileAlreadyExistsException e) {
      throw new InputException("Another program has just begun to write to '" + file + "'.");
    } catch (IOException e) {
      throw new InputException(
          "The lock '" + file + "' cannot be written (" + FileReasons.of(e) + ").");
    }
  }

  /** Returns a sentence on why a lock does not count, or refuses. */
  private static String stale(Path file, boolean force) throws IOException {
    Holder holder;
    try {
      holder = WireText.read(Files.readString(file), "The lock").object(RunLock::holder);
    } catch (InputException e) {
      return "The lock of a program that ended while it was writing it was removed.";
    }
    String who = "process %d on %s".formatted(holder.pid(), holder.host());
    if (holder.host().equals(Machine.host())) {
      if (isAlive(holder)) {
        throw new InputException(
            "The run is being written by %s, which is still running; stop it first."
                .formatted(who));
      }
      return "The lock of " + who + ", which has ended, was removed.";
    }
    if (!force) {
      throw new InputException(
          "The run is locked by %s, and only there one can tell whether it still runs; if it does not, add --force or delete '%s'."
              .formatted(who, file));
    }
    return "The lock of " + who + " was removed because you said so.";
  }

  /** Tells whether a lock is held by a process of this machine that runs. */
  static boolean isHeld(Path file) throws IOException {
    try {
      Holder holder = WireText.read(Files.readString(file), "The lock").object(RunLock::holder);
      return holder.host().equals(Machine.host()) && isAlive(holder);
    } catch (InputException | NoSuchFileException e) {
      return false;
    }
  }

  private static boolean isAlive(Holder holder) {
    return ProcessHandle.of(holder.pid())
        .filter(process -> started(process).equals(holder.started()))
        .isPresent();
  }

  private static Holder holder(WireObject form) {
    return new Holder(form.get("pid").count(), form.get("host").text(), form.get("started").text());
  }

  /** Process ids are used again, so the time of the start belongs to them. */
  private static String started(ProcessHandle process) {
    return process.info().startInstant().orElse(Instant.EPOCH).toString();
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // The next run on this machine finds a lock of a process that has ended.
      file.toFile().deleteOnExit();
    }
  }
}
