package org.plyscope.experiment.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.plyscope.api.chart.Axis;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.api.chart.ScatterRequest;
import org.plyscope.api.chart.ScatterRequest.Cost;
import org.plyscope.api.chart.ScatterRequest.Trait;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.api.run.statistics.Pairing;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.api.table.DataTable;
import org.plyscope.experiment.table.TableText;

/** Scores against costs, of one run or of two. */
public final class ScatterCharts {
  private static final int MOST_NAMES = 12;
  private static final double ROOM = 0.05;

  private ScatterCharts() {}

  /**
   * Charts runs.
   *
   * @param runs one run or two
   * @param request the request of the chart
   */
  public static ScatterChart of(List<SummedRun> runs, ScatterRequest request) {
    Traits colours = Traits.ofRuns(request.colours(), runs);
    Traits shapes = Traits.ofRuns(request.shapes(), runs);
    List<Point> points = new ArrayList<>();
    for (int run = 0; run < runs.size(); run++) {
      points.addAll(points(runs, run, request, colours, shapes));
    }
    if (isPublished(runs, request)) {
      String against = opponent(runs, request).orElse("");
      points.addAll(PublishedPoints.of(runs.get(0), runs.size(), request.cost(), against, points));
    }
    List<Point> placed =
        switch (request.cost()) {
          case NORMALISED -> normalised(points);
          case RELATIVE -> relative(points, request.reference());
          default -> points;
        };
    boolean plain = request.cost() != Cost.NORMALISED;
    String field =
        opponent(runs, request)
            .orElseGet(
                () ->
                    "the field"
                        + (runs.size() > 1
                            ? ""
                            : " of " + runs.get(0).summary().standings().size()));
    String cost = words(runs, request);
    return new ScatterChart(
        new Chart.Heading(
            "win-rate", "Score against " + cost, caption(runs, request), description(placed)),
        plain ? across(placed, cost, unit(request.cost()), request.log()) : toUnit("score"),
        plain ? Axes.shares("score against " + field) : toUnit(cost),
        plain,
        placed,
        colours.names(),
        shapes.names(),
        table(runs, placed, plain));
  }

  /** Scaled scores are those of one run, so published ones have no place among them. */
  private static boolean isPublished(List<SummedRun> runs, ScatterRequest request) {
    return request.published()
        && request.cost() != Cost.NORMALISED
        && !runs.get(0).run().facts().published().isEmpty();
  }

  private static Axis toUnit(String title) {
    return new Axis(title + ", 0 = least, 1 = most", Unit.TENTHS, false, -ROOM, 1 + ROOM);
  }

  /** Returns the name of the only opponent that counts, if there is one. */
  private static Optional<String> opponent(List<SummedRun> runs, ScatterRequest request) {
    List<RunEntrant> entrants = runs.get(0).run().entrants();
    return request.opponent() < 0 || request.opponent() >= entrants.size()
        ? Optional.empty()
        : Optional.of(entrants.get(request.opponent()).name());
  }

