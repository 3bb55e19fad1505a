package org.plyscope.plugins.watch;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.plyscope.api.Registration;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.inspect.PluginFile;
import org.plyscope.plugins.internal.folder.PluginFolder;
import org.plyscope.plugins.internal.folder.TimeLimit;

/**
 * Installs a jar whenever it has changed, until it is closed. It looks at size and time of the file
 * several times a second: a build may delete the whole folder, which ends every other way to watch
 * it. Safe for any thread.
 */
public final class JarWatch implements Registration {
  private static final Logger LOG = System.getLogger(JarWatch.class.getName());
  private static final long LOOK_MILLIS = 200;

  private final PluginManager manager;
  private final Path place;
  private final Listener listener;
  private final Map<Path, Stamp> seen = new HashMap<>();
  private final Map<Path, Stamp> done = new HashMap<>();
  private final Thread thread;

  /** Size and time, which reveal a changed file without reading it. */
  private record Stamp(long size, FileTime time) {}

  /** Is notified of installations. Called on the thread of the watch; must be quick. */
  public interface Listener {
    /**
     * A new build runs.
     *
     * @param jar the file
     * @param installation the installation
     */
    void installed(Path jar, Installation installation);

    /**
     * A new build does not run; the one before it does.
     *
     * @param jar the file
     * @param why the reason
     */
    void failed(Path jar, PluginException why);
  }

  private JarWatch(PluginManager manager, Path place, Listener listener) {
    this.manager = manager;
    this.place = place.toAbsolutePath();
    this.listener = listener;
    this.thread = TimeLimit.start("watch " + place.getFileName(), this::run);
  }

  /**
   * Begins to watch. A plugin that is there and differs from the installed one is installed first.
   *
   * @param manager installs the built jar
   * @param place a jar, or a folder with jars; need not exist yet
   * @param listener notified of installations
   * @return the watch, to be closed
   */
  public static JarWatch start(PluginManager manager, Path place, Listener listener) {
    return new JarWatch(manager, place, listener);
  }

  /**
   * Returns the watched file.
   *
   * @return an absolute path
   */
  public Path place() {
    return place;
  }

  @Override
  public void close() {
    thread.interrupt();
  }

  private void run() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        look();
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (InterruptedException e) {
      LOG.log(Level.DEBUG, "No longer watching " + place);
    }
  }

  private void look() {
    List<Path> jars = jars();
    seen.keySet().retainAll(new HashSet<>(jars));
    for (Path jar : jars) {
      Stamp now = stamp(jar);
      // A jar is written in pieces; it counts once it is the same at two looks.
      boolean settled = now.equals(seen.put(jar, now)) && now.size() > 0;
      if (settled && !now.equals(done.put(jar, now))) {
        install(jar);
      }
    }
  }

  private List<Path> jars() {
    if (Files.isRegularFile(place)) {
      return List.of(place);
    }
    return PluginFolder.list(place, "*.jar").stream().filter(JarWatch::isBuilt).toList();
  }

  /** Leaves out the files that Maven puts beside the jar of a project. */
  private static boolean isBuilt(Path jar) {
    String name = jar.getFileName().toString();
    return Files.isRegularFile(jar)
        && !name.startsWith("original-")
        && !name.matches(".*-(sources|javadoc|tests|test-sources)\\.jar");
  }

  private void install(Path jar) {
    try {
      if (!isInstalled(jar)) {
        listener.installed(jar, manager.install(jar));
      }
    } catch (PluginException e) {
      listener.failed(jar, e);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "Cannot install " + jar, e);
    }
  }

  private boolean isInstalled(Path jar) {
    String name = PluginFile.symbolicName(jar);
    String sha256 = PluginFile.sha256(jar);
    return manager.plugins().stream()
        .anyMatch(plugin -> plugin.symbolicName().equals(name) && plugin.sha256().equals(sha256));
  }

  private static Stamp stamp(Path jar) {
    try {
      return new Stamp(Files.size(jar), Files.getLastModifiedTime(jar));
    } catch (IOException e) {
      return new Stamp(-1, FileTime.fromMillis(0));
    }
  }
}
