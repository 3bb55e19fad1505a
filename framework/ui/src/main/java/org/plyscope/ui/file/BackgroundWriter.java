package org.plyscope.ui.file;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Writes files on a thread of its own, one after the other, so that no window waits for a disk. A
 * file that changes often is written a pause after the first of several changes, and only its
 * newest content. Safe for any thread.
 */
public final class BackgroundWriter implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(BackgroundWriter.class.getName());

  private final String name;
  private final Duration pause;
  private final Duration patience;
  private final Map<Object, Runnable> waiting = new ConcurrentHashMap<>();
  private final Map<Object, Future<?>> pauses = new ConcurrentHashMap<>();
  private final ScheduledThreadPoolExecutor thread =
      new ScheduledThreadPoolExecutor(1, this::daemon);

  /**
   * Makes a writer that has nothing to do yet.
   *
   * @param name the name of its thread
   * @param pause how long {@link #keep} waits
   * @param patience how long {@link #close} waits
   */
  public BackgroundWriter(String name, Duration pause, Duration patience) {
    this.name = name;
    this.pause = pause;
    this.patience = patience;
    thread.setRemoveOnCancelPolicy(true);
  }

  private Thread daemon(Runnable work) {
    Thread daemon = new Thread(work, name);
    daemon.setDaemon(true);
    return daemon;
  }

  /**
   * Writes something after all that was asked for before. Ignored after {@link #close}.
   *
   * @param writing writes it
   */
  public void write(Runnable writing) {
    schedule(writing, Duration.ZERO);
  }

  /**
   * Writes something after the pause, unless newer content comes meanwhile. Ignored after {@link
   * #close}.
   *
   * @param what identifies the content, for example its file
   * @param writing writes it as it is now
   */
  public void keep(Object what, Runnable writing) {
    if (waiting.put(what, writing) == null) {
      schedule(() -> flush(what), pause).ifPresent(begun -> pauses.put(what, begun));
    }
  }

  /**
   * Writes the files that {@link #keep} still keeps waiting. Called on the thread of the writer, by
   * something that reads the same file.
   *
   * @param what the same as for {@link #keep}
   */
  public void flush(Object what) {
    Runnable writing = waiting.remove(what);
    if (writing != null) {
      writing.run();
    }
  }

  private Optional<Future<?>> schedule(Runnable writing, Duration after) {
    try {
      return Optional.of(
          thread.schedule(() -> run(writing), after.toMillis(), TimeUnit.MILLISECONDS));
    } catch (RejectedExecutionException e) {
      LOG.log(Level.DEBUG, "Something was to be written after the end.", e);
      return Optional.empty();
    }
  }

  private void run(Runnable writing) {
    try {
      writing.run();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "Something cannot be written.", e);
    }
  }

  /**
   * Returns whether nothing is written any longer.
   *
   * @return whether the writer is closed
   */
  public boolean isClosed() {
    return thread.isShutdown();
  }

  /** Writes all pending files at once, and nothing that comes later. */
  @Override
  public void close() {
    pauses.values().forEach(begun -> begun.cancel(false));
    List.copyOf(waiting.keySet()).forEach(what -> write(() -> flush(what)));
    thread.shutdown();
    try {
      if (!thread.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.log(Level.WARNING, "Something is not written yet.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
