package org.plyscope.lab.file;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.plyscope.api.InputException;

/** Writes files so that a file is there completely or not at all. */
public final class SafeFile {
  private static final AtomicLong COUNT = new AtomicLong();

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
    try {
      replace(file, out -> content.write(new Cancellable(out, cancelled)));
    } catch (InterruptedIOException e) {
      throw new InterruptedException(e.getMessage());
    } catch (IOException e) {
      throw failed(what, file, e);
    }
  }

  /**
   * Writes a text to a file; an existing one is replaced only when the new one is complete.
   *
   * @param what what is written, as the beginning of a sentence, for example {@code "The game"}
   * @param file where to
   * @param text what to write, in UTF-8
   * @throws InputException if the file cannot be written
   */
  public static void write(String what, Path file, String text) {
    try {
      replace(file, text);
    } catch (IOException e) {
      throw failed(what, file, e);
    }
  }

  /**
   * Replaces a file by a text, for callers that have a sentence of their own.
   *
   * @param file where to
   * @param text what to write, in UTF-8
   * @throws IOException if that fails; the file is then as before
   */
  public static void replace(Path file, String text) throws IOException {
    replace(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Writes beside the file, under a name that no other process uses, and renames in one step: who
   * reads meanwhile finds the old file or the new one, never none and never half of one.
   */
  private static void replace(Path file, Content content) throws IOException {
    Path target = file.toAbsolutePath();
    String name = target.getFileName() + "." + ProcessHandle.current().pid();
    Path temporary = target.resolveSibling(name + "-" + COUNT.incrementAndGet() + ".part");
    try {
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(temporary), 1 << 16)) {
        content.write(out);
      }
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | RuntimeException e) {
      discard(temporary);
      throw e;
    }
  }

  private static InputException failed(String what, Path file, IOException e) {
    return new InputException(
        what + " cannot be written to '" + file + "' (" + reason(e) + "); name another file.");
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
  public static String reason(IOException e) {
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
