package org.plyscope.view.runs.model;

import org.plyscope.api.run.Experiments;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.RunWork;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.ui.run.Estimates;
import org.plyscope.ui.text.Numbers;

/** Tells how far a run is, in words and as a job. */
public final class Progress {
  private static final long LOOK_MILLIS = 50;

  private final Experiments experiments;
  private final Run run;

  Progress(Experiments experiments, Run run) {
    this.experiments = experiments;
    this.run = run;
  }

  /** Reports until the run has ended; cancelling the job stops the run softly. */
  String follow(JobMonitor monitor) throws InterruptedException {
    RunWork work = experiments.work(run);
    for (; work.isActive(); work = experiments.work(run)) {
      if (monitor.cancelled()) {
        experiments.stop(run);
        return run.name() + " finishes the games that are being played, then stops.";
      }
      RunProgress now = run.progress();
      monitor.progress(fraction(now), text(work, now));
      Thread.sleep(LOOK_MILLIS);
    }
    RunProgress end = run.progress();
    String name = run.name();
    String remark = work.remark().isEmpty() ? "" : " " + work.remark();
    return end.state() == RunProgress.State.FINISHED
        ? name + " is finished." + remark
        : name + " has stopped after " + games(end) + "." + remark;
  }

  /**
   * Returns how far a run is.
   *
   * @param progress its progress
   * @return from 0 to 1
   */
  public static double fraction(RunProgress progress) {
    return progress.planned() == 0 ? 0 : (double) progress.finished() / progress.planned();
  }

  /**
   * Says how far a run is.
   *
   * @param work what is done with it
   * @param progress its progress
   * @return for example {@code 12 of 400 games, 2:10 min left}
   */
  public static String text(RunWork work, RunProgress progress) {
    String left = Estimates.left(work.secondsLeft());
    return switch (work.stage()) {
      case QUEUED -> "waits for its turn";
      case PAUSED -> "paused after " + games(progress);
      case STOPPING -> "finishes its games, " + games(progress);
      case PLAYING, IDLE -> games(progress) + (left.isEmpty() ? "" : ", " + left);
    };
  }

  private static String games(RunProgress progress) {
    return Numbers.count(progress.finished())
        + " of "
        + Numbers.count(progress.planned())
        + " games";
  }
}
