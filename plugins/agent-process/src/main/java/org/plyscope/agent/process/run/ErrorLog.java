package org.plyscope.agent.process.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * The last lines that a program wrote to its standard error. The first lines are also passed on to
 * the log of the host, up to a cap. Safe for any thread.
 */
final class ErrorLog {
  /** Lines in a sentence about a failure. */
  static final int SHOWN = 20;

  private static final int LONGEST = 500;
  private static final int PASSED_ON = 1_000;

  private final Deque<String> last = new ArrayDeque<>();
  private final Consumer<String> log;
  private int lines;

  ErrorLog(Consumer<String> log) {
    this.log = log;
  }

  synchronized void add(String line) {
    // Control characters could change the terminal in which a log is read.
    String clean = line.replaceAll("\\p{Cntrl}", " ").stripTrailing();
    String kept = clean.length() > LONGEST ? clean.substring(0, LONGEST) + "…" : clean;
    if (kept.isEmpty()) {
      return;
    }
    last.add(kept);
    if (last.size() > SHOWN) {
      last.remove();
    }
    if (++lines <= PASSED_ON) {
      log.accept(lines == PASSED_ON ? "The rest of the log is left out." : kept);
    }
  }

  synchronized List<String> last() {
    return List.copyOf(last);
  }
}
