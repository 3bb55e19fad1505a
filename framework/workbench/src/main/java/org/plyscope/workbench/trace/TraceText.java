package org.plyscope.workbench.trace;

import java.util.StringJoiner;
import org.plyscope.api.search.Trace;
import org.plyscope.lab.trace.RecordedTrace;

/**
 * What there is to say about a trace.
 *
 * @param search who searched for how long
 * @param about where a reopened trace comes from; empty for a search that was run here
 * @param cost what recording cost, and what is missing for lack of room
 */
public record TraceText(String search, String about, String cost) {
  /** Says nothing. */
  public static final TraceText NONE = new TraceText("", "", "");

  /** Describes a trace, or null. */
  public static TraceText of(Trace trace) {
    if (!(trace instanceof RecordedTrace recorded)) {
      return trace == null ? NONE : new TraceText(trace.title(), "", "");
    }
    String note = recorded.note();
    return new TraceText(
        recorded.title(),
        recorded.reopened() ? about(recorded) : "",
        recorded.cost().text() + (note.isEmpty() ? "" : " " + note));
  }

  private static String about(RecordedTrace trace) {
    StringJoiner options = new StringJoiner(", ", " (", ")").setEmptyValue("");
    trace.rules().options().texts().forEach((id, value) -> options.add(id + "=" + value));
    return "From a file: "
        + trace.rules().game().name()
        + options
        + ", searched from "
        + trace.position()
        + " by "
        + trace.origin().agent()
        + " until "
        + trace.origin().limits()
        + " with seed "
        + trace.origin().seed()
        + ", recorded by Plyscope "
        + trace.origin().program()
        + ".";
  }
}
