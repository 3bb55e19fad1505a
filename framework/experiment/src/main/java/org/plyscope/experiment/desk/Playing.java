package org.plyscope.experiment.desk;

import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunWork;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.Part;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.care.Outlook;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.work.process.Cores;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.Catalog;

/** A run in the queue: what is done with it, and how long it will take. Safe for any thread. */
final class Playing implements RunFollower {
  private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final FolderRun run;
  private final int workers;
  private final RunJob job;
  private final Runnable whenChanged;
  private final Outlook outlook;
  private final BitSet rest = new BitSet();
  private String preparing = "";
  private long looked;
  private RunWork work = new RunWork(RunWork.Stage.QUEUED, Double.NaN, "");

  Playing(
      FolderRun run,
      Catalog catalog,
      Optional<WorkerCommand> command,
      Map<String, String> bundles,
      Runnable whenChanged) {
    this.run = run;
    this.whenChanged = whenChanged;
    Experiment experiment = run.experiment();
    int games = experiment.schedule().games();
    this.workers =
        Math.min(Cores.ofThisMachine().usualWorkers(experiment.timed()), Math.max(1, games));
    this.outlook = new Outlook(experiment.schedule());
    rest.set(0, games);
    this.job =
        new RunJob(
            experiment,
            catalog,
            command,
            new RunJob.Order(run.folder().orElseThrow(), workers, Part.ALL, false, bundles),
            this);
  }

  FolderRun run() {
    return run;
  }

  synchronized RunWork work() {
    return work;
  }

  /** Marks it as what is played now, so that it cannot be taken out of the queue any more. */
  void taken() {
    stage(RunWork.Stage.PLAYING);
  }

  /**
   * Plays to the end.
   *
   * @return what the user should know about how it ended; empty if all was played
   */
  String play() throws InterruptedException {
    whenChanged.run();
    RunJob.Outcome outcome = job.run();
    return switch (outcome) {
      case COMPLETE -> lastRemark();
      case SUSPENDED -> lastRemark();
      case STOPPED_BY_RULE ->
          job.verdict()
              .map(verdict -> "A stop rule was met: " + verdict.text())
              .orElse("A stop rule was met.");
      case INTERRUPTED -> job.trouble().orElse("It was stopped.") + " Resume it to play the rest.";
    };
  }

  private String lastRemark() {
    return job.remarks().isEmpty() ? "" : job.remarks().get(job.remarks().size() - 1);
  }

  void pause(boolean wanted) {
    synchronized (this) {
      if (work.stage() != (wanted ? RunWork.Stage.PLAYING : RunWork.Stage.PAUSED)) {
        return;
      }
      job.pause(wanted);
      run.paused(wanted);
      stage(wanted ? RunWork.Stage.PAUSED : RunWork.Stage.PLAYING);
    }
    whenChanged.run();
  }

  synchronized void stop() {
    stage(RunWork.Stage.STOPPING);
    run.paused(false);
    job.stop();
    job.pause(false);
  }

  synchronized void halt() {
    stage(RunWork.Stage.STOPPING);
    run.paused(false);
    job.halt();
  }

  private synchronized void stage(RunWork.Stage stage) {
    work = new RunWork(stage, work.secondsLeft(), work.remark());
  }

  @Override
  public void finished(RunGame game) {
    rest.clear((int) game.index());
    outlook.add(game);
    long now = System.nanoTime();
    if (looked == 0 || now - looked > LOOK_NANOS) {
      looked = now;
      Estimate seconds = outlook.seconds(rest, workers);
      synchronized (this) {
        work = new RunWork(work.stage(), seconds.value(), work.remark());
      }
      whenChanged.run();
    }
  }

  @Override
  public void preparing(String sentence) {
    preparing = sentence;
    told(sentence);
  }

  @Override
  public void begins(int games) {
    if (work().remark().equals(preparing)) {
      told("");
    }
  }

  @Override
  public void told(String sentence) {
    synchronized (this) {
      work = new RunWork(work.stage(), work.secondsLeft(), sentence);
    }
    whenChanged.run();
  }
}
