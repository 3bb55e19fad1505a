package org.plyscope.view.compare.model;

import java.util.function.BiConsumer;
import javax.swing.SwingUtilities;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.JobMonitor;

/** Runs one comparison at a time in the background. Used on the user-interface thread. */
public final class Runner {
  private final Analyst analyst;
  private final BiConsumer<Workspace, Comparison> found;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private JobHandle handle;

  /** Counts the starts, so that a replaced job is ignored. */
  private int run;

  private boolean running;
  private double fraction;
  private String text = "";

  /**
   * Makes a runner.
   *
   * @param found receives the results so far after each search
   */
  Runner(Analyst analyst, BiConsumer<Workspace, Comparison> found) {
    this.analyst = analyst;
    this.found = found;
  }

  /** Returns whether a comparison is running. */
  public boolean running() {
    return running;
  }

  /** Returns how much of it is done, from 0 to 1. */
  public double fraction() {
    return fraction;
  }

  /** Describes its activity. */
  public String text() {
    return text;
  }

  /**
   * Adds a listener that is notified when a comparison was started, got on or has ended. Closing
   * the registration removes it.
   */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Runs the missing searches of a comparison, instead of those that may be running. */
  public void start(Workspace workspace, Comparison plan) {
    cancel();
    running = true;
    int number = ++run;
    progress(0, "");
    Job<Comparison> reporting =
        monitor -> {
          boolean through = false;
          try {
            Follower follower = new Follower(workspace, number, monitor);
            Comparison whole = analyst.resume(plan, follower, follower::changed);
            through = !monitor.cancelled();
            return whole;
          } finally {
            // Also after a failure, which the host reports to the user but not to us.
            String sentence =
                monitor.cancelled()
                    ? "The comparison was stopped; finished searches are kept, and Run continues."
                    : through ? "The comparison is complete." : "";
            SwingUtilities.invokeLater(() -> ended(workspace, number, sentence));
          }
        };
    int count = plan.request().configurations().size();
    handle =
        workspace.submit(
            "Compare " + Digits.count(count, "configuration"),
            reporting,
            whole -> {
              if (number == run) {
                found.accept(workspace, whole);
              }
            });
  }

  /** Ends the job; its finished results stay. */
  public void cancel() {
    if (handle != null) {
      handle.cancel();
    }
  }

  private void progress(double now, String what) {
    fraction = now;
    text = what;
    listeners.fire(Runnable::run);
  }

  private void ended(Workspace workspace, int number, String sentence) {
    if (number == run) {
      if (!sentence.isEmpty()) {
        workspace.message(sentence);
      }
      running = false;
      handle = null;
      listeners.fire(Runnable::run);
    }
  }

  /** Brings news of a job to the user-interface thread, as long as it is the current one. */
  private final class Follower implements JobMonitor {
    private final Workspace workspace;
    private final int number;
    private final JobMonitor host;

    private Follower(Workspace workspace, int number, JobMonitor host) {
      this.workspace = workspace;
      this.number = number;
      this.host = host;
    }

    private void changed(Comparison comparison) {
      later(() -> found.accept(workspace, comparison));
    }

    @Override
    public void progress(double now, String what) {
      host.progress(now, what);
      later(() -> Runner.this.progress(now, what));
    }

    @Override
    public boolean cancelled() {
      return host.cancelled();
    }

    private void later(Runnable news) {
      SwingUtilities.invokeLater(
          () -> {
            if (number == run) {
              news.run();
            }
          });
    }
  }
}
