package org.plyscope.view.searchtree.model;

import java.util.Locale;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.trace.read.Trace;

/** Describes how much of a search its trace has kept. */
public final class Kept {
  private Kept() {}

  /**
   * Describes the missing nodes.
   *
   * @param counters the exact counts of the same search; empty ones if they are not known
   * @return a sentence, or an empty string if every node is there
   */
  public static String text(Trace trace, Counts counters) {
    if (trace.opened() <= trace.size()) {
      return "";
    }
    String kept = String.format(Locale.ROOT, "Kept %,d of %,d nodes", trace.size(), trace.opened());
    if (counters.nodes() != trace.opened()) {
      return kept + ".";
    }
    long[] perPly = perPly(trace, counters.plies());
    int whole = 0;
    long inWhole = 0;
    while (whole < perPly.length && perPly[whole] == counters.nodes(whole)) {
      inWhole += perPly[whole++];
    }
    long below = trace.size() - inWhole;
    String sample =
        below == 0
            ? "nothing below"
            : String.format(
                Locale.ROOT,
                "about 1 in %,d below",
                Math.max(2, Math.round((double) (trace.opened() - inWhole) / below)));
    return kept + (whole == 0 ? ", " : ": plies 0–" + (whole - 1) + " whole, ") + sample + ".";
  }

  private static long[] perPly(Trace trace, int plies) {
    long[] counts = new long[plies];
    for (int node = 0; node < trace.size(); node++) {
      if (trace.ply(node) < plies) {
        counts[trace.ply(node)]++;
      }
    }
    return counts;
  }
}
