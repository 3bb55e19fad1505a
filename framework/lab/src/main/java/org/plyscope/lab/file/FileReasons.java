package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Explains in a few words why a file could not be read or written. */
public final class FileReasons {
  private FileReasons() {}

  /**
   * Returns the reason of a failure.
   *
   * @param failure the exception
   * @return a few words such as {@code "permission denied"}, never the name of a file
   */
  public static String of(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return "there is no such folder";
    }
    if (failure instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (failure instanceof CharacterCodingException) {
      return "it is no text in UTF-8";
    }
    String reason =
        failure instanceof FileSystemException named ? named.getReason() : failure.getMessage();
    return reason == null || reason.isBlank() ? failure.getClass().getSimpleName() : reason;
  }
}
