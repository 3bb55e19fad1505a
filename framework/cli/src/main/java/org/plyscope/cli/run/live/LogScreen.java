package org.plyscope.cli.run.live;

import java.io.PrintWriter;
import java.util.function.Supplier;

/** Shows progress where nothing can be drawn twice: a line now and then. */
public final class LogScreen extends Screen {
  private static final long EVERY_MILLIS = 10_000;

  /**
   * Writes lines.
   *
   * @param out where
   * @param standings the scores so far
   */
  public LogScreen(PrintWriter out, Supplier<Standings> standings) {
    super(out, standings, EVERY_MILLIS);
  }

  @Override
  void show(Progress progress) {
    told(progress.line() + "; " + standings.get().summary());
  }

  @Override
  void preparing(String sentence) {
    told(sentence);
  }

  @Override
  void told(String sentence) {
    out.println(sentence);
    out.flush();
  }
}
