package org.plyscope.experiment.queue;

import java.util.BitSet;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.LongJob;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.conduct.care.GameTimeEstimate;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.work.process.Cores;

/** Plays a run, and estimates how long the rest will take. */
final class QueuedRun implements LongJob<String>, RunFollower {
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
      case INTERRUPTED -> job.trouble().orElse("It was stopped.") + " Resume it to play the rest.";
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
