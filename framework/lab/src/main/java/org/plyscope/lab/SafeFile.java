package org.plyscope.lab;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.BooleanSupplier;
import org.plyscope.api.InputException;

/** Writes files so that a file is there completely or not at all. */
public final class SafeFile {
  private SafeFile() {}

  /** What goes into a file. */
  @FunctionalInterface
  public interface Content {
    /**
     * Writes it.
     *
     * @param out where to
     * @throws IOException if that fails
     */
    void write(OutputStream out) throws IOException;
  }

  /**
   * Writes a file; an existing one is replaced only when the new one is complete.
   *
   * @param what what is written, as the beginning of a sentence, for example {@code "The trace"}
   * @param file where to
   * @param cancelled becomes true when nobody wants the file any more
   * @param content what to write
   * @throws InputException if the file cannot be written
   * @throws InterruptedException if it was cancelled
   */
  public static void write(String what, Path file, BooleanSupplier cancelled, Content content)
      throws InterruptedException {
    Path target = file.toAbsolutePath();
    Path temporary = target.resolveSibling(target.getFileName() + ".part");
    try {
      try (OutputStream out =
          new BufferedOutputStream(
              new Cancellable(Files.newOutputStream(temporary), cancelled), 1 << 16)) {
        content.write(out);
      }
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (InterruptedIOException e) {
      discard(temporary);
      throw new InterruptedException(e.getMessage());
    } catch (IOException e) {
      discard(temporary);
      throw new InputException(
          what + " cannot be written to '" + file + "' (" + reason(e) + "); name another file.");
    }
  }

  private static void discard(Path temporary) {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException e) {
      // The first problem is the one to report; a stray temporary file does no harm.
      temporary.toFile().deleteOnExit();
    }
  }

  /** Says in a few words why a file could not be read or written. */
  static String reason(IOException e) {
    String message = e instanceof NoSuchFileException ? "there is no such folder" : e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }

  /** Ends with an exception at the first write after a cancel. */
  private static final class Cancellable extends FilterOutputStream {
    private final BooleanSupplier cancelled;

    private Cancellable(OutputStream out, BooleanSupplier cancelled) {
      super(out);
      this.cancelled = cancelled;
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
      if (cancelled.getAsBoolean()) {
        throw new InterruptedIOException("cancelled");
      }
      out.write(bytes, start, length);
    }
  }
}
