package org.plyscope.launcher;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;

/** Explains in a few words why the program could not start. */
final class Reasons {
  private static final int LONGEST = 500;

  private Reasons() {}

  /** Returns the reason; an exception of a plugin may fail itself when it is asked for its text. */
  static String of(Throwable failure) {
    try {
      return innermost(failure);
    } catch (Throwable e) {
      return failure.getClass().getName();
    }
  }

  /** Returns the innermost reason; frameworks wrap the message of the system. */
  private static String innermost(Throwable failure) {
    if (failure instanceof OutOfMemoryError) {
      return "there is not enough memory; give it more with PLYSCOPE_JAVA_OPTS=-Xmx1g";
    }
    String reason = "";
    Throwable next = failure;
    // A cause may be its own cause.
    for (int depth = 0; next != null && depth < 20; depth++) {
      if (depth == 0 || next instanceof IOException) {
        reason = words(next);
      }
      next = next.getCause();
    }
    String line = reason.lines().findFirst().orElse("").strip();
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + " …";
  }

  private static String words(Throwable failure) {
    if (failure instanceof AccessDeniedException denied) {
      return "'" + denied.getFile() + "' may not be written";
    }
    if (failure instanceof FileSystemException named && named.getReason() != null) {
      return "'" + named.getFile() + "': " + named.getReason();
    }
    String message = failure.getMessage();
    return message == null || message.isBlank() ? failure.getClass().getSimpleName() : message;
  }
}
