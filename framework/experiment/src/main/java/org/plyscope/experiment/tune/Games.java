package org.plyscope.experiment.tune;

import java.nio.file.Path;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.conduct.Tally;
import org.plyscope.experiment.conduct.care.RunPolicy;
import org.plyscope.experiment.work.WorkforceKind;

/** Plays the runs of a tuning, one after the other. Used by one thread, stopped from any. */
final class Games {
  private final TuningJob.Order order;
  private final TuningJob.Follower follower;
  private Path copies;
  private WorkforceKind kind;
  private RunJob job;
  private boolean stopped;
  private boolean paused;

  Games(TuningJob.Order order, TuningJob.Follower follower) {
    this.order = order;
    this.follower = follower;
  }

  /** Plays all runs with the plugins that are installed at the first; copies are kept there. */
  void fix(Path folder) {
    copies = folder;
  }

  /** Plays the missing games of a run. */
  Tally play(String what, Path folder, Experiment experiment, RunPolicy care)
      throws InterruptedException {
    int all = experiment.schedule().games();
    RunFollower watching =
        new RunFollower() {
          private int played;

          @Override
          public void finished(RunGame game) {
            played++;
            follower.playing(what, played, all);
          }

          @Override
          public void told(String sentence) {
            follower.told(sentence);
          }
        };
    if (kind == null) {
      kind = order.workforces().of(experiment).fixed(copies);
    }
    RunJob next =
        new RunJob(
            experiment,
            always -> kind,
            new RunJob.Order(
                folder, Math.min(order.workers(), all), Shard.ALL, false, care, order.bundles()),
            watching);
    begin(next);
    follower.playing(what, 0, all);
    if (next.run() == RunJob.Outcome.INTERRUPTED) {
      throw new InterruptedException("The tuning was stopped.");
    }
    return next.tally();
  }

  private synchronized void begin(RunJob next) throws InterruptedException {
    if (stopped) {
      throw new InterruptedException("The tuning was stopped.");
    }
    job = next;
    job.pause(paused);
  }

  synchronized boolean isStopped() {
    return stopped;
  }

  synchronized void stop() {
    stopped = true;
    if (job != null) {
      job.stop();
    }
  }

  synchronized void halt() {
    stopped = true;
    if (job != null) {
      job.halt();
    }
  }

  synchronized void pause(boolean wanted) {
    paused = wanted;
    if (job != null) {
      job.pause(wanted);
    }
  }
}
