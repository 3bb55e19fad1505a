package org.plyscope.workbench.plugin;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.inspect.PluginFile;
import org.plyscope.plugins.watch.JarWatch;

/** The jars under development that this window follows. Used on the user-interface thread. */
final class JarWatches implements JarWatch.Listener {
  private final Consumer<String> messages;
  private final PluginActions.Outcome outcome;
  private final Map<String, JarWatch> watches = new HashMap<>();

  JarWatches(Consumer<String> messages, PluginActions.Outcome outcome) {
    this.messages = messages;
    this.outcome = outcome;
  }

  /**
   * Follows a jar until the window closes.
   *
   * @throws PluginException if it is not a plugin
   */
  void start(PluginManager manager, Path jar) {
    String name = PluginFile.symbolicName(jar);
    stop(name);
    watches.put(name, JarWatch.start(manager, jar, this));
    messages.accept("Every new build of " + jar.getFileName() + " is installed at once.");
  }

  void stop(String symbolicName) {
    Optional.ofNullable(watches.remove(symbolicName)).ifPresent(JarWatch::close);
  }

  /** Returns which jar is followed for a plugin. */
  Optional<Path> of(String symbolicName) {
    return Optional.ofNullable(watches.get(symbolicName)).map(JarWatch::place);
  }

  void close() {
    watches.values().forEach(JarWatch::close);
    watches.clear();
  }

  @Override
  public void installed(Path jar, Installation installation) {
    SwingUtilities.invokeLater(
        () -> {
          messages.accept(installation.summary());
          outcome.installed(installation);
        });
  }

  @Override
  public void failed(Path jar, PluginException why) {
    SwingUtilities.invokeLater(
        () -> {
          messages.accept(why.getMessage());
          outcome.failed(why.getMessage());
        });
  }
}
