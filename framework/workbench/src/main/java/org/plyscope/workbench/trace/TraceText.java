package org.plyscope.workbench.trace;

import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceCost;

/**
 * The description of a trace.
 *
 * @param about where a reopened trace comes from; empty for a search that was run here
 * @param cost the cost of recording, and the nodes missing for lack of room
 */
public record TraceText(String about, String cost) {
  /** An empty description. */
  public static final TraceText NONE = new TraceText("", "");

  /** Describes a trace, or null. */
  public static TraceText of(Trace trace) {
    if (trace == null) {
      return NONE;
    }
    String cost = trace.cost().map(TraceCost::text).orElse("");
    return new TraceText(trace.source(), (cost + " " + trace.note()).strip());
  }
}
