package org.plyscope.workbench.plugin;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.swing.JFrame;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.Job;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.workbench.dialog.PluginsDialog;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.job.Jobs;

/** Installs and removes plugins as jobs: from a file that is opened, or from the dialog. */
final class PluginActions implements PluginsDialog.Actions {
  private static final String STARTING =
      "The plugin manager is still starting; try again in a moment.";

  private final Supplier<Optional<PluginManager>> plugins;
  private final Jobs jobs;
  private final Folders folders;
  private final Consumer<String> messages;
  private final Desk desk;
  private PluginsDialog dialog;

  /**
   * The actions of the window for plugins.
   *
   * @param mayGo returns whether a plugin may be removed; asks the user if that is doubtful
   * @param report shows a report about a plugin
   */
  record Desk(Predicate<Plugin> mayGo, Consumer<Plugin> report) {}

  /** The result of an attempt: an installation, or why there is none. */
  private record Attempt(Installation done, RuntimeException failure) {
    static Attempt at(PluginManager manager, Path jar) {
      try {
        return new Attempt(manager.install(jar), null);
      } catch (PluginException | InputException e) {
        return new Attempt(null, e);
      }
    }
  }

  PluginActions(
      Supplier<Optional<PluginManager>> plugins,
      Jobs jobs,
      Folders folders,
      Consumer<String> messages,
      Desk desk) {
    this.plugins = plugins;
    this.jobs = jobs;
    this.folders = folders;
    this.messages = messages;
    this.desk = desk;
  }

  /** Opens the list of plugins and selects one of them, unless that is the empty text. */
  void show(JFrame frame, String symbolicName) {
    manager()
        .ifPresent(
            m -> {
              if (dialog == null || !dialog.showing()) {
                dialog = new PluginsDialog(frame, m, folders, this);
              }
              dialog.show(symbolicName);
            });
  }

  /** Makes the job that installs a jar and reports the result. */
  Job<Runnable> installing(Path jar) {
    PluginManager manager = plugins.get().orElseThrow(() -> new InputException(STARTING));
    return monitor -> {
      Attempt attempt = Attempt.at(manager, jar);
      return () -> tried(attempt);
    };
  }

  @Override
  public void install(Path jar) {
    manager()
        .ifPresent(
            m ->
                jobs.submit(
                    "Installing " + jar.getFileName(), monitor -> Attempt.at(m, jar), this::tried));
  }

  @Override
  public void remove(Plugin plugin) {
    if (desk.mayGo().test(plugin)) {
      manager()
          .ifPresent(
              m ->
                  jobs.submit(
                      "Removing " + plugin.name(),
                      monitor -> m.remove(plugin.symbolicName()),
                      gone -> messages.accept("Removed " + gone.title() + ".")));
    }
  }

  @Override
  public void setEnabled(Plugin plugin, boolean enabled) {
    if (enabled || desk.mayGo().test(plugin)) {
      manager()
          .ifPresent(
              m ->
                  jobs.submit(
                      (enabled ? "Enabling " : "Disabling ") + plugin.name(),
                      monitor ->
                          enabled
                              ? m.enable(plugin.symbolicName())
                              : m.disable(plugin.symbolicName()),
                      now ->
                          messages.accept(
                              (enabled ? "Enabled " : "Disabled ") + now.title() + ".")));
    }
  }

  @Override
  public void report(Plugin plugin) {
    desk.report().accept(plugin);
  }

  /** The dialog hides the status bar, so both show the result. */
  private void tried(Attempt attempt) {
    if (attempt.failure() != null) {
      inDialog(d -> d.failed(attempt.failure().getMessage()));
      throw attempt.failure();
    }
    messages.accept(attempt.done().summary());
    inDialog(d -> d.installed(attempt.done()));
  }

  private void inDialog(Consumer<PluginsDialog> action) {
    if (dialog != null && dialog.showing()) {
      action.accept(dialog);
    }
  }

  private Optional<PluginManager> manager() {
    Optional<PluginManager> manager = plugins.get();
    if (manager.isEmpty()) {
      messages.accept(STARTING);
    }
    return manager;
  }
}
