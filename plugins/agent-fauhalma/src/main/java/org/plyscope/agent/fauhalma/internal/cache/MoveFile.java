package org.plyscope.agent.fauhalma.internal.cache;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.zip.CRC32;

/**
 * Best moves in a file, a position a line, each with a checksum of its own: whatever is damaged is
 * skipped. New lines are appended; when they are too many, the newest are written to a new file
 * that takes the place of the old one. Any number of processes may do so at the same time.
 */
final class MoveFile {
  private static final String TITLE = "# Best moves of FAUhalma positions, version 1: ";

  /** A line is about half as long. */
  private static final int BYTES_A_LINE = 320;

  private static final int LOCK_TRIES = 200;
  private static final int LOCK_PAUSE_MILLIS = 10;

  /** Locks are between processes only. */
  private static final ReentrantLock HERE = new ReentrantLock();

  private final Path file;
  private final String title;
  private final int capacity;

  /**
   * Names a file.
   *
   * @param file where it is or will be
   * @param title its subject, in one line
   * @param capacity how many positions it may hold in the long run
   */
  MoveFile(Path file, String title, int capacity) {
    this.file = file;
    this.title = TITLE + title;
    this.capacity = capacity;
  }

  /** Returns the entries of the file, oldest first; none if there is no such file. */
  Map<String, BestMove> read() throws IOException {
    Map<String, BestMove> moves = new LinkedHashMap<>();
    if (!Files.isRegularFile(file) || Files.size(file) > 4 * largest()) {
      return moves;
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    if (!text.startsWith(title + "\n")) {
      return moves;
    }
    text.lines().forEach(line -> read(line, moves));
    return moves;
  }

  private static void read(String line, Map<String, BestMove> moves) {
    String[] parts = line.split("\t", -1);
    if (parts.length == 4 && parts[0].equals(sum(line.substring(parts[0].length())))) {
      moves.remove(parts[3]);
      moves.put(parts[3], new BestMove(parts[2], Double.parseDouble(parts[1])));
    }
  }

  /** Adds moves. */
  void add(Map<String, BestMove> found) throws IOException {
    HERE.lock();
    try (FileChannel guard =
        FileChannel.open(
            file.resolveSibling("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      if (locked(guard)) {
        if (continues(found.size())) {
          append(found);
        } else {
          replace(found);
        }
      }
    } finally {
      HERE.unlock();
    }
  }

  /** Takes the lock; closing the channel frees it. Gives up after a while: it is only a cache. */
  private static boolean locked(FileChannel guard) throws IOException {
    for (int i = 0; i < LOCK_TRIES; i++) {
      FileLock lock = guard.tryLock();
      if (lock != null) {
        return true;
      }
      try {
        Thread.sleep(LOCK_PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return false;
      }
    }
    return false;
  }

  /** Returns whether more lines can be appended to the file. */
  private boolean continues(int lines) throws IOException {
    byte[] begin = (title + "\n").getBytes(StandardCharsets.UTF_8);
    if (!Files.isRegularFile(file) || Files.size(file) + (long) lines * BYTES_A_LINE > largest()) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(begin.length), begin);
    }
  }

  private long largest() {
    return (long) capacity * BYTES_A_LINE;
  }

  private void append(Map<String, BestMove> found) throws IOException {
    // A line that another process did not finish ends here.
    StringBuilder text = new StringBuilder("\n");
    found.forEach((position, move) -> text.append(line(position, move)));
    try (FileChannel out = FileChannel.open(file, StandardOpenOption.APPEND)) {
      write(out, text);
    }
  }

  /** Writes the newest moves to a new file, which takes the place of the old one as a whole. */
  private void replace(Map<String, BestMove> found) throws IOException {
    Map<String, BestMove> all = read();
    all.keySet().removeAll(found.keySet());
    all.putAll(found);
    StringBuilder text = new StringBuilder(title).append('\n');
    // Half of its capacity, so that it is not replaced after every game from now on.
    all.entrySet().stream()
        .skip(Math.max(0, all.size() - Math.max(1, capacity / 2)))
        .forEach(entry -> text.append(line(entry.getKey(), entry.getValue())));
    Path temporary = Files.createTempFile(file.getParent(), "new", ".tmp");
    try {
      try (FileChannel out = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
        write(out, text);
        out.force(true);
      }
      Files.move(
          temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void write(FileChannel out, CharSequence text) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(text.toString());
    while (bytes.hasRemaining()) {
      out.write(bytes);
    }
  }

  private static String line(String position, BestMove move) {
    String rest = "\t" + move.value() + "\t" + move.line() + "\t" + position;
    return sum(rest) + rest + "\n";
  }

  private static String sum(String text) {
    CRC32 crc = new CRC32();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return Long.toHexString(crc.getValue());
  }
}
