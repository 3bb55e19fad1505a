package org.plyscope.launcher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;

/**
 * Appends records to a file, which is made by the first. Once it is full it becomes the old one, so
 * that there are never more than two. Every record is one write to the end of the file, so that
 * several processes can share it.
 */
final class LogFile extends Handler {
  static final long FULL_BYTES = 1 << 20;
  private static final int LONGEST_RECORD = 1 << 16;

  private final Path file;

  LogFile(Path file, Formatter formatter) {
    this.file = file;
    setFormatter(formatter);
  }

  /** Returns the file that was full. */
  static Path old(Path file) {
    return file.resolveSibling(file.getFileName() + ".old");
  }

  @Override
  public synchronized void publish(LogRecord record) {
    if (!isLoggable(record)) {
      return;
    }
    String text = getFormatter().format(record);
    String kept = text.length() <= LONGEST_RECORD ? text : text.substring(0, LONGEST_RECORD) + "\n";
    try {
      Files.createDirectories(file.getParent());
      if (Files.exists(file) && Files.size(file) > FULL_BYTES) {
        Files.move(file, old(file), StandardCopyOption.REPLACE_EXISTING);
      }
      Files.write(
          file,
          kept.getBytes(StandardCharsets.UTF_8),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      reportError(null, null, 0);
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
