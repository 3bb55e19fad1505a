package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;

/**
 * Keeps all other programs from continuing the work in a folder, until it is closed. The system
 * holds the lock; a note in it names the process, for display.
 */
public final class FolderClaim implements AutoCloseable {
  /** A program that only looks whether the lock is held has it for a moment. */
  private static final Duration PATIENCE = Duration.ofMillis(500);

  private static final Pattern HOLDER = Pattern.compile("process \\d+ on [\\w.-]+");

  private final String subject;
  private final Optional<FileLock> lock;

  private FolderClaim(String subject, Optional<FileLock> lock) {
    this.subject = subject;
    this.lock = lock;
  }

  /**
   * Claims a folder.
   *
   * @param file the file in it that is locked
   * @param subject its content and its place, as the beginning of a sentence
   * @param self the process that claims it, for display
   * @throws InputException if another claim holds, or there can be no lock
   */
  public static FolderClaim of(Path file, String subject, String self) {
    return of(file, subject, self, false);
  }

  /**
   * Claims a folder, if need be on a disk that knows no locks.
   *
   * @param file the file in it that is locked
   * @param subject its content and its place, as the beginning of a sentence
   * @param self the process that claims it, for display
   * @param force whether to go on without a lock where there can be none
   * @throws InputException if another claim holds, or there can be no lock
   */
  public static FolderClaim of(Path file, String subject, String self, boolean force) {
    try {
      Optional<FileLock> lock = FileLock.tryTake(file, PATIENCE);
      if (lock.isEmpty()) {
        throw new InputException(
            "%s is being written by %s; stop it first."
                .formatted(subject, holder(FileLock.note(file))));
      }
      FolderClaim claim = new FolderClaim(subject, lock);
      claim.sign(self);
      return claim;
    } catch (IOException e) {
      if (force) {
        return new FolderClaim(subject, Optional.empty());
      }
      throw failed(subject, "cannot be locked", e);
    }
  }

  private void sign(String self) throws IOException {
    try {
      lock.orElseThrow().write(self);
    } catch (IOException e) {
      lock.orElseThrow().close();
      throw e;
    }
  }

  /** A note may be torn, or of an older program. */
  private static String holder(String note) {
    return HOLDER.matcher(note).matches() ? note : "another program";
  }

  /**
   * Names the process that claimed the folder before and ended without giving it back. Returns the
   * process, for display; empty if there is none.
   */
  public Optional<String> left() {
    return lock.map(FileLock::left).filter(note -> !note.isBlank()).map(FolderClaim::holder);
  }

  /** Lets others go on with it. */
  @Override
  public void close() {
    try {
      if (lock.isPresent()) {
        lock.get().close();
      }
    } catch (IOException e) {
      throw failed(subject, "cannot be unlocked", e);
    }
  }

  private static InputException failed(String subject, String how, IOException e) {
    return new InputException("%s %s (%s).".formatted(subject, how, FileReasons.of(e)));
  }
}
