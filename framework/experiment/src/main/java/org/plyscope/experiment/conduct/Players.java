package org.plyscope.experiment.conduct;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.process.LocalWorkers;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.Catalog;

/** Chooses where the games of an experiment are played, and with which plugins of the user. */
final class Players {
  private final Experiment experiment;
  private final Catalog catalog;
  private final Optional<WorkerCommand> command;
  private Map<String, String> plugins;

  Players(Experiment experiment, Catalog catalog, Optional<WorkerCommand> command) {
    this.experiment = experiment;
    this.catalog = catalog;
    this.command = command;
    this.plugins = command.map(WorkerCommand::plugins).orElse(Map.of());
  }

  /** Starts workers; processes play with one copy of the plugins until they are closed. */
  Workforce start(Path temporary, int workers) {
    if (experiment.staff().inProcess() || command.isEmpty()) {
      return new InProcess(experiment, catalog, workers);
    }
    WorkerCommand fixed = command.get().fixed(temporary.resolve("plugins"));
    plugins = fixed.plugins();
    return new LocalWorkers(experiment, fixed, temporary, workers);
  }

  /** Returns the SHA-256 of each plugin of the user with which games are played. */
  Map<String, String> plugins() {
    return plugins;
  }
}
