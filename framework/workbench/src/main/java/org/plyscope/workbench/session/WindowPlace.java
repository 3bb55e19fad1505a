package org.plyscope.workbench.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.lab.file.FileLock;

/**
 * The place of a window among those that use the same data directory. The first one keeps the
 * layout and the choices of the user; every one keeps its own game. A place is free again when its
 * window closes, or its process ends in whatever way.
 */
public final class WindowPlace implements AutoCloseable {
  /** The place of a window that is alone. */
  public static final int FIRST = 1;

  private static final System.Logger LOG = System.getLogger(WindowPlace.class.getName());
  private static final int PLACES = 64;

  private final Path data;
  private final int number;
  private final FileLock lock;

  private WindowPlace(Path data, int number, FileLock lock) {
    this.data = data;
    this.number = number;
    this.lock = lock;
  }

  /** Takes the first free place; where locks are impossible, every window is the first. */
  public static WindowPlace take(Path data) {
    for (int number = FIRST; number <= PLACES; number++) {
      try {
        Optional<FileLock> lock = FileLock.tryTake(file(data, number));
        if (lock.isPresent()) {
          return new WindowPlace(data, number, lock.get());
        }
      } catch (IOException e) {
        LOG.log(System.Logger.Level.WARNING, "Windows cannot be distinguished in " + data + ".", e);
        return new WindowPlace(data, FIRST, null);
      }
    }
    return new WindowPlace(data, PLACES + 1, null);
  }

  /** Returns whether the settings are kept by this window and not by another one. */
  public boolean first() {
    return number == FIRST;
  }

  /** Returns a name for a file of this window alone: the name itself for the first window. */
  public String own(String stem, String ending) {
    return name(number, stem, ending);
  }

  /** Does something while no window has the first place, unless another one has it. */
  public void asFirst(Runnable work) {
    if (first()) {
      work.run();
    } else {
      inPlace(FIRST, work);
    }
  }

  /** Does something for every place that no window has, with its name for a file. */
  public void forFree(String stem, String ending, Consumer<Path> work) {
    for (int place = FIRST + 1; place <= PLACES; place++) {
      Path file = data.resolve(name(place, stem, ending));
      if (place != number && Files.exists(file)) {
        inPlace(place, () -> work.accept(file));
      }
    }
  }

  @Override
  public void close() {
    if (lock != null) {
      release(lock);
    }
  }

  private void inPlace(int place, Runnable work) {
    try {
      Optional<FileLock> free = FileLock.tryTake(file(data, place));
      if (free.isPresent()) {
        try {
          work.run();
        } finally {
          release(free.get());
        }
      }
    } catch (IOException e) {
      LOG.log(System.Logger.Level.WARNING, "Windows cannot be distinguished in " + data + ".", e);
    }
  }

  private static void release(FileLock lock) {
    try {
      lock.close();
    } catch (IOException e) {
      LOG.log(System.Logger.Level.WARNING, "A lock cannot be freed.", e);
    }
  }

  private static Path file(Path data, int number) {
    return data.resolve(name(number, "window", ""));
  }

  private static String name(int number, String stem, String ending) {
    return number == FIRST ? stem + ending : stem + "-" + number + ending;
  }
}
