package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps everyone else who asks for the same lock away from a file: other processes, and other parts
 * of this one. What is locked is a file beside it, {@code NAME.lock}, because the file itself is
 * replaced when it is written. The system frees the lock of a process that ends.
 */
public final class FileLock implements AutoCloseable {
  private static final int PAUSE_MILLIS = 5;

  /**
   * What this process holds. Some systems drop a lock as soon as the process closes any channel of
   * the file, so a second one must not even be opened.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path path;
  private final FileChannel channel;

  private FileLock(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /**
   * Takes the lock of a file if it is free.
   *
   * @param file the file, whose folder is made if it is missing
   * @return the lock, empty if someone else holds it
   * @throws IOException if there can be no lock
   */
  public static Optional<FileLock> tryTake(Path file) throws IOException {
    Path target = file.toAbsolutePath().normalize();
    Files.createDirectories(target.getParent());
    Path path = target.resolveSibling(target.getFileName() + ".lock");
    if (!HELD.add(path)) {
      return Optional.empty();
    }
    FileChannel channel = null;
    try {
      channel = locked(path);
      return Optional.ofNullable(channel).map(open -> new FileLock(path, open));
    } finally {
      if (channel == null) {
        HELD.remove(path);
      }
    }
  }

  /** Returns a channel that holds the lock, or null if someone else holds it. */
  private static FileChannel locked(Path path) throws IOException {
    FileChannel channel =
        FileChannel.open(
            path,
            Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS));
    boolean taken = false;
    try {
      taken = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      // Another program in this process has it.
      taken = false;
    } finally {
      if (!taken) {
        channel.close();
      }
    }
    return taken ? channel : null;
  }

  /**
   * Takes the lock of a file, after waiting for it if need be.
   *
   * @param file the file, whose folder is made if it is missing
   * @param patience how long to wait
   * @return the lock
   * @throws IOException if locking is impossible, or someone else holds the lock
   */
  public static FileLock take(Path file, Duration patience) throws IOException {
    long end = System.nanoTime() + patience.toNanos();
    Optional<FileLock> lock = tryTake(file);
    while (lock.isEmpty() && System.nanoTime() < end) {
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        break;
      }
      lock = tryTake(file);
    }
    return lock.orElseThrow(
        () ->
            new FileSystemException(
                file.toString(), null, "another Plyscope is busy with it; try again"));
  }

  /**
   * Does something while holding the lock of a file.
   *
   * @param file the file, whose folder is made if it is missing
   * @param patience how long to wait for the lock
   * @param work what to do
   * @throws IOException if locking is impossible, or someone else holds the lock
   */
  public static void holding(Path file, Duration patience, Runnable work) throws IOException {
    FileLock lock = take(file, patience);
    try {
      work.run();
    } finally {
      lock.close();
    }
  }

  /** Frees the lock. */
  @Override
  public void close() throws IOException {
    try {
      channel.close();
    } finally {
      HELD.remove(path);
    }
  }
}
