package org.plyscope.agent.process.descriptor;

import java.io.IOException;
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
 * Reports changes of a folder that another process may make, once the folder has been quiet for a
 * moment. The system reports them; nothing is polled.
 */
public final class FolderWatch implements Registration {
  private static final System.Logger LOG = System.getLogger(FolderWatch.class.getName());
  private static final long REST_MILLIS = 200;

  private final Path folder;
  private final Runnable changed;
  private final WatchService service;

  private FolderWatch(Path folder, Runnable changed, WatchService service) {
    this.folder = folder;
    this.changed = changed;
    this.service = service;
  }

  /**
   * Begins to watch a folder, which need not exist yet if its parent does. A folder that cannot be
   * watched is not; the program works without.
   *
   * @param folder what to watch
   * @param changed called on a thread of its own
   * @return ends the watch
   */
  public static Registration start(Path folder, Runnable changed) {
    Path parent = folder.toAbsolutePath().getParent();
    try {
      if (parent == null || !Files.isDirectory(parent)) {
        return () -> {};
      }
      FolderWatch watch =
          new FolderWatch(folder, changed, FileSystems.getDefault().newWatchService());
      parent.register(watch.service, StandardWatchEventKinds.ENTRY_CREATE);
      watch.enter();
      Thread thread = new Thread(watch::run, "program-folder");
      thread.setDaemon(true);
      thread.start();
      return watch;
    } catch (IOException | UnsupportedOperationException e) {
      LOG.log(Level.INFO, "The folder '" + folder + "' cannot be watched.", e);
      return () -> {};
    }
  }

  /** Watches the folder itself, as soon as it exists; to do so twice changes nothing. */
  private void enter() throws IOException {
    if (Files.isDirectory(folder)) {
      folder.register(
          service,
          StandardWatchEventKinds.ENTRY_CREATE,
          StandardWatchEventKinds.ENTRY_DELETE,
          StandardWatchEventKinds.ENTRY_MODIFY);
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
        enter();
        changed.run();
      }
    } catch (ClosedWatchServiceException | InterruptedException | IOException e) {
      LOG.log(Level.DEBUG, "The folder '" + folder + "' is no longer watched.", e);
    }
  }

  @Override
  public void close() {
    try {
      service.close();
    } catch (IOException e) {
      LOG.log(Level.INFO, "The watch of '" + folder + "' cannot be ended.", e);
    }
  }
}
