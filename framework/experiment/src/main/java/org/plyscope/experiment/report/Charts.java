package org.plyscope.experiment.report;

import static j2html.TagCreator.div;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.file.tree.Units;
import org.plyscope.experiment.report.chart.BarChart;
import org.plyscope.experiment.report.chart.HeatMap;
import org.plyscope.experiment.report.chart.Histogram;
import org.plyscope.experiment.report.chart.Point;
import org.plyscope.experiment.report.chart.ScatterChart;
import org.plyscope.experiment.report.chart.SuiteMatrix;
import org.plyscope.experiment.report.chart.SweepChart;
import org.plyscope.experiment.results.Grid;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.statistics.Elo;
import org.plyscope.experiment.statistics.rating.RatingList;
import org.plyscope.experiment.table.Texts;

/** The charts of a run, with their captions. */
final class Charts {
  private static final int MOST_NAMES = 12;

  private final List<RunEntrant> entrants;
  private final RunSummary summary;
  private final List<String> algorithms;
  private final List<String> evaluators;

  Charts(Run run, RunSummary summary) {
    this.entrants = run.entrants();
    this.summary = summary;
    this.algorithms = entrants.stream().map(RunEntrant::algorithm).distinct().toList();
    this.evaluators = entrants.stream().map(e -> e.algorithm() + e.evaluator()).distinct().toList();
  }

  /** Score against time, with a choice of axes. */
  DomContent scatter() {
    List<Point> byTime = points(Standing::secondsPerMove);
    List<Point> byNodes = points(Standing::nodesPerMove);
    String score = "score against the field of " + summary.standings().size();
    ContainerTag<?> choice = div().attr("class", "switch");
    choose(choice, "time", "Time");
    choose(choice, "linear", "Time, even axis");
    choose(choice, "nodes", "Nodes");
    return choice.with(
        Html.chart(
            ScatterChart.draw(
                byTime,
                "Score against time per move",
                "time per move",
                score,
                true,
                Texts::seconds),
            caption("time per move")),
        Html.chart(
            ScatterChart.draw(
                byTime,
                "Score against time per move",
                "time per move",
                score,
                false,
                Texts::seconds),
            caption("time per move")),
        Html.chart(
            ScatterChart.draw(
                byNodes,
                "Score against nodes per move",
                "nodes per move",
                score,
                true,
                Texts::large),
            caption("nodes per move")));
  }

  private static void choose(ContainerTag<?> choice, String id, String text) {
    ContainerTag<?> caption = label(text).attr("for", "axis-" + id);
    var button = input().attr("type", "radio").attr("name", "axis").attr("id", "axis-" + id);
    choice.with("time".equals(id) ? button.attr("checked", "checked") : button, caption);
  }

  /** A score means nothing without those it was reached against. */
  private String field() {
    List<String> names =
        summary.standings().stream().map(s -> entrants.get(s.entrant()).name()).toList();
    return names.size() > MOST_NAMES
        ? names.size() + " agents (see Set-up)"
        : String.join(", ", names);
  }

  private String caption(String cost) {
    return "Score in "
        + Texts.count(summary.evidence(), "block")
        + " against the field of "
        + field()
        + ", over "
        + cost
        + " (median over games of the mean). Bars are 95 % intervals: of the score over blocks, of"
        + " the median by order statistics. The stepped line is the front of agents that no other"
        + " beats at less cost; a dashed ring marks those that may be on it, errors considered."
        + " Shapes are algorithms, colours evaluators; a thin line joins a sweep.";
  }

  private List<Point> points(Function<Standing, Estimate> cost) {
    List<Point> points = new ArrayList<>();
    summary.standings().stream()
        .filter(s -> cost.apply(s).isKnown() && cost.apply(s).value() > 0)
        .sorted(Comparator.comparingInt(Standing::entrant))
        .forEach(s -> points.add(point(s, cost.apply(s), s.score())));
    return points;
  }

  private Point point(Standing s, Estimate x, Estimate y) {
    RunEntrant entrant = entrants.get(s.entrant());
    return new Point(
        entrant.name(),
        x,
        y,
        algorithms.indexOf(entrant.algorithm()),
        evaluators.indexOf(entrant.algorithm() + entrant.evaluator()),
        entrant.family(),
        entrant.name()
            + ": "
            + Texts.percent(s.score())
            + ", "
            + Texts.seconds(s.secondsPerMove().value())
            + " and "
            + Texts.large(s.nodesPerMove().value())
            + " nodes per move");
  }

  /** Who beats whom, by colour. */
  DomContent cross() {
    List<Integer> order = summary.standings().stream().map(Standing::entrant).toList();
    return Html.chart(
        HeatMap.square(
            order.stream().map(i -> entrants.get(i).name()).toList(),
            (row, column) -> summary.against(order.get(row), order.get(column)),
            "Score of each agent against each other"),
        "Score in % of the row against the column, the strongest first; blue above one half,"
            + " orange below. Rest the pointer on a cell for its interval.");
  }

