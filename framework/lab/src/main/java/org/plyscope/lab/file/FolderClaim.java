package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.file.Path;
import org.plyscope.api.InputException;

/** Keeps everyone else from going on with what a folder holds, until it is closed. */
public final class FolderClaim implements AutoCloseable {
  private final String subject;
  private final FileLock lock;

  private FolderClaim(String subject, FileLock lock) {
    this.subject = subject;
    this.lock = lock;
  }

  /**
   * Claims a folder.
   *
   * @param file the file in it that says what it holds
   * @param subject what that is and where, as the beginning of a sentence
   * @param taken what to say if somebody has claimed it already
   * @return the claim
   * @throws InputException if somebody has, or nobody can
   */
  public static FolderClaim of(Path file, String subject, String taken) {
    try {
      return new FolderClaim(
          subject, FileLock.tryTake(file).orElseThrow(() -> new InputException(taken)));
    } catch (IOException e) {
      throw failed(subject, "cannot be locked", e);
    }
  }

  /** Lets others go on with it. */
  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      throw failed(subject, "cannot be unlocked", e);
    }
  }

  private static InputException failed(String subject, String how, IOException e) {
    return new InputException("%s %s (%s).".formatted(subject, how, FileReasons.of(e)));
  }
}
