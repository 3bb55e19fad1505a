package org.plyscope.lab.trace.file;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.TraceCost;
import org.plyscope.lab.file.OldLimits;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireValue;

/**
 * Reads headers and results of formats 1 and 2. There, moves were numbers, decimals were texts and
 * constants were in upper case. Format 1 had limits as an object, and at first no line, no cost, no
 * figures, no iterations and no causes of repeated searches.
 */
final class OldTrace {
  private OldTrace() {}

  static TraceHeader header(
      int format,
      WireValue all,
      WireObject form,
      BiFunction<String, Map<String, String>, Rules> rules) {
    return new TraceHeader(
            format,
            line(all, form, rules),
            TraceHeader.origin(form, OldLimits.read(form.get("limits"))),
            TraceCost.of(nanos(form, "searchNanos"), nanos(form, "recordingNanos"), 0)
                .withComparison(nanos(form, "withNanos"), nanos(form, "withoutNanos")),
            form.find("policy")
                .map(policy -> constant(policy, TracePolicy.class))
                .orElse(TracePolicy.SAMPLE),
            form.get("nodes").smallCount(),
            form.get("opened").count(),
            list(form.get("dropped"), WireValue::count),
            list(form.get("bounds"), bound -> constant(bound, Bound.class)),
            list(form.get("ends"), OldTrace::end),
            figures(form, figure -> 0).list())
        .checked(form);
  }

  private static Line line(
      WireValue all, WireObject form, BiFunction<String, Map<String, String>, Rules> rules) {
    String game = form.get("game").text();
    Map<String, String> options = form.get("options").options();
    WireValue position = form.get("position");
    String start = form.find("start").orElse(position).text();
    List<String> moves = form.find("moves").map(WireValue::texts).orElse(List.of());
    Line line = all.checked(() -> Line.parse(rules.apply(game, options), start, moves));
    String reached = line.position();
    if (!position.checked(() -> line.rules().parse(position.text()).position()).equals(reached)) {
      throw position.wrong("where the moves lead to, '" + reached + "'");
    }
    return line;
  }

  private static long nanos(WireObject form, String name) {
    return form.find(name).map(WireValue::count).orElse(0L);
  }

  static SearchResult result(WireValue value) {
    return value.object(
        form ->
            SearchResult.builder(move(form.get("move")))
                .status(constant(form.get("status"), SearchResult.Status.class))
                .value(decimal(form.get("value")))
                .solved(form.find("solved").map(WireValue::flag).orElse(false))
                .values(form.get("values").list().stream().mapToDouble(OldTrace::decimal).toArray())
                .depth(form.get("depth").smallCount())
                .nanos(form.get("nanos").count())
                .line(form.get("line").list().stream().mapToLong(OldTrace::move).toArray())
                .candidates(list(form.get("candidates"), OldTrace::candidate))
                .comment(form.get("comment").text())
                .counts(counts(form.get("counters")))
                .figures(figures(form, figure -> decimal(figure.get("number"))))
                .iterations(
                    form.find("iterations")
                        .map(all -> list(all, OldTrace::iteration))
                        .orElse(List.of()))
                .build());
  }

  private static Candidate candidate(WireValue value) {
    return value.object(
        form ->
            Candidate.of(move(form.get("move")))
                .withValue(decimal(form.get("value")), constant(form.get("bound"), Bound.class))
                .withEffort(form.get("effort").count())
                .withFigures(figures(form, figure -> decimal(figure.get("number")))));
  }

  private static Iteration iteration(WireValue value) {
    return value.object(
        form -> {
          int depth = form.get("depth").smallCount();
          double reached = decimal(form.get("value"));
          boolean finished = form.get("finished").flag();
          return (finished ? Iteration.finished(depth, reached) : Iteration.unfinished(depth))
              .withMove(move(form.get("move")))
              .withNanos(form.get("nanos").count())
              .withCounts(counts(form.get("counters")));
        });
  }

