package org.plyscope.workbench.session;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;

/**
 * Writes settings in the background as they change, so that they are there again however the
 * program ends. Only the newest settings are written, and only files whose content has changed.
 */
public final class SettingsWriter implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(SettingsWriter.class.getName());
  private static final long PATIENCE_SECONDS = 2;

  private final BiConsumer<String, Object> files;
  private final AtomicReference<Map<String, Object>> newest = new AtomicReference<>();
  private final Map<String, Object> written = new HashMap<>();
  private final ExecutorService thread = Executors.newSingleThreadExecutor(SettingsWriter::daemon);

  /**
   * Prepares to write.
   *
   * @param files writes a value to the file of a name; called on a thread of its own
   */
  public SettingsWriter(BiConsumer<String, Object> files) {
    this.files = files;
  }

  private static Thread daemon(Runnable work) {
    Thread daemon = new Thread(work, "settings");
    daemon.setDaemon(true);
    return daemon;
  }

  /**
   * Writes what has changed. Returns at once.
   *
   * @param settings what each file is to hold; the values must not change afterwards
   */
  public void offer(Map<String, Object> settings) {
    boolean idle = newest.getAndSet(Map.copyOf(settings)) == null;
    if (idle && !thread.isShutdown()) {
      thread.execute(this::write);
    }
  }

  private void write() {
    newest.getAndSet(null).forEach(this::write);
  }

  private void write(String file, Object value) {
    if (value.equals(written.get(file))) {
      return;
    }
    try {
      files.accept(file, value);
      written.put(file, value);
    } catch (RuntimeException e) {
      // The window reports it when it closes and tries again.
      LOG.log(System.Logger.Level.DEBUG, file + " is not written.", e);
    }
  }

  /** Finishes what is being written, and writes no more. */
  @Override
  public void close() {
    thread.shutdown();
    try {
      if (!thread.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        LOG.log(System.Logger.Level.WARNING, "The settings are still being written.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
