package org.plyscope.workbench.plugin;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JFrame;
import org.plyscope.api.InputException;
import org.plyscope.api.work.Job;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.PluginManager;
import org.plyscope.workbench.dialog.PluginsDialog;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.job.Jobs;

/** Installs and removes plugins as jobs: from a file that is opened, or from the dialog. */
final class PluginActions {
  private static final String STARTING =
      "The plugin manager is still starting; try again in a moment.";

  private final Supplier<Optional<PluginManager>> plugins;
  private final Jobs jobs;
  private final Folders folders;
  private final Consumer<String> messages;

  PluginActions(
      Supplier<Optional<PluginManager>> plugins,
      Jobs jobs,
      Folders folders,
      Consumer<String> messages) {
    this.plugins = plugins;
    this.jobs = jobs;
    this.folders = folders;
    this.messages = messages;
  }

  /** Opens the list of plugins. */
  void show(JFrame frame) {
    manager()
        .ifPresent(m -> new PluginsDialog(frame, m, folders, this::install, this::remove).show());
  }

  /** Makes the job that installs a jar and then says so. */
  Job<Runnable> installing(Path jar) {
    PluginManager manager = plugins.get().orElseThrow(() -> new InputException(STARTING));
    return monitor -> {
      Installation done = manager.install(jar);
      return () -> installed(done);
    };
  }

  /** Installs a jar in the background. */
  void install(Path jar) {
    manager()
        .ifPresent(
            m ->
                jobs.submit(
                    "Installing " + jar.getFileName(), monitor -> m.install(jar), this::installed));
  }

  private void remove(String symbolicName) {
    manager()
        .ifPresent(
            m ->
                jobs.submit(
                    "Removing " + symbolicName,
                    monitor -> m.remove(symbolicName),
                    plugin -> messages.accept("Removed " + plugin.title() + ".")));
  }

  private void installed(Installation done) {
    messages.accept(done.summary());
  }

  private Optional<PluginManager> manager() {
    Optional<PluginManager> manager = plugins.get();
    if (manager.isEmpty()) {
      messages.accept(STARTING);
    }
    return manager;
  }
}