  private static List<Point> points(
      List<SummedRun> runs, int run, ScatterRequest request, Traits colours, Traits shapes) {
    SummedRun played = runs.get(run);
    Optional<String> against = opponent(runs, request);
    List<RunEntrant> entrants = played.run().entrants();
    String game = played.run().facts().game();
    Cost cost = request.cost();
    Map<Integer, Estimate> scores = new HashMap<>();
    for (Standing row : played.summary().standings()) {
      Estimate score = against.map(name -> score(played, row.entrant(), name)).orElse(row.score());
      if (score.isKnown()) {
        scores.put(row.entrant(), score);
      }
    }
    List<Standing> rows =
        played.summary().standings().stream()
            .filter(s -> of(cost, s).isKnown() && of(cost, s).value() > 0)
            .filter(s -> scores.containsKey(s.entrant()))
            .sorted(Comparator.comparingInt(Standing::entrant))
            .toList();
    List<FrontPlace> places =
        FrontPlace.of(
            rows.stream().map(s -> of(cost, s)).toList(),
            rows.stream().map(s -> scores.get(s.entrant())).toList());
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Standing row = rows.get(i);
      RunEntrant entrant = entrants.get(row.entrant());
      points.add(
          new Point(
              entrant.name(),
              of(cost, row),
              scores.get(row.entrant()),
              places.get(i),
              colours.of(entrant, game),
              shapes.of(entrant, game),
              entrant.family(),
              run,
              row.entrant(),
              hint(entrant, row)));
    }
    return points;
  }

  /** Returns the score of an entrant against one opponent; unknown if they have not met. */
  private static Estimate score(SummedRun played, int entrant, String opponent) {
    List<RunEntrant> entrants = played.run().entrants();
    for (Pairing pair : played.summary().pairings()) {
      boolean first = pair.first() == entrant;
      int other = first ? pair.second() : pair.second() == entrant ? pair.first() : -1;
      if (other >= 0 && entrants.get(other).name().equals(opponent)) {
        Estimate score = pair.score();
        return first
            ? score
            : new Estimate(
                1 - score.value(), 1 - score.high(), 1 - score.low(), score.count(), score.note());
      }
    }
    return Estimate.unknown("");
  }

  /** Says everything about an entrant. */
  static String hint(RunEntrant entrant, Standing s) {
    return entrant.name()
        + ": "
        + TableText.percent(s.score())
        + ", "
        + TableText.seconds(s.secondsPerMove().value())
        + " and "
        + TableText.large(s.nodesPerMove().value())
        + " nodes per move";
  }

  private static Estimate of(Cost cost, Standing standing) {
    return switch (cost) {
      case MEDIAN_TIME -> standing.secondsPerMove();
      case NODES -> standing.nodesPerMove();
      case MEAN_TIME, RELATIVE, NORMALISED -> standing.meanSecondsPerMove();
    };
  }

  private static Unit unit(Cost cost) {
    return switch (cost) {
      case MEDIAN_TIME, MEAN_TIME -> Unit.SECONDS;
      case NODES -> Unit.COUNT;
      case RELATIVE -> Unit.MULTIPLE;
      case NORMALISED -> Unit.TENTHS;
    };
  }

  private static String words(List<SummedRun> runs, ScatterRequest request) {
    return switch (request.cost()) {
      case MEDIAN_TIME -> "time per move";
      case NODES -> "nodes per move";
      case MEAN_TIME, NORMALISED -> "mean time per move";
      case RELATIVE -> "mean time per move relative to " + reference(runs, request).name();
    };
  }

  private static RunEntrant reference(List<SummedRun> runs, ScatterRequest request) {
    List<RunEntrant> entrants = runs.get(0).run().entrants();
    return entrants.get(Math.min(request.reference(), entrants.size() - 1));
  }

  /** Makes the axis of costs. */
  static Axis across(List<Point> points, String title, Unit unit, boolean log) {
    double low = points.stream().mapToDouble(p -> p.x().low()).filter(v -> v > 0).min().orElse(1);
    double high = points.stream().mapToDouble(p -> finite(p.x())).max().orElse(10);
    return new Axis(title, unit, log, log ? low : 0, log ? high : high * (1 + ROOM));
  }

  private static double finite(Estimate x) {
    return Double.isInfinite(x.high()) ? x.value() : x.high();
  }

  /** A score means nothing without the field it was reached against. */
  private static String field(SummedRun played) {
    List<String> names = played.names();
    return names.size() > MOST_NAMES
        ? names.size() + " agents (see Set-up)"
        : String.join(", ", names);
  }

  private static String caption(List<SummedRun> runs, ScatterRequest request) {
    List<String> fields = new ArrayList<>();
    for (SummedRun one : runs) {
      fields.add(
          (runs.size() > 1 ? one.run().name() + ": " : "")
              + opponent(runs, request)
                  .map(name -> sets(met(one, name)) + " against " + name)
                  .orElseGet(() -> all(one) + " against the field of " + field(one)));
    }
    boolean median = request.cost() == Cost.MEDIAN_TIME || request.cost() == Cost.NODES;
    return "Score in "
        + String.join("; ", fields)
        + ", over "
        + words(runs, request)
        + (median ? " (median over games of the mean)" : " (mean over games of the mean)")
        + (request.cost() == Cost.NORMALISED
            ? ", both scaled from 0 for the least to 1 for the most"
            : "")
        + ". Bars are 95 % intervals: of the score over game sets, of the "
        + (median ? "median by order statistics" : "mean over games")
        + ". Step line: Pareto front; dashed ring: may be on it, errors considered; thin "
        + "line: one sweep. "
        + (request.shapes() == request.colours()
            ? "Shapes and colours are " + plural(request.shapes())
            : "Shapes are " + plural(request.shapes()) + ", colours " + plural(request.colours()))
        + "."
        + (runs.size() > 1 ? " Points of the second run are hollow." : "")
        + (isPublished(runs, request) ? " Published scores are hollow." : "");
  }

  /** The standing counts the game sets of one agent, a chart of all agents those of all. */
  private static String all(SummedRun run) {
    return sets(run.summary().evidence()) + (run.names().size() > 2 ? " of all pairings" : "");
  }

  private static String sets(long count) {
    return Digits.count(count, "game set");
  }

  /** Returns how many game sets an agent has played. */
  private static long met(SummedRun run, String name) {
    List<RunEntrant> entrants = run.run().entrants();
    return run.summary().standings().stream()
        .filter(row -> entrants.get(row.entrant()).name().equals(name))
        .mapToLong(row -> row.score().count())
        .sum();
  }

  private static String plural(Trait trait) {
    return trait + "s";
  }

  /** Says how many there are and which of them are the best. */
  static String description(List<Point> points) {
    return points.size()
        + " agents; on the front of the best: "
        + String.join(
            ", ",
            points.stream()
                .filter(p -> p.place() == FrontPlace.ON_FRONT)
                .sorted(Comparator.comparingDouble(p -> p.x().value()))
                .map(Point::name)
                .toList())
        + ".";
  }

  /** Divides all costs by that of the reference; without it there is nothing to compare with. */
  private static List<Point> relative(List<Point> points, int reference) {
    double one =
        points.stream()
            .filter(p -> p.run() == 0 && p.entrant() == reference)
            .mapToDouble(p -> p.x().value())
            .findFirst()
            .orElse(Double.NaN);
    return Double.isNaN(one)
        ? List.of()
        : points.stream().map(p -> moved(p, scaled(p.x(), 0, one), p.y())).toList();
  }

  /** Scores go across and costs up, as in Fig. 11 of study 000: the best are at the lower right. */
  private static List<Point> normalised(List<Point> points) {
    UnaryOperator<Estimate> costs = toUnit(points.stream().map(Point::x).toList());
    UnaryOperator<Estimate> scores = toUnit(points.stream().map(Point::y).toList());
    return points.stream().map(p -> moved(p, scores.apply(p.y()), costs.apply(p.x()))).toList();
  }

  /** Maps the least of some numbers to 0 and the largest to 1. */
  private static UnaryOperator<Estimate> toUnit(List<Estimate> all) {
    double least = all.stream().mapToDouble(Estimate::value).min().orElse(0);
    double most = all.stream().mapToDouble(Estimate::value).max().orElse(1);
    return e -> scaled(e, least, most > least ? most - least : 1);
  }

  private static Estimate scaled(Estimate e, double from, double width) {
    return new Estimate(
        (e.value() - from) / width,
        (e.low() - from) / width,
        (e.high() - from) / width,
        e.count(),
        e.note());
  }

  private static Point moved(Point p, Estimate x, Estimate y) {
    return new Point(
        p.name(),
        x,
        y,
        p.place(),
        p.colour(),
        p.shape(),
        p.family(),
        p.run(),
        p.entrant(),
        p.hint());
  }

  /**
   * Makes the table, whose column {@code n} counts the game sets behind the score, whichever axis
   * that is on.
   */
  private static DataTable table(List<SummedRun> runs, List<Point> points, boolean scoreUp) {
    List<List<Object>> rows = new ArrayList<>();
    for (Point p : points) {
      // Published points belong to no run, but to entrants of the first.
      boolean published = p.run() >= runs.size();
      SummedRun played = runs.get(published ? 0 : p.run());
      RunEntrant entrant = played.run().entrants().get(p.entrant());
      rows.add(
          Arrays.asList(
              p.name(),
              number(p.x().value()),
              number(p.x().low()),
              number(p.x().high()),
              number(p.y().value()),
              number(p.y().low()),
              number(p.y().high()),
              (scoreUp ? p.y() : p.x()).count(),
              entrant.algorithm(),
              entrant.evaluator(),
              published ? "published" : played.run().name(),
              p.place().name().toLowerCase(Locale.ROOT).replace('_', '-')));
    }
    return new DataTable("win-rate", COLUMNS, rows);
  }

  private static final List<String> COLUMNS =
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
          "front");

  private static Double number(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
