package org.plyscope.lab.file;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.function.BooleanSupplier;
import org.plyscope.api.InputException;

/**
 * Writes files that the user named, so that a file is there completely or not at all, even after a
 * power failure. A link is followed, the mode of an existing file is kept; devices and
 * write-protected files are refused. Files that the program names go to an {@link OwnFolder}.
 */
public final class SafeFile {
  private SafeFile() {}

  /** The content of a file. */
  @FunctionalInterface
  public interface Content {
    /**
     * Writes it.
     *
     * @throws IOException if that fails
     */
    void write(OutputStream out) throws IOException;
  }

  /**
   * Finds out whether a file can be written, before the work whose result goes there. Changes
   * nothing.
   *
   * @param what the content that will be written, as the beginning of a sentence, for example
   *     {@code "The trace"}
   * @param file where to
   * @throws InputException if the file cannot be written
   */
  public static void check(String what, Path file) {
    try {
      Target target = Target.of(file);
      try (FileChannel probe = target.create()) {
        probe.force(false);
      } finally {
        target.discard();
      }
    } catch (IOException e) {
      throw failed(what, file, e);
    }
  }

  /**
   * Writes a file; an existing one is replaced only when the new one is complete.
   *
   * @param what the content to write, as the beginning of a sentence, for example {@code "The
   *     trace"}
   * @param file where to
   * @param cancelled becomes true when the file is no longer wanted
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
   * @param what the content to write, as the beginning of a sentence, for example {@code "The
   *     game"}
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
   * Writes beside the file, under an unpredictable name, and renames in one step: a concurrent
   * reader finds the old file or the new one, never a missing or incomplete one.
   */
  private static void replace(Path file, Content content) throws IOException {
    replace(Target.of(file), content);
  }

  static void replace(Target target, Content content) throws IOException {
    try {
      try (FileChannel channel = target.create()) {
        OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
        content.write(new LeftOpen(out));
        out.flush();
        target.keepAttributes();
        channel.force(true);
      }
      Files.move(target.temporary(), target.file(), StandardCopyOption.ATOMIC_MOVE);
    } finally {
      // After the move there is nothing left to discard.
      target.discard();
    }
    settle(target.file().getParent());
    target.sweep();
  }

  /** Makes the new name last, too. */
  static void settle(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Not every system lets folders be flushed; the file itself is safe.
      return;
    }
  }

  private static InputException failed(String what, Path file, IOException e) {
    return new InputException(
        what
            + " cannot be written to '"
            + file
            + "' ("
            + FileReasons.of(e)
            + "); name another file.");
  }

  /** Stays open when it is closed: the file has to be flushed to the disk before that. */
  private static final class LeftOpen extends FilterOutputStream {
    private LeftOpen(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
      out.write(bytes, start, length);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }

  /** Throws at the first write after a cancellation. */
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