  /** What was varied in two ways at once, by colour. */
  static DomContent grid(Grid grid) {
    return Html.chart(
        HeatMap.draw(
            new HeatMap.Axis(grid.rowAxis(), grid.rows()),
            new HeatMap.Axis(grid.columnAxis(), grid.columns()),
            grid::at,
            grid.title()),
        grid.title()
            + ". "
            + grid.meaning()
            + " In %; blue above one half, orange below. Rest the pointer on a cell for its"
            + " interval.");
  }

  /** Ratings with bars. */
  DomContent ratings() {
    boolean comparable = summary.ratings().map(RatingList::isComparable).orElse(true);
    return Html.chart(
        BarChart.draw(
            summary.standings().stream().map(s -> entrants.get(s.entrant()).name()).toList(),
            summary.standings().stream().map(Standing::rating).toList(),
            "Ratings in Elo",
            "Elo, mean 0",
            Elo::signed),
        (comparable
                ? "Ratings with quasi-standard errors: any two bars may be compared by eye."
                : "Ratings with their standard errors from the mean of all: two bars must not be"
                    + " compared by eye, the table tells who is stronger.")
            + " An arrow marks an agent that never lost or never won, whose rating has no bound.");
  }

  /** A chart per option that was swept. */
  List<DomContent> sweeps() {
    Map<String, Map<String, List<Point>>> byOption = new LinkedHashMap<>();
    for (Standing s : summary.standings()) {
      RunEntrant entrant = entrants.get(s.entrant());
      entrant
          .swept()
          .forEach(
              (option, text) -> {
                double value = Units.number(text);
                if (!Double.isNaN(value)) {
                  byOption
                      .computeIfAbsent(option, o -> new LinkedHashMap<>())
                      .computeIfAbsent(entrant.family(), f -> new ArrayList<>())
                      .add(point(s, new Estimate(value, value, value, 1, ""), s.score()));
                }
              });
    }
    List<DomContent> charts = new ArrayList<>();
    byOption.forEach(
        (option, families) -> {
          List<SweepChart.Line> lines = new ArrayList<>();
          families.forEach(
              (family, points) -> {
                points.sort(Comparator.comparingDouble(p -> p.x().value()));
                if (points.size() > 1) {
                  lines.add(new SweepChart.Line(family, points));
                }
              });
          if (!lines.isEmpty()) {
            charts.add(
                Html.chart(
                    SweepChart.draw(lines, "Score over " + option, option, "score", Texts::large),
                    "Score against the field over the values of "
                        + option
                        + ", with 95 % intervals over blocks."));
          }
        });
    return charts;
  }

  /** How long games were. */
  DomContent lengths() {
    return Html.chart(
        Histogram.draw(summary.lengths().counts(), "Length of games", "moves of all players"),
        "Length of the " + Texts.count(summary.games(), "finished game") + ".");
  }

  /** Nodes over the levels of each agent, a chart per position that is only searched. */
  List<DomContent> searches(SuiteSummary suite) {
    return SearchCharts.draw(entrants, suite);
  }

  /** Best moves against nodes. */
  DomContent suiteCost(SuiteSummary suite) {
    List<Point> points = new ArrayList<>();
    for (SuiteSummary.Row row : suite.rows()) {
      if (row.complexity() > 0) {
        RunEntrant entrant = entrants.get(row.entrant());
        points.add(
            new Point(
                entrant.name(),
                new Estimate(row.complexity(), row.complexity(), row.complexity(), 1, ""),
                row.optimality(),
                algorithms.indexOf(entrant.algorithm()),
                evaluators.indexOf(entrant.algorithm() + entrant.evaluator()),
                entrant.family(),
                entrant.name()
                    + ": "
                    + Texts.percent(row.optimality())
                    + " with "
                    + Texts.large(row.complexity())
                    + " nodes"));
      }
    }
    return Html.chart(
        ScatterChart.draw(
            points,
            "Best moves against nodes",
            "nodes generated per problem",
            "best moves found",
            true,
            Texts::large),
        "Optimality over "
            + Texts.count(suite.judged().size(), "problem")
            + " with its 95 % interval, against the mean nodes generated. The stepped line is the"
            + " front of agents that no other beats with fewer nodes; a dashed ring marks those"
            + " that may be on it, errors considered. A thin line joins the levels of an agent.");
  }

  /** Who solved which problem. */
  DomContent suite(SuiteSummary suite) {
    List<Integer> columns = suite.rows().stream().map(SuiteSummary.Row::entrant).toList();
    return Html.chart(
        SuiteMatrix.draw(
            suite.judged(),
            columns.stream().map(i -> entrants.get(i).name()).toList(),
            (row, column) -> suite.attempts(columns.get(column), suite.judged().get(row)),
            "Problems by agent"),
        "Full: the move is among the best (in part: in some of several attempts). Outlined: it"
            + " solves the problem. Cross: neither.");
  }
}
