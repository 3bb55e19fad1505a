package org.plyscope.workbench.session;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.plyscope.ui.file.BackgroundWriter;

/**
 * Writes settings in the background as they change, so that they are there again however the
 * program ends. Only the newest settings are written, and only files whose content has changed.
 */
public final class SettingsWriter implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(SettingsWriter.class.getName());

  private final BiConsumer<String, Object> files;
  private final Map<String, Object> written = new HashMap<>();
  private final BackgroundWriter writer =
      new BackgroundWriter("settings", Duration.ZERO, Duration.ofSeconds(2));

  /**
   * Prepares to write.
   *
   * @param files writes a value to the file of a name; called on a thread of its own
   */
  public SettingsWriter(BiConsumer<String, Object> files) {
    this.files = files;
  }

  /**
   * Writes the changes. Returns at once.
   *
   * @param settings the settings in each file; the values must not change afterwards
   */
  public void offer(Map<String, Object> settings) {
    Map<String, Object> newest = Map.copyOf(settings);
    writer.keep(this, () -> newest.forEach(this::write));
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

  /** Finishes the current write, and writes no more. */
  @Override
  public void close() {
    writer.close();
  }
}
