package org.plyscope.plugins.internal.folder;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.Registration;

/**
 * Watches the plugin folder on a thread of its own, for as long as the program runs, and reports a
 * change once the folder has been quiet for a while, because a large jar is written in pieces.
 */
public final class FolderWatch implements Registration {
  private static final Logger LOG = System.getLogger(FolderWatch.class.getName());
  private static final long REST_MILLIS = 300;

  private final Path folder;
  private final Runnable changed;
  private final WatchService service;

  private FolderWatch(Path folder, Runnable changed, WatchService service) {
    this.folder = folder;
    this.changed = changed;
    this.service = service;
  }

  /**
   * Begins to watch. A folder that cannot be watched is not; the program works without. Closing the
   * result ends it.
   */
  public static Registration start(Path folder, Runnable changed) {
    try {
      Files.createDirectories(folder);
      FolderWatch watch =
          new FolderWatch(folder, changed, FileSystems.getDefault().newWatchService());
      folder.register(
          watch.service,
          StandardWatchEventKinds.ENTRY_CREATE,
          StandardWatchEventKinds.ENTRY_DELETE,
          StandardWatchEventKinds.ENTRY_MODIFY);
      TimeLimit.start("plugin-folder", watch::run);
      return watch;
    } catch (IOException | UnsupportedOperationException e) {
      LOG.log(Level.WARNING, "Cannot watch " + folder, e);
      return () -> {};
    }
  }

  private void run() {
    try {
      while (true) {
        WatchKey key = service.take();
        while (key != null) {
          key.pollEvents();
          key.reset();
          key = service.poll(REST_MILLIS, TimeUnit.MILLISECONDS);
        }
        tell();
      }
    } catch (ClosedWatchServiceException | InterruptedException e) {
      LOG.log(Level.DEBUG, "No longer watching " + folder, e);
    }
  }

  private void tell() {
    try {
      changed.run();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "Cannot take over changes in " + folder, e);
    }
  }

  @Override
  public void close() {
    try {
      service.close();
    } catch (IOException e) {
      LOG.log(Level.WARNING, "Cannot stop watching " + folder, e);
    }
  }
}
