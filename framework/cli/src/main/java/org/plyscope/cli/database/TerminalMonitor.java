package org.plyscope.cli.database;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.cli.report.Cancellation;

/** Reports the progress of a job every few seconds, and ends it at the user's request. */
final class TerminalMonitor implements JobMonitor {
  private static final long PAUSE = TimeUnit.SECONDS.toNanos(5);

  private final PrintWriter out;
  private final Cancellation cancellation;
  private long shown = System.nanoTime();

  TerminalMonitor(PrintWriter out, Cancellation cancellation) {
    this.out = out;
    this.cancellation = cancellation;
  }

  @Override
  public void progress(double fraction, String text) {
    long now = System.nanoTime();
    if (now - shown > PAUSE) {
      shown = now;
      String share = fraction < 0 ? "" : "%.0f %%, ".formatted(100 * fraction);
      out.println(share + text);
      out.flush();
    }
  }

  @Override
  public boolean cancelled() {
    return cancellation.cancelled();
  }
}
