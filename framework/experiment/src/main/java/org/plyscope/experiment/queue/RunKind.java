package org.plyscope.experiment.queue;

import java.nio.file.Path;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.Runs;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.LongJob;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.report.RunReport;
import org.plyscope.experiment.run.RunFolder;

/** Runs of experiments. */
final class RunKind implements WorkKind {
  /** The name of the folder in the data directory. */
  static final String HOME = "runs";

  /** The text of an experiment as its author wrote it, in the folder of its run. */
  static final String SOURCE = "source.plyscope.json";

  /** The files of a run; anything else in its folder belongs to something else. */
  static final List<String> OWN_FILES =
      List.of(
          RunFolder.EXPERIMENT,
          SOURCE,
          "conclusion.json",
          "games.jsonl",
          "shard-*.jsonl",
          "games-damaged*.jsonl",
          "games-kept*.jsonl",
          "environment.jsonl",
          "environment-shard-*.jsonl",
          "checks.jsonl",
          "checks-shard-*.jsonl",
          "conflicts.jsonl",
          "missing.txt",
          "run.lock",
          "shard-*.lock",
          RunFolder.REPORT);

  private final WorkServices means;
  private final Runs runs;

  RunKind(WorkServices means, Runs runs) {
    this.means = means;
    this.runs = runs;
  }

  @Override
  public WorkState.Kind kind() {
    return WorkState.Kind.RUN;
  }

  @Override
  public String home() {
    return HOME;
  }

  @Override
  public String plan() {
    return RunFolder.EXPERIMENT;
  }

  @Override
  public List<String> ownFiles() {
    return OWN_FILES;
  }

  private FolderRun run(Path folder) {
    Run run = runs.open(folder);
    if (run instanceof FolderRun kept) {
      return kept;
    }
    throw new InputException("This run is not kept in a folder, so it cannot be played.");
  }

  @Override
  public WorkState look(Path folder) {
    FolderRun run = run(folder);
    RunProgress progress = run.progress();
    return new WorkState(
        folder,
        kind(),
        run.name(),
        run.experiment().rules().game().name(),
        switch (progress.state()) {
          case RUNNING, PAUSED -> Stage.ELSEWHERE;
          case STOPPED -> Stage.STOPPED;
          case FINISHED -> Stage.FINISHED;
        },
        progress.finished(),
        progress.planned(),
        Double.NaN,
        "");
  }

  Experiment experiment(Path folder) {
    return run(folder).experiment();
  }

  @Override
  public List<String> flags(Path place) {
    return experiment(place).workerSettings().flags();
  }

  @Override
  public LongJob<String> prepare(Path folder, Notices notices) {
    return new QueuedRun(run(folder), means, notices);
  }

  @Override
  public String report(Path folder) {
    FolderRun run = run(folder);
    return RunReport.of(run, run.summary()).page();
  }

  @Override
  public void forget(Path folder) {
    runs.runs().stream()
        .filter(run -> run.folder().filter(folder::equals).isPresent())
        .forEach(runs::forget);
  }
}
