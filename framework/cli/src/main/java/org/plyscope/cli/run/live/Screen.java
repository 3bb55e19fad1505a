package org.plyscope.cli.run.live;

import java.io.PrintWriter;
import java.util.function.Supplier;

/** Where the progress of a run is shown. */
public abstract class Screen {
  final PrintWriter out;
  final Supplier<Standings> standings;
  private final long everyMillis;

  /**
   * Shows progress.
   *
   * @param out where
   * @param standings the scores so far
   * @param everyMillis how often there is something to see
   */
  Screen(PrintWriter out, Supplier<Standings> standings, long everyMillis) {
    this.out = out;
    this.standings = standings;
    this.everyMillis = everyMillis;
  }

  /** Returns how often there is something to see. */
  final long everyMillis() {
    return everyMillis;
  }

  /** Shows how far the run is. */
  abstract void show(Progress progress);

  /** Shows the work before the first game, until something else is shown. */
  abstract void preparing(String sentence);

  /** Prints a line that stays. */
  abstract void told(String sentence);

  /** Removes the lines that do not stay. */
  void clear() {}

  /** The run has ended: it was so far at last. */
  void end(Progress last) {
    clear();
  }
}
