package org.plyscope.cli.run;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.plyscope.api.run.RunGame;
import org.plyscope.cli.report.Table;
import org.plyscope.experiment.conduct.RunFollower;

/**
 * Tells now and then how far a run is: on a terminal in one line that changes, else in new lines.
 */
final class LiveLine implements RunFollower {
  private static final long TERMINAL_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
  private static final long LOG_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final PrintWriter out;
  private final boolean terminal;
  private final int planned;
  private final Supplier<String> summary;
  private final long start = System.nanoTime();
  private long shown = start;
  private int before = -1;
  private int finished;
  private int width;

  LiveLine(PrintWriter out, boolean terminal, int planned, Supplier<String> summary) {
    this.out = out;
    this.terminal = terminal;
    this.planned = planned;
    this.summary = summary;
  }

  @Override
  public void finished(RunGame game) {
    finished++;
  }

  @Override
  public void tick() {
    if (before < 0) {
      before = finished;
    }
    long now = System.nanoTime();
    if (now - shown > (terminal ? TERMINAL_NANOS : LOG_NANOS)) {
      shown = now;
      show(now);
    }
  }

  private void show(long now) {
    double seconds = (now - start) / 1e9;
    int played = finished - before;
    double perSecond = played / seconds;
    String left = "";
    if (played > 4) {
      // The number of games in a time scatters like a count, and so does what it foretells.
      double expected = (planned - finished) / perSecond;
      double error = 2 / Math.sqrt(played);
      left =
          ", %s to %s left"
              .formatted(time(expected * (1 - Math.min(0.9, error))), time(expected * (1 + error)));
    }
    String text =
        "%s of %s games (%.0f%%), %s a minute%s; %s"
            .formatted(
                Table.number(finished),
                Table.number(planned),
                100.0 * finished / Math.max(1, planned),
                Table.number(Math.round(60 * perSecond)),
                left,
                summary.get());
    if (terminal) {
      out.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
      width = text.length();
    } else {
      out.println(text);
    }
    out.flush();
  }

  /** Removes the changing line. */
  void clear() {
    if (terminal && width > 0) {
      out.print("\r" + " ".repeat(width) + "\r");
      out.flush();
    }
  }

  static String time(double seconds) {
    long all = Math.round(seconds);
    if (all >= 3600) {
      return String.format(Locale.ROOT, "%d:%02d h", all / 3600, all / 60 % 60);
    }
    return all >= 60 ? String.format(Locale.ROOT, "%d:%02d min", all / 60, all % 60) : all + " s";
  }
}
