package org.plyscope.experiment.queue;

import java.nio.file.Path;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.experiment.conduct.LongJob;

/** Work in the queue: its job, and its stage. Safe for any thread. */
final class QueuedWork implements WorkKind.Notices {
  private final Path folder;
  private final Runnable changed;
  private final LongJob<String> job;
  private Stage stage = Stage.QUEUED;
  private double secondsLeft = Double.NaN;
  private String remark = "";

  /**
   * Prepares work.
   *
   * @param folder where it is kept
   * @param kind makes the job
   * @param changed called after every change, on any thread
   */
  QueuedWork(Path folder, WorkKind kind, Runnable changed) {
    this.folder = folder;
    this.changed = changed;
    this.job = kind.prepare(folder, this);
  }

  Path folder() {
    return folder;
  }

  synchronized boolean isWaiting() {
    return stage == Stage.QUEUED;
  }

  synchronized WorkState state(WorkState read) {
    return read.with(stage, secondsLeft, remark);
  }

  /** Marks it as the current work, so that it is no longer taken out of the queue. */
  synchronized void taken() {
    stage = Stage.RUNNING;
  }

  /** Works to the end; returns a remark about its end, perhaps empty. */
  String carryOut() throws InterruptedException {
    changed.run();
    return job.run();
  }

  void pause(boolean wanted) {
    synchronized (this) {
      if (stage != (wanted ? Stage.RUNNING : Stage.PAUSED)) {
        return;
      }
      stage = wanted ? Stage.PAUSED : Stage.RUNNING;
      job.pause(wanted);
    }
    changed.run();
  }

  synchronized void stop() {
    stage = Stage.STOPPING;
    job.stop();
    job.pause(false);
  }

  synchronized void halt() {
    stage = Stage.STOPPING;
    job.halt();
    job.pause(false);
  }

  @Override
  public void remark(String sentence) {
    synchronized (this) {
      remark = sentence;
    }
    changed.run();
  }

  @Override
  public void secondsLeft(double seconds) {
    synchronized (this) {
      secondsLeft = seconds;
    }
    changed.run();
  }

  synchronized String remark() {
    return remark;
  }
}
