package org.plyscope.experiment.queue;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.Runs;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.LongJob;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.conduct.care.GameTimeEstimate;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.report.RunReport;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.work.process.Cores;

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

  /** Plays a run, and estimates how long the rest will take. */
  private static final class QueuedRun implements LongJob<String>, RunFollower {
    private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final FolderRun run;
    private final WorkKind.Notices notices;
    private final int workers;
    private final RunJob job;
    private final GameTimeEstimate timeEstimate;
    private final BitSet rest = new BitSet();
    private String newest = "";
    private String preparing = "";
    private long looked;

    QueuedRun(FolderRun run, WorkServices means, WorkKind.Notices notices) {
      this.run = run;
      this.notices = notices;
      Experiment experiment = run.experiment();
      int games = experiment.schedule().games();
      this.workers =
          Math.min(Cores.ofThisMachine().usualWorkers(experiment.timed()), Math.max(1, games));
      this.timeEstimate = new GameTimeEstimate(experiment.schedule());
      rest.set(0, games);
      this.job =
          new RunJob(
              experiment,
              means.workforces(),
              new RunJob.Order(
                  run.folder().orElseThrow(), workers, Shard.ALL, false, means.bundles()),
              this);
    }

    @Override
    public String run() throws InterruptedException {
      run.begins(RunFolder.GAMES);
      try {
        return remark(job.run());
      } finally {
        run.ends();
        run.paused(false);
      }
    }

    private String remark(RunJob.Outcome outcome) {
      return switch (outcome) {
        case COMPLETE, SUSPENDED ->
            job.remarks().isEmpty() ? "" : job.remarks().get(job.remarks().size() - 1);
        case STOPPED_BY_RULE ->
            job.verdict()
                .map(verdict -> "A stop rule was met: " + verdict.text())
                .orElse("A stop rule was met.");
        case INTERRUPTED ->
            job.trouble().orElse("It was stopped.") + " Resume it to play the rest.";
      };
    }

    @Override
    public void stop() {
      job.stop();
    }

    @Override
    public void halt() {
      job.halt();
    }

    @Override
    public void pause(boolean wanted) {
      run.paused(wanted);
      job.pause(wanted);
    }

    @Override
    public void finished(RunGame game, byte[] bytes, int from, int length) {
      run.finished(game, bytes, from, length);
      finished(game);
    }

    @Override
    public void finished(RunGame game) {
      rest.clear((int) game.index());
      timeEstimate.add(game);
      long now = System.nanoTime();
      if (looked == 0 || now - looked > LOOK_NANOS) {
        looked = now;
        notices.secondsLeft(timeEstimate.seconds(rest, workers).value());
      }
    }

    @Override
    public void preparing(String sentence) {
      preparing = sentence;
      told(sentence);
    }

    @Override
    public void begins(int games) {
      if (newest.equals(preparing)) {
        told("");
      }
    }

    @Override
    public void told(String sentence) {
      newest = sentence;
      notices.remark(sentence);
    }
  }
}
