package org.plyscope.cli.run;

import java.io.Console;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.conduct.care.RunPolicy;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.work.process.Cores;
import org.plyscope.lab.file.ShellText;
import picocli.CommandLine.Option;

/** How games are played, whatever they are. */
public final class PlayOptions {
  private static final int MOST_WORKERS = 60;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "How many games run at a time; the number of processors less one if not given.")
  private Integer workers;

  @Option(
      names = "--strict",
      description = "Stop at the first game that is lost by a fault, and fail.")
  private boolean strict;

  @Option(
      names = "--suspend",
      paramLabel = "K/N",
      defaultValue = "5/20",
      description =
          "Suspend an agent that fails K times in the same way in N games, 0 for never; 5/20 if not"
              + " given.")
  private String suspend;

  @Option(
      names = "--no-trials",
      description = "Do not try every agent before the first game, and compare no signatures.")
  private boolean untried;

  @Option(names = "--fsync", description = "Wait for the disk after every game.")
  private boolean sync;

  @Option(
      names = "--force",
      description =
          "Go on where the disk knows no locks, mix games of changed agents, and allow more"
              + " workers than is wise.")
  private boolean force;

  /** Returns the order of the run. */
  RunJob.Order order(Experiment experiment, Path folder, Shard part, Services services) {
    RunPolicy care = new RunPolicy(strict, !untried, 0, 0, sync).suspending(suspend);
    Map<String, String> bundles =
        services.installation().map(Installation::bundles).orElse(Map.of());
    return new RunJob.Order(folder, workers(experiment), part, force, care, bundles);
  }

  private int workers(Experiment experiment) {
    int usual = Cores.ofThisMachine().usualWorkers(experiment.timed());
    int wanted = workers == null ? Math.min(usual, MOST_WORKERS) : workers;
    if (wanted < 1 || wanted > MOST_WORKERS) {
      throw new InputException(
          "The number of workers is %d; it must be from 1 to %d.".formatted(wanted, MOST_WORKERS));
    }
    return Math.min(wanted, Math.max(1, experiment.schedule().games()));
  }

  boolean strict() {
    return strict;
  }

  /** Returns these options as one writes them, to do the same again. */
  String text() {
    return (workers == null ? "" : " --workers " + workers)
        + (strict ? " --strict" : "")
        + (suspend.equals("5/20") ? "" : " --suspend " + ShellText.quoted(suspend))
        + (untried ? " --no-trials" : "")
        + (sync ? " --fsync" : "")
        + (force ? " --force" : "");
  }

  /** Returns the terminal, if the user sits before one that can draw. */
  static Optional<Console> terminal() {
    String kind = System.getenv("TERM");
    return kind == null || kind.equals("dumb")
        ? Optional.empty()
        : Optional.ofNullable(System.console());
  }
}
