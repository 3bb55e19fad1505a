package org.plyscope.view.scatter.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.api.run.statistics.RunStatistics;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.api.table.DataTable;
import org.plyscope.ui.run.Estimates;

/** Scores against costs of one run or two, at one moment and without any window. */
public final class Scatter {
  private final Cost cost;
  private final List<Point> points;
  private final String caption;

  private Scatter(Cost cost, List<Point> points, String caption) {
    this.cost = cost;
    this.points = List.copyOf(points);
    this.caption = caption;
  }

  /**
   * Looks at runs; takes a while if they are large.
   *
   * @param runs one run or two
   * @param cost what is on the lower axis
   */
  public static Scatter of(List<Run> runs, Cost cost) {
    return of(runs, cost, 0);
  }

  /**
   * Looks at runs; takes a while if they are large.
   *
   * @param runs one run or two
   * @param cost what is on the lower axis
   * @param reference the entrant of the first run that {@link Cost#RELATIVE} costs are relative to
   */
  public static Scatter of(List<Run> runs, Cost cost, int reference) {
    List<Point> points = new ArrayList<>();
    List<String> fields = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      Run run = runs.get(i);
      RunStatistics statistics = run.statistics();
      points.addAll(points(run, statistics, cost, i > 0));
      fields.add(
          "%s%,d blocks against the field of %,d"
              .formatted(
                  runs.size() > 1 ? run.facts().name() + ": " : "",
                  statistics.distinctBlocks(),
                  statistics.standings().size()));
    }
    String caption =
        "Score in "
            + String.join("; ", fields)
            + ", over the "
            + cost.meaning()
            + (cost == Cost.RELATIVE ? runs.get(0).entrants().get(reference).name() : "")
            + ". Bars are 95 % intervals. Step line: Pareto front; dashed ring: may be on it; thin"
            + " line: one sweep.";
    return new Scatter(
        cost,
        switch (cost) {
          case NORMALISED -> normalised(points);
          case RELATIVE -> relative(points, reference);
          default -> points;
        },
        caption);
  }

  /** Divides all costs by that of the reference; without it there is nothing to compare with. */
  private static List<Point> relative(List<Point> points, int reference) {
    double one =
        points.stream()
            .filter(p -> !p.second() && p.number() == reference)
            .mapToDouble(p -> p.cost().value())
            .findFirst()
            .orElse(Double.NaN);
    return Double.isNaN(one)
        ? List.of()
        : points.stream().map(p -> p.with(divided(p.cost(), one), p.score())).toList();
  }

  private static Estimate divided(Estimate e, double by) {
    return new Estimate(e.value() / by, e.low() / by, e.high() / by, e.count(), e.note());
  }

  private static List<Point> points(Run run, RunStatistics statistics, Cost cost, boolean second) {
    List<RunEntrant> entrants = run.entrants();
    List<Standing> rows =
        statistics.standings().stream()
            .filter(s -> cost.of(s).isKnown() && cost.of(s).value() > 0 && s.score().isKnown())
            .sorted(Comparator.comparingInt(Standing::entrant))
            .toList();
    List<FrontPlace> places =
        FrontPlace.of(
            rows.stream().map(cost::of).toList(), rows.stream().map(Standing::score).toList());
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Standing row = rows.get(i);
      points.add(
          new Point(
              row.entrant(),
              entrants.get(row.entrant()),
              second,
              run.facts().name(),
              run.facts().game(),
              cost.of(row),
              row.score(),
              places.get(i),
              row));
    }
    return points;
  }

  private static List<Point> normalised(List<Point> points) {
    Function<Estimate, Estimate> costs = scale(points.stream().map(Point::cost).toList());
    Function<Estimate, Estimate> scores = scale(points.stream().map(Point::score).toList());
    return points.stream()
        .map(p -> p.with(costs.apply(p.cost()), scores.apply(p.score())))
        .toList();
  }

  /** Maps the least of some numbers to 0 and the largest to 1. */
  private static Function<Estimate, Estimate> scale(List<Estimate> all) {
    double least = all.stream().mapToDouble(Estimate::value).min().orElse(0);
    double most = all.stream().mapToDouble(Estimate::value).max().orElse(1);
    double width = most > least ? most - least : 1;
    return e ->
        new Estimate(
            (e.value() - least) / width,
            (e.low() - least) / width,
            (e.high() - least) / width,
            e.count(),
            e.note());
  }

  public Cost cost() {
    return cost;
  }

  /** Returns the points, those of the first run first. */
  public List<Point> points() {
    return points;
  }

  /** Describes what is drawn. */
  public String caption() {
    return caption;
  }

  /** Returns what points are called in some respect, in the order of their first appearance. */
  public List<String> values(Kind kind) {
    return points.stream().map(kind::of).distinct().toList();
  }

  /** Returns the entrants on the front of a run, the cheapest first. */
  public List<Point> front(boolean second) {
    return points.stream()
        .filter(p -> p.second() == second && p.place() == FrontPlace.ON_FRONT)
        .sorted(Comparator.comparingDouble(p -> p.cost().value()))
        .toList();
  }

  /** Returns the points of every sweep of more than one entrant, the cheapest first. */
  public List<List<Point>> sweeps() {
    Map<String, List<Point>> sweeps = new LinkedHashMap<>();
    points.forEach(
        p ->
            sweeps
                .computeIfAbsent(p.second() + p.entrant().family(), f -> new ArrayList<>())
                .add(p));
    sweeps.values().forEach(list -> list.sort(Comparator.comparingDouble(p -> p.cost().value())));
    return sweeps.values().stream().filter(list -> list.size() > 1).toList();
  }

  /** Returns everything about a point, for the pointer that rests on it. */
  public String details(Point point) {
    Standing s = point.standing();
    return "%s: score %s, %s per move, %s nodes per move, %,d games%s"
        .formatted(
            point.entrant().name(),
            Estimates.percent(s.score()),
            Estimates.seconds(s.secondsPerMove()),
            Estimates.nodes(s.nodesPerMove().value()),
            s.games(),
            switch (point.place()) {
              case ON_FRONT -> "; on the front";
              case PERHAPS -> "; possibly on the front";
              case BEHIND -> "";
            });
  }

  /** Returns the numbers, in the columns that a figure in LaTeX takes. */
  public DataTable table() {
    List<List<Object>> rows = new ArrayList<>();
    for (Point p : points) {
      rows.add(
          Arrays.asList(
              p.entrant().name(),
              number(p.cost().value()),
              number(p.cost().low()),
              number(p.cost().high()),
              number(p.score().value()),
              number(p.score().low()),
              number(p.score().high()),
              p.score().count(),
              p.entrant().algorithm(),
              p.entrant().evaluator(),
              p.run(),
              p.place().name().toLowerCase(Locale.ROOT).replace('_', '-')));
    }
    return new DataTable(
        "win-rate",
        List.of(
            "label",
            "x",
            "xlo",
            "xhi",
            "y",
            "ylo",
            "yhi",
            "n",
            "algorithm",
            "evaluator",
            "run",
            "front"),
        rows);
  }

  private static Double number(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
