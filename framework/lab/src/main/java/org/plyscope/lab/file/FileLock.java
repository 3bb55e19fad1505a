package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps all others that ask for the same lock away from a file: other processes, and other parts of
 * this one. The lock is held on a file beside it, {@code NAME.lock}, because the file itself is
 * replaced when it is written. The system frees the lock of a process that ends; the lock file
 * stays, because a program may wait for it at any time. Its content is for display only.
 */
public final class FileLock implements AutoCloseable {
  private static final int PAUSE_MILLIS = 5;
  private static final int LONGEST_NOTE = 1_000;

  /** The byte that is locked. It is far behind the note, which stays readable on any system. */
  private static final long PLACE = 1L << 30;

  /**
   * The locks of this process with their notes. Some systems drop a lock as soon as the process
   * closes any channel of the file, so a second one must not even be opened. Guards itself.
   */
  private static final Map<Path, String> HELD = new HashMap<>();

  private final Path path;
  private final FileChannel channel;
  private final String left;

  private FileLock(Path path, FileChannel channel) throws IOException {
    this.path = path;
    this.channel = channel;
    this.left = text(channel);
  }

  /**
   * Takes the lock of a file if it is free.
   *
   * @param file the file, whose folder is made if it is missing
   * @return the lock, empty if it is held already
   * @throws IOException if there can be no lock
   */
  public static Optional<FileLock> tryTake(Path file) throws IOException {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
    }
    Path path = lockFile(file);
    synchronized (HELD) {
      if (HELD.containsKey(path)) {
        return Optional.empty();
      }
      FileChannel channel = locked(path);
      if (channel == null) {
        return Optional.empty();
      }
      FileLock lock = new FileLock(path, channel);
      HELD.put(path, lock.left);
      return Optional.of(lock);
    }
  }

  /** One name for each lock, however its folder was named. */
  private static Path lockFile(Path file) throws IOException {
    Path target = file.toAbsolutePath().normalize();
    return target.getParent().toRealPath().resolve(target.getFileName() + ".lock");
  }

  /** Returns a channel that holds the lock, or null if it is held elsewhere. */
  private static FileChannel locked(Path path) throws IOException {
    OwnFolder.refuseLink(path);
    OwnFolder.refuseDevice(path);
    FileChannel channel =
        FileChannel.open(
            path,
            Set.of(
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS));
    boolean taken = false;
    try {
      taken = channel.tryLock(PLACE, 1, false) != null;
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
   * Finds out whether the lock of a file is held, by this process or another. Changes nothing; a
   * process that asks for the lock at the same moment may have to ask twice.
   *
   * @return true if it is held
   * @throws IOException if that is impossible
   */
  public static boolean isHeld(Path file) throws IOException {
    Path path = lockFile(file);
    synchronized (HELD) {
      if (HELD.containsKey(path)) {
        return true;
      }
      if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
        return false;
      }
      try (FileChannel channel = reading(path)) {
        return channel.tryLock(PLACE, 1, true) == null;
      } catch (OverlappingFileLockException e) {
        return true;
      }
    }
  }

  /**
   * Takes the lock of a file, after waiting for it if need be.
   *
   * @param file the file, whose folder is made if it is missing
   * @param patience how long to wait
   * @throws IOException if locking is impossible, or the lock is held
   */
  public static FileLock take(Path file, Duration patience) throws IOException {
    return tryTake(file, patience)
        .orElseThrow(
            () ->
                new FileSystemException(
                    file.toString(), null, "another Plyscope is busy with it; try again"));
  }

  /**
   * Takes the lock of a file if it becomes free soon.
   *
   * @param file the file, whose folder is made if it is missing
   * @param patience how long to wait
   * @return the lock, empty if it is still held
   * @throws IOException if there can be no lock
   */
  public static Optional<FileLock> tryTake(Path file, Duration patience) throws IOException {
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
    return lock;
  }

  /**
   * Does something while holding the lock of a file.
   *
   * @param file the file, whose folder is made if it is missing
   * @param patience how long to wait for the lock
   * @param work what to do
   * @throws IOException if locking is impossible, or the lock is held
   */
  public static void holding(Path file, Duration patience, Runnable work) throws IOException {
    FileLock lock = take(file, patience);
    try {
      work.run();
    } finally {
      lock.close();
    }
  }

  /**
   * Returns the note of the holder of a lock.
   *
   * @return the note; empty if there is none
   * @throws IOException if it cannot be read
   */
  public static String note(Path file) throws IOException {
    Path path = lockFile(file);
    synchronized (HELD) {
      if (HELD.containsKey(path)) {
        return HELD.get(path);
      }
      try (FileChannel channel = reading(path)) {
        return text(channel);
      }
    }
  }

  private static FileChannel reading(Path path) throws IOException {
    OwnFolder.refuseDevice(path);
    return FileChannel.open(path, Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS));
  }

  private static String text(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(LONGEST_NOTE);
    int read = 0;
    while (read >= 0 && bytes.hasRemaining()) {
      read = channel.read(bytes, bytes.position());
    }
    return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
  }

  /** Returns the note of a holder that ended without freeing the lock; empty if there is none. */
  public String left() {
    return left;
  }

  /**
   * Writes a note into the lock, for display by others until it is freed.
   *
   * @throws IOException if it cannot be written
   */
  public void write(String text) throws IOException {
    synchronized (HELD) {
      channel.truncate(0);
      channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
      HELD.put(path, text);
    }
  }

  /** Frees the lock. */
  @Override
  public void close() throws IOException {
    synchronized (HELD) {
      try (channel) {
        if (channel.isOpen()) {
          channel.truncate(0);
        }
      } finally {
        HELD.remove(path);
      }
    }
  }
}
