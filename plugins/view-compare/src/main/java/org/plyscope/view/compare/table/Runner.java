package org.plyscope.view.compare.table;

import java.util.function.BiConsumer;
import javax.swing.SwingUtilities;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.Job;
import org.plyscope.api.work.JobHandle;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.view.compare.model.Desk;

/** Runs one comparison at a time in the background. Used on the user-interface thread. */
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
   * @param whenChanged notified when a comparison was started or has ended
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

  void start(ComparisonRequest next) {
    cancel();
    running = true;
    int number = ++run;
    whenChanged.run();
    Job<Comparison> reporting =
        monitor -> {
          boolean through = false;
          try {
            Follower follower = new Follower(number, monitor);
            Comparison whole = desk.analyst().compare(next, follower, follower::changed);
            through = !monitor.cancelled();
            return whole;
          } finally {
            // Also after a failure, of which the host tells the user but not us.
            String sentence =
                monitor.cancelled()
                    ? "The comparison was cancelled; what it had finished stays."
                    : through ? "The comparison is complete." : "";
            SwingUtilities.invokeLater(() -> ended(number, sentence));
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

  private void ended(int number, String sentence) {
    if (number == run) {
      if (!sentence.isEmpty()) {
        workspace.message(sentence);
      }
      running = false;
      handle = null;
      whenChanged.run();
    }
  }

  /** Brings news of a job to the user-interface thread, as long as it is the current one. */
  private final class Follower implements JobMonitor {
    private final int number;
    private final JobMonitor host;

    private Follower(int number, JobMonitor host) {
      this.number = number;
      this.host = host;
    }

    private void changed(Comparison comparison) {
      later(() -> desk.show(comparison));
    }

    @Override
    public void progress(double fraction, String text) {
      host.progress(fraction, text);
      later(() -> progress.accept(fraction, text));
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