  private static Counts counts(WireValue value) {
    return value.object(
        form -> {
          List<Ply> plies = list(form.get("plies"), Ply::read);
          Counts.Builder counts =
              Counts.builder()
                  .nodes(perPly(plies, Ply::nodes))
                  .leaves(perPly(plies, Ply::leaves))
                  .tableHits(perPly(plies, Ply::tableHits))
                  .cutoffs(
                      plies.stream()
                          .map(ply -> ply.cutoffs().stream().mapToLong(c -> c).toArray())
                          .toArray(long[][]::new),
                      perPly(plies, Ply::cutoffIndexSum))
                  .playouts(form.get("playouts").count())
                  .stored(form.get("stored").count());
          for (Shortcut kind : Shortcut.values()) {
            counts.shortcuts(kind, perPly(plies, ply -> ply.shortcuts().get(kind)));
          }
          researches(form, counts);
          return value.checked(counts::build);
        });
  }

  private static void researches(WireObject form, Counts.Builder counts) {
    long all = form.get("researches").count();
    form.find("researchesByCause")
        .ifPresentOrElse(
            causes ->
                causes.object(
                    by -> {
                      for (Research cause : Research.values()) {
                        counts.researches(cause, by.get(name(cause)).count());
                      }
                      return by;
                    }),
            () -> counts.researches(Research.OTHER, all));
  }

  /** The counts of a ply; the first files had no shortcuts. */
  private record Ply(
      long nodes,
      long leaves,
      long tableHits,
      List<Long> cutoffs,
      long cutoffIndexSum,
      Map<Shortcut, Long> shortcuts) {
    static Ply read(WireValue value) {
      return value.object(
          form ->
              new Ply(
                  form.get("nodes").count(),
                  form.get("leaves").count(),
                  form.get("tableHits").count(),
                  list(form.get("cutoffs"), WireValue::count),
                  form.get("cutoffIndexSum").count(),
                  Stream.of(Shortcut.values())
                      .collect(
                          Collectors.toMap(
                              kind -> kind,
                              kind -> form.find(name(kind)).map(WireValue::count).orElse(0L)))));
    }
  }

  private static long[] perPly(List<Ply> plies, ToLongFunction<Ply> count) {
    return plies.stream().mapToLong(count).toArray();
  }

  /** Reads figures, of which each id occurs once; the first files have none. */
  private static Figures figures(WireObject form, Function<WireObject, Number> number) {
    Figures figures = Figures.NONE;
    for (WireValue one : form.find("figures").map(WireValue::list).orElse(List.of())) {
      Figures before = figures;
      figures =
          one.object(
              figure -> {
                Figure declared = figure(one, figure);
                double value = number.apply(figure).doubleValue();
                return one.checked(() -> before.with(declared, value));
              });
    }
    return figures;
  }

  private static Figure figure(WireValue value, WireObject form) {
    String id = form.get("id").text();
    String label = form.get("label").text();
    String help = form.get("help").text();
    String unit = form.get("unit").text();
    Figure.Format format = constant(form.get("format"), Figure.Format.class);
    return value.checked(
        () -> Figure.of(id, label).withHelp(help).withFormat(format).withUnit(unit));
  }

  private static long move(WireValue value) {
    return value.whole(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static double decimal(WireValue value) {
    try {
      return Double.parseDouble(value.text());
    } catch (NumberFormatException e) {
      throw value.wrong("the text of a number");
    }
  }

  private static NodeEnd end(WireValue value) {
    return value.isText() && value.text().equals("CUT")
        ? NodeEnd.CUTOFF
        : constant(value, NodeEnd.class);
  }

  private static <E extends Enum<E>> E constant(WireValue value, Class<E> type) {
    try {
      return Enum.valueOf(type, value.text());
    } catch (IllegalArgumentException e) {
      throw value.wrong("one of " + List.of(type.getEnumConstants()));
    }
  }

  private static <T> List<T> list(WireValue value, Function<WireValue, T> form) {
    return value.list().stream().map(form).toList();
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
