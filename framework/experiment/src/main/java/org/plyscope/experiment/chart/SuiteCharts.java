package org.plyscope.experiment.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyscope.api.chart.CellChart;
import org.plyscope.api.chart.CellChart.Cell;
import org.plyscope.api.chart.CellChart.Side;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Chart.Heading;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.LineChart.Line;
import org.plyscope.api.chart.RunChart;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.api.chart.ScatterRequest.Trait;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.api.table.DataTable;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.statistics.Medians;
import org.plyscope.experiment.table.TableText;

/** Charts of the results in a suite of problems, and of the cost of the searches. */
public final class SuiteCharts {
  /** Begins at the first of several blanks only, so that a long gap is looked at once. */
  private static final Pattern SLOT = Pattern.compile("(?<!\\s)\\s*+\\{[^{}]*+\\}");

  private final List<RunEntrant> entrants;
  private final SuiteSummary suite;

  /**
   * Takes a suite.
   *
   * @param entrants the entrants of the run
   * @param suite their results
   */
  public SuiteCharts(List<RunEntrant> entrants, SuiteSummary suite) {
    this.entrants = entrants;
    this.suite = suite;
  }

  List<? extends Chart> of(RunChart kind) {
    return switch (kind) {
      case PROBLEMS -> List.of(problems());
      case PROBLEM_COST -> suite.judged().isEmpty() ? List.of() : List.of(cost());
      case SEARCHES -> searches();
      default -> List.of();
    };
  }

  /** Charts best moves against nodes. */
  public ScatterChart cost() {
    Traits colours = Traits.of(Trait.EVALUATOR, entrants);
    Traits shapes = Traits.of(Trait.ALGORITHM, entrants);
    List<SuiteSummary.Row> rows =
        suite.rows().stream().filter(row -> row.complexity() > 0).toList();
    List<Estimate> costs = rows.stream().map(row -> Axes.exactly(row.complexity(), 1)).toList();
    List<FrontPlace> places =
        FrontPlace.of(costs, rows.stream().map(SuiteSummary.Row::optimality).toList());
    List<Point> points = new ArrayList<>();
    List<List<Object>> table = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Estimate best = rows.get(i).optimality();
      RunEntrant entrant = entrants.get(rows.get(i).entrant());
      points.add(
          new Point(
              entrant.name(),
              costs.get(i),
              best,
              places.get(i),
              colours.of(entrant),
              shapes.of(entrant),
              entrant.family(),
              0,
              rows.get(i).entrant(),
              entrant.name()
                  + ": "
                  + TableText.percent(best)
                  + " with "
                  + TableText.large(costs.get(i).value())
                  + " nodes"));
      table.add(
          List.of(entrant.name(), costs.get(i).value(), best.value(), best.low(), best.high()));
    }
    return new ScatterChart(
        new Heading(
            "problem-cost",
            "Best moves against nodes",
            "Optimality over "
                + Digits.count(suite.judged().size(), "problem")
                + " with its 95 % interval, against the mean nodes generated. Step line: Pareto "
                + "front; dashed ring: may be on it, errors considered; thin line: levels of one "
                + "agent.",
            ScatterCharts.description(points)),
        ScatterCharts.across(points, "nodes generated per problem", Unit.COUNT, true),
        Axes.shares("best moves found"),
        true,
        points,
        colours.names(),
        shapes.names(),
        new DataTable("problem-cost", List.of("label", "x", "y", "ylo", "yhi"), table));
  }

  /** Charts which entrant solved which problem. */
  public CellChart problems() {
    List<String> names =
        suite.rows().stream().map(row -> entrants.get(row.entrant()).name()).toList();
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < suite.judged().size(); row++) {
      for (int column = 0; column < names.size(); column++) {
        String problem = suite.judged().get(row);
        List<RunAttempt> made = suite.attempts(suite.rows().get(column).entrant(), problem);
        if (!made.isEmpty()) {
          cells.add(cell(row, column, made));
        }
      }
    }
    return new CellChart(
        new Heading(
            "problems",
            "Problems by agent",
            "Full: the move is among the best (in part: in some of several attempts). Outlined: it"
                + " solves the problem. Cross: neither.",
            "Full squares are best moves, outlined ones solutions, crosses neither."),
        new Side("", suite.judged(), suite.judged()),
        new Side("", names, names),
        CellChart.Style.PROBLEMS,
        cells);
  }

  private static Cell cell(int row, int column, List<RunAttempt> made) {
    double best = SuiteSummary.bestShare(made);
    boolean solved = SuiteSummary.solvedShare(made) == 1;
    String moves =
        made.stream()
            .map(attempt -> attempt.failure().isEmpty() ? attempt.move() : attempt.failure())
            .distinct()
            .collect(Collectors.joining(", "));
    String result = best == 1 ? "best" : solved ? "solved" : "missed";
    return new Cell(
        row,
        column,
        Axes.exactly(best, made.size()),
        solved,
        made.get(0).problem() + ": " + moves + " (" + result + ")");
  }

  /** Charts nodes over each option that was swept, for each position that is only searched. */
  public List<LineChart> searches() {
    List<String> positions = new ArrayList<>(suite.problems());
    positions.removeAll(suite.judged());
    Traits families = Traits.of(Trait.FAMILY, entrants);
    List<LineChart> charts = new ArrayList<>();
    for (String position : positions) {
      sweeps(position)
          .forEach(
              families, families, (option, lines) -> charts.add(search(position, option, lines)));
    }
    return charts;
  }

  private Sweeps sweeps(String position) {
    Sweeps sweeps = new Sweeps();
    for (SuiteSummary.Row row : suite.rows()) {
      RunEntrant entrant = entrants.get(row.entrant());
      List<RunAttempt> made = suite.attempts(row.entrant(), position);
      double nodes = Medians.of(made.stream().mapToDouble(RunAttempt::nodes).toArray()).value();
      if (nodes > 0) {
        String hint = entrant.name() + ": " + Digits.count(Math.round(nodes)) + " nodes";
        sweeps.add(entrant, new LineChart.Point(0, Axes.exactly(nodes, 1), hint));
      }
    }
    return sweeps;
  }

  private static LineChart search(String position, String option, List<Line> swept) {
    List<Line> lines =
        swept.stream()
            .map(
                line ->
                    new Line(
                        withoutSlots(line.name()),
                        line.colour(),
                        line.shape(),
                        line.style(),
                        line.points()))
            .toList();
    return new LineChart(
        new Heading(
            "searches",
            "Nodes over " + option + ": " + position,
            "Nodes that a search of "
                + position
                + " generates over the values of "
                + option
                + ", by decades.",
            "Lines over the values of " + option + "."),
        Axes.across(lines, option, Unit.COUNT),
        Axes.factors(lines, "nodes", Unit.COUNT),
        lines);
  }

  /** Removes the names of swept options, which the axis of the chart shows. */
  static String withoutSlots(String family) {
    return SLOT.matcher(family).replaceAll("");
  }
}
