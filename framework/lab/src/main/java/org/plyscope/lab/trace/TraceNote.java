package org.plyscope.lab.trace;

import java.util.Locale;
import java.util.StringJoiner;

/** Describes the gaps of a trace, and its origin. */
final class TraceNote {
  private TraceNote() {}

  static String missing(RecordedTrace trace) {
    String figures = String.join(", ", trace.droppedFigures());
    String lost =
        figures.isEmpty() ? "" : "There was no memory for these figures: " + figures + ".";
    return (nodes(trace) + " " + lost).strip();
  }

  private static String nodes(RecordedTrace trace) {
    if (trace.size() == trace.opened()) {
      return "";
    }
    String kept =
        String.format(Locale.ROOT, "%,d of %,d nodes are kept: ", trace.size(), trace.opened());
    if (trace.policy() == TracePolicy.BEGINNING) {
      return kept + "the beginning of the search, and the principal line.";
    }
    int whole = wholePlies(trace.dropped());
    long keptWhole = keptAbove(trace, whole);
    long keptBelow = trace.size() - keptWhole;
    String below =
        keptBelow == 0
            ? "none below."
            : String.format(
                Locale.ROOT,
                "about 1 in %,d below.",
                Math.max(2, Math.round((double) (trace.opened() - keptWhole) / keptBelow)));
    return kept + plies(whole) + below;
  }

  static String source(RecordedTrace trace) {
    StringJoiner options = new StringJoiner(", ", " (", ")").setEmptyValue("");
    trace.rules().options().texts().forEach((id, value) -> options.add(id + "=" + value));
    return "From a file: "
        + trace.rules().game().name()
        + options
        + ", searched from "
        + trace.position()
        + " by "
        + trace.origin().madeOf()
        + " until "
        + trace.origin().limits()
        + " with seed "
        + trace.origin().seed()
        + ", recorded by Plyscope "
        + trace.origin().program()
        + ".";
  }

  private static int wholePlies(long[] dropped) {
    int whole = 0;
    while (whole < dropped.length && dropped[whole] == 0) {
      whole++;
    }
    return whole;
  }

  private static String plies(int whole) {
    return switch (whole) {
      case 0 -> "";
      case 1 -> "the root whole, ";
      default -> "plies 0–" + (whole - 1) + " whole, ";
    };
  }

  private static long keptAbove(RecordedTrace trace, int ply) {
    long count = 0;
    for (int node = 0; node < trace.size(); node++) {
      count += trace.ply(node) < ply ? 1 : 0;
    }
    return count;
  }
}
