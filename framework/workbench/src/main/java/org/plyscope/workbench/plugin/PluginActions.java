package org.plyscope.workbench.plugin;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.Job;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.RunningJob;

/** Installs, switches and removes plugins as jobs, from wherever the user asks for it. */
final class PluginActions {
  /** What to say while there is no plugin manager yet. */
  static final String STARTING = "The plugin manager is still starting; try again in a moment.";

  private final Supplier<Optional<PluginManager>> plugins;
  private final Jobs jobs;
  private final Consumer<String> messages;
  private final Predicate<Plugin> mayGo;
  private final Consent consent;
  private Outcome outcome = new Outcome() {};

  /** Learns the result of an action, besides the status bar. */
  interface Outcome {
    /** Something was installed. */
    default void installed(Installation done) {}

    /** Something else was done. */
    default void done(String sentence) {}

    /** Something went wrong. */
    default void failed(String sentence) {}

    /** Something takes a while. */
    default void running(RunningJob job) {}
  }

  /** The result of an attempt: an installation, or why there is none. */
  private record Attempt(Installation done, RuntimeException failure) {
    static Attempt at(Job<Installation> work, JobMonitor monitor) throws Exception {
      try {
        return new Attempt(work.run(monitor), null);
      } catch (PluginException | InputException e) {
        return new Attempt(null, e);
      }
    }
  }

  /**
   * Makes the actions.
   *
   * @param mayGo returns whether a plugin may be removed; asks the user if that is doubtful
   */
  PluginActions(
      Supplier<Optional<PluginManager>> plugins,
      Jobs jobs,
      Consumer<String> messages,
      Predicate<Plugin> mayGo,
      Consent consent) {
    this.plugins = plugins;
    this.jobs = jobs;
    this.messages = messages;
    this.mayGo = mayGo;
    this.consent = consent;
  }

  /** Sets another receiver of results. */
  void outcome(Outcome listener) {
    outcome = listener;
  }

  /** Makes the job that installs a jar and reports the result. */
  Job<Runnable> installing(Path jar) {
    PluginManager manager = plugins.get().orElseThrow(() -> new InputException(STARTING));
    if (!consent.mayInstall(jar, manager)) {
      return monitor -> () -> messages.accept("Nothing was installed.");
    }
    return monitor -> {
      Attempt attempt = Attempt.at(m -> manager.install(jar), monitor);
      return () -> ended(attempt);
    };
  }

  /** Installs a jar, if the user agrees. */
  void install(Path jar) {
    Optional<PluginManager> manager = manager();
    if (manager.isPresent() && consent.mayInstall(jar, manager.get())) {
      install("Installing " + jar.getFileName(), monitor -> manager.get().install(jar));
    }
  }

  /** Installs something as a job, and reports the result. */
  void install(String title, Job<Installation> work) {
    outcome.running(jobs.submit(title, monitor -> Attempt.at(work, monitor), this::ended));
  }

  /** Removes a plugin, if the user agrees. */
  void remove(Plugin plugin) {
    if (mayGo.test(plugin)) {
      change(
          "Removing " + plugin.name(),
          manager -> {
            Plugin gone = manager.remove(plugin.symbolicName());
            return ("Removed " + gone.title() + ". " + gone.problem()).strip();
          });
    }
  }

  /** Disables a plugin, if the user agrees, or enables it. */
  void setEnabled(Plugin plugin, boolean enabled) {
    if (enabled || mayGo.test(plugin)) {
      change(
          (enabled ? "Enabling " : "Disabling ") + plugin.name(),
          manager -> {
            Plugin now =
                enabled
                    ? manager.enable(plugin.symbolicName())
                    : manager.disable(plugin.symbolicName());
            return (enabled ? "Enabled " : "Disabled ") + now.title() + ".";
          });
    }
  }

  /** Disables a plugin that is in the way, by its symbolic name. */
  void disable(String symbolicName) {
    manager().stream()
        .flatMap(manager -> manager.plugins().stream())
        .filter(plugin -> plugin.symbolicName().equals(symbolicName))
        .findFirst()
        .ifPresent(plugin -> setEnabled(plugin, false));
  }

  /** Changes something as a job, and reports the sentence it returns. */
  private void change(String title, Function<PluginManager, String> work) {
    manager()
        .ifPresent(m -> outcome.running(jobs.submit(title, monitor -> work.apply(m), this::done)));
  }

  private void done(String sentence) {
    messages.accept(sentence);
    outcome.done(sentence);
  }

  /** The dialog hides the status bar, so both show the result. */
  private void ended(Attempt attempt) {
    if (attempt.failure() != null) {
      outcome.failed(attempt.failure().getMessage());
      throw attempt.failure();
    }
    messages.accept(attempt.done().summary());
    outcome.installed(attempt.done());
  }

  private Optional<PluginManager> manager() {
    Optional<PluginManager> manager = plugins.get();
    if (manager.isEmpty()) {
      messages.accept(STARTING);
    }
    return manager;
  }
}
