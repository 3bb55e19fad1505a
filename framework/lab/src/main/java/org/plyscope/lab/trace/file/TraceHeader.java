package org.plyscope.lab.trace.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.LongStream;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceCost;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.wire.FiguresForm;
import org.plyscope.wire.LineForm;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/**
 * The readable part of a trace file.
 *
 * @param format the number of the format
 * @param line the game up to the position searched
 * @param origin where the trace comes from
 * @param cost the cost of recording
 * @param policy the nodes that were kept
 * @param nodes how many nodes are in the file
 * @param opened how many nodes the search opened
 * @param dropped how many nodes were dropped, by their ply
 * @param bounds the kinds of value, in the order the columns count them
 * @param ends the reasons to stop, in the order the columns count them
 * @param figures the figures of the agent that have a column each
 */
record TraceHeader(
    int format,
    Line line,
    TraceOrigin origin,
    TraceCost cost,
    TracePolicy policy,
    int nodes,
    long opened,
    List<Long> dropped,
    List<Bound> bounds,
    List<NodeEnd> ends,
    List<Figure> figures) {
  /** The format in which header and result are wire forms; {@link OldTrace} reads the others. */
  static final int FORMAT = 3;

  private static final String NAME = "trace";

  /** The name of a cutoff in files. */
  private static final String CUT = "cut";

  static TraceHeader of(Trace trace) {
    RecordedTrace recorded = trace instanceof RecordedTrace own ? own : null;
    return new TraceHeader(
        FORMAT,
        trace.line(),
        trace.origin(),
        trace.cost().orElse(TraceCost.of(0, 0, 0)),
        recorded == null ? TracePolicy.SAMPLE : recorded.policy(),
        trace.size(),
        trace.opened(),
        recorded == null ? List.of() : LongStream.of(recorded.dropped()).boxed().toList(),
        List.of(Bound.values()),
        List.of(NodeEnd.values()),
        trace.figures());
  }

  String json() {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("format", format);
    form.put("program", origin.program());
    form.put("line", LineForm.write(line));
    form.put("agent", origin.agent().text());
    form.put("madeOf", origin.madeOf().text());
    form.put("limits", origin.limits().toString());
    form.put("seed", origin.seed());
    form.put("searchNanos", cost.searchNanos());
    form.put("recordingNanos", cost.recordingNanos());
    form.put("withNanos", cost.withNanos());
    form.put("withoutNanos", cost.withoutNanos());
    form.put("policy", policy);
    form.put("nodes", nodes);
    form.put("opened", opened);
    form.put("dropped", dropped);
    form.put("bounds", bounds);
    form.put("ends", ends.stream().map(end -> end == NodeEnd.CUTOFF ? CUT : end).toList());
    form.put("figures", FiguresForm.writeDeclarations(figures));
    return WireText.line(form);
  }

  /**
   * Reads a header of any format.
   *
   * @param rules finds the rules of a game, by its id and the texts of its options
   * @throws InputException if something is wrong with it, or the program is too old for it
   */
  static TraceHeader parse(String text, BiFunction<String, Map<String, String>, Rules> rules) {
    WireValue all = WireText.read(text, NAME);
    return all.object(
        form -> {
          WireValue number = form.get("format");
          long format = number.whole(1, Integer.MAX_VALUE);
          if (format > FORMAT) {
            throw new InputException(
                "it was saved by a newer program (format " + format + "); update this one.");
          }
          return format == FORMAT
              ? read(form, rules)
              : OldTrace.header((int) format, all, form, rules);
        });
  }

  private static TraceHeader read(
      WireObject form, BiFunction<String, Map<String, String>, Rules> rules) {
    return new TraceHeader(
            FORMAT,
            LineForm.read(form.get("line"), rules),
            origin(form, form.get("limits").limits()),
            TraceCost.of(form.get("searchNanos").count(), form.get("recordingNanos").count(), 0)
                .withComparison(form.get("withNanos").count(), form.get("withoutNanos").count()),
            form.get("policy").constant(TracePolicy.class),
            form.get("nodes").smallCount(),
            form.get("opened").count(),
            LongStream.of(form.get("dropped").counts()).boxed().toList(),
            form.get("bounds").list().stream().map(b -> b.constant(Bound.class)).toList(),
            form.get("ends").list().stream().map(TraceHeader::end).toList(),
            FiguresForm.readDeclarations(form.get("figures")))
        .checked(form);
  }

  private static NodeEnd end(WireValue value) {
    return value.isText() && value.text().equals(CUT)
        ? NodeEnd.CUTOFF
        : value.constant(NodeEnd.class);
  }

  /** Reads the parts that have not changed since the first format. */
  static TraceOrigin origin(WireObject form, Limits limits) {
    return TraceOrigin.of(
            form.get("agent").agent(),
            limits,
            form.get("seed").whole(Long.MIN_VALUE, Long.MAX_VALUE))
        .withMadeOf(form.find("madeOf").orElseGet(() -> form.get("agent")).agent())
        .withProgram(form.get("program").text());
  }

  /** Refuses a header whose numbers do not fit together. */
  TraceHeader checked(WireObject form) {
    if (opened < nodes) {
      throw form.get("opened").wrong("at least " + nodes + ", the number of nodes");
    }
    return this;
  }
}
