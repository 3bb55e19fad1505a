package org.plyscope.launcher;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * A bundle cache that belongs to this process alone. The framework locks its cache, so two
 * processes on one data directory need two; slots are reused once their process has ended.
 */
final class CacheSlot implements AutoCloseable {
  private static final int SLOTS = 64;

  /** Roughly the size that the framework writes at a start. */
  private static final int PROBE = 1 << 18;

  private final Path directory;

  /** Holds the lock; null where none is needed. */
  private final FileChannel channel;

  private CacheSlot(Path directory, FileChannel channel) {
    this.directory = directory;
    this.channel = channel;
  }

  /** Returns a folder that no other process uses, so that it needs no lock. */
  static CacheSlot own(Path directory) {
    return new CacheSlot(directory, null);
  }

  static CacheSlot take(Path cache) throws IOException {
    if (Files.exists(cache) && !Files.isDirectory(cache)) {
      throw new IOException("'" + cache + "' must be a folder and is a file; move it away");
    }
    Files.createDirectories(cache);
    for (int slot = 0; slot < SLOTS; slot++) {
      FileChannel channel =
          FileChannel.open(
              cache.resolve(slot + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (locked(channel)) {
        CacheSlot taken = new CacheSlot(cache.resolve(Integer.toString(slot)), channel);
        taken.clear();
        return taken;
      }
      channel.close();
    }
    throw new IOException("all " + SLOTS + " cache slots are in use");
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  Path directory() {
    return directory;
  }

  /** Makes way for the folder, and finds out now whether there is room for its content. */
  private void clear() throws IOException {
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      Files.delete(directory);
    }
    try {
      // Where there is little room the first write just writes less; only the next one fails.
      ByteBuffer probe = ByteBuffer.allocate(PROBE);
      while (probe.hasRemaining()) {
        channel.write(probe, probe.position());
      }
      channel.truncate(0);
    } catch (IOException e) {
      channel.close();
      throw new IOException("nothing can be written in " + directory + " (" + Reasons.of(e) + ")");
    }
  }

  void wipe() throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    Files.walkFileTree(
        directory,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path dir, IOException problem)
              throws IOException {
            Files.delete(dir);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  @Override
  public void close() throws IOException {
    if (channel != null) {
      channel.close();
    }
  }
}
