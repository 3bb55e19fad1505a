package org.plyscope.workbench.job;

import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.work.JobMonitor;

/** A job while it runs: its reports, and whether the user has cancelled it. */
public final class RunningJob implements JobHandle, JobMonitor {
  private final String title;
  private final Runnable whenCancelled;
  private volatile double fraction = -1;
  private volatile String text = "";
  private volatile boolean cancelled;
  private volatile boolean done;

  RunningJob(String title, Runnable whenCancelled) {
    this.title = title;
    this.whenCancelled = whenCancelled;
  }

  /** Returns the title of the job. */
  public String title() {
    return title;
  }

  /** Returns how far it is, from 0 to 1, or a negative number if unknown. */
  public double fraction() {
    return fraction;
  }

  /** Returns the current step in a few words, perhaps empty. */
  public String text() {
    return text;
  }

  @Override
  public void progress(double value, String now) {
    fraction = Math.min(value, 1);
    text = now == null ? "" : now;
  }

  @Override
  public void cancel() {
    if (!cancelled && !done) {
      cancelled = true;
      whenCancelled.run();
    }
  }

  @Override
  public boolean cancelled() {
    return cancelled;
  }

  @Override
  public boolean done() {
    return done;
  }

  void end() {
    done = true;
  }
}
