package org.plyscope.view.compare.table;

import java.util.function.BiConsumer;
import javax.swing.SwingUtilities;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.Job;
import org.plyscope.api.work.JobHandle;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.view.compare.model.Comparison;
import org.plyscope.view.compare.model.ComparisonJob;
import org.plyscope.view.compare.model.Desk;
import org.plyscope.view.compare.model.Plan;

/** Runs one plan at a time in the background. Used on the user-interface thread. */
final class Runner {
  private final Workspace workspace;
  private final Desk desk;
  private final BiConsumer<Double, String> progress;
  private final Runnable whenChanged;
  private JobHandle handle;

  /** Counts the starts, so that a job that was replaced has no say any more. */
  private int run;

  private boolean running;

  /**
   * Makes a runner.
   *
   * @param progress gets how far it is
   * @param whenChanged told when a plan was started or has ended
   */
  Runner(
      Workspace workspace, Desk desk, BiConsumer<Double, String> progress, Runnable whenChanged) {
    this.workspace = workspace;
    this.desk = desk;
    this.progress = progress;
    this.whenChanged = whenChanged;
  }

  boolean running() {
    return running;
  }

  void start(Plan next) {
    cancel();
    running = true;
    int number = ++run;
    whenChanged.run();
    ComparisonJob job =
        new ComparisonJob(
            next, desk.analyst(), c -> SwingUtilities.invokeLater(() -> show(number, c)));
    Job<Comparison> reporting =
        monitor -> {
          try {
            return job.run(new Tap(monitor, number));
          } finally {
            // Also after a failure, of which the host tells the user but not us.
            SwingUtilities.invokeLater(() -> ended(number));
          }
        };
    handle =
        workspace.submit(
            "Compare " + next.configurations().size() + " configurations", reporting, desk::show);
  }

  /** Ends the job; what it has finished stays. */
  void cancel() {
    if (handle != null) {
      handle.cancel();
    }
  }

  private void show(int number, Comparison comparison) {
    if (number == run) {
      desk.show(comparison);
    }
  }

  private void ended(int number) {
    if (number == run) {
      running = false;
      handle = null;
      whenChanged.run();
    }
  }

  /** Lets the view see the progress too. */
  private final class Tap implements JobMonitor {
    private final JobMonitor host;
    private final int number;

    private Tap(JobMonitor host, int number) {
      this.host = host;
      this.number = number;
    }

    @Override
    public void progress(double fraction, String text) {
      host.progress(fraction, text);
      SwingUtilities.invokeLater(
          () -> {
            if (number == run) {
              progress.accept(fraction, text);
            }
          });
    }

    @Override
    public boolean cancelled() {
      return host.cancelled();
    }
  }
}
