package org.plyscope.experiment.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.chart.Axis;
import org.plyscope.api.chart.BarChart;
import org.plyscope.api.chart.BarChart.Measure;
import org.plyscope.api.chart.CellChart;
import org.plyscope.api.chart.CellChart.Cell;
import org.plyscope.api.chart.CellChart.Side;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Chart.Heading;
import org.plyscope.api.chart.Histogram;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.RunChart;
import org.plyscope.api.chart.ScatterRequest.Trait;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.Grid;
import org.plyscope.experiment.results.Grids;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.statistics.rating.RatingList;
import org.plyscope.experiment.table.PublishedNumbers;
import org.plyscope.experiment.table.TableText;

/** Charts of the games of a run, besides scores against costs. */
public final class RunCharts {
  private static final int MOST_BINS = 60;

  private final SummedRun played;
  private final RunSummary summary;
  private final List<RunEntrant> entrants;

  /** Takes the run. */
  public RunCharts(SummedRun played) {
    this.played = played;
    this.summary = played.summary();
    this.entrants = played.run().entrants();
  }

  List<? extends Chart> of(RunChart kind, RunFocus focus) {
    return switch (kind) {
      case BARS -> List.of(bars());
      case SWEEP -> sweeps();
      case CROSS -> List.of(cross());
      case LENGTHS -> List.of(lengths(focus));
      case GRIDS -> Grids.of(entrants, summary).stream().map(RunCharts::grid).toList();
      case RATINGS -> summary.ratings().isPresent() ? List.of(ratings()) : List.of();
      default -> List.of();
    };
  }

  /** Charts scores and times, with published ones below ours. */
  public BarChart bars() {
    List<PublishedNumbers.Comparison> numbers = PublishedNumbers.compare(played.run(), summary);
    List<Bar> bars = new ArrayList<>();
    for (Standing row : summary.standings()) {
      String name = entrants.get(row.entrant()).name();
      bars.add(new Bar(name, row.score(), row.meanSecondsPerMove()));
      published(numbers, name).ifPresent(bars::add);
    }
    List<Estimate> times = bars.stream().map(Bar::seconds).toList();
    double longest =
        times.stream()
            .mapToDouble(t -> Double.isFinite(t.high()) ? t.high() : t.value())
            .filter(Double::isFinite)
            .max()
            .orElse(1);
    Axis time = new Axis("mean time per move", Unit.SECONDS, false, 0, 1.05 * longest);
    List<String> names = bars.stream().map(Bar::name).toList();
    List<Estimate> scores = bars.stream().map(Bar::score).toList();
    boolean compared = bars.size() > summary.standings().size();
    return new BarChart(
        new Heading(
            "bars",
            "Score and time",
            "Score against the field and mean time per move, with 95 % intervals; the highest"
                + " rating first."
                + (compared ? " Published numbers stand beside ours." : ""),
            summary.standings().size() + " agents with their scores and times."),
        names,
        List.of(
            measure("scores", Axes.shares("score"), names, scores, TableText::percent),
            measure("times", time, names, times, t -> TableText.seconds(t.value()))));
  }

  /** A row of the chart of scores and times. */
  private record Bar(String name, Estimate score, Estimate seconds) {}

  private static Optional<Bar> published(
      List<PublishedNumbers.Comparison> numbers, String entrant) {
    Estimate score = PublishedPoints.number(numbers, entrant, Published.Measure.SCORE);
    Estimate seconds = PublishedPoints.number(numbers, entrant, Published.Measure.SECONDS);
    return score.isKnown() || seconds.isKnown()
        ? Optional.of(new Bar(PublishedPoints.name(entrant), score, seconds))
        : Optional.empty();
  }

  private static Measure measure(
      String id,
      Axis axis,
      List<String> names,
      List<Estimate> values,
      Function<Estimate, String> text) {
    return new Measure(
        id,
        axis,
        values,
        IntStream.range(0, values.size())
            .mapToObj(i -> names.get(i) + ": " + text.apply(values.get(i)))
            .toList());
  }

  private List<Estimate> values(Function<Standing, Estimate> number) {
    return summary.standings().stream().map(number).toList();
  }

  /** Charts ratings with their errors. */
  public BarChart ratings() {
    boolean comparable = summary.ratings().map(RatingList::isComparable).orElse(true);
    List<Estimate> ratings = values(Standing::rating);
    return new BarChart(
        new Heading(
            "ratings",
            "Ratings in Elo",
            (comparable
                    ? "Ratings with quasi-standard errors: any two bars may be compared by eye."
                    : "Ratings with their standard errors from the mean of all: two bars must not"
                        + " be compared by eye; the table shows which agent is stronger.")
                + " An arrow marks an agent that never lost or never won, whose rating has no"
                + " bound.",
            ratings.size() + " agents with their 95 % bars."),
        played.names(),
        List.of(
            measure(
                "ratings",
                Axes.estimates(ratings, "Elo, mean 0", Unit.ELO),
                played.names(),
                ratings,
                r -> Math.round(r.value()) + " " + r.note())));
  }

  /**
   * Charts scores over each option that was swept, and which value was best under each limit that
   * was swept as well.
   */
  public List<LineChart> sweeps() {
    Sweeps sweeps = new Sweeps();
    for (Standing s : summary.standings()) {
      RunEntrant entrant = entrants.get(s.entrant());
      sweeps.add(entrant, new LineChart.Point(0, s.score(), ScatterCharts.hint(entrant, s)));
    }
    List<LineChart> charts = new ArrayList<>();
    sweeps.forEach(
        Traits.of(Trait.EVALUATOR, entrants),
        Traits.of(Trait.ALGORITHM, entrants),
        (option, lines) ->
            charts.add(
                new LineChart(
                    new Heading(
                        "sweep",
                        "Score over " + option,
                        "Score against the field over the values of "
                            + option
                            + ", with 95 % intervals over game sets.",
                        "Lines over the values of " + option + "."),
                    Axes.across(lines, option, Unit.COUNT),
                    Axes.shares("score"),
                    lines)));
    charts.addAll(BestValues.of(entrants, summary.standings()));
    return charts;
  }

  /** Charts the scores of all entrants against each other. */
  public CellChart cross() {
    List<Integer> order = summary.standings().stream().map(Standing::entrant).toList();
    List<String> names = played.names();
    List<String> numbers = IntStream.rangeClosed(1, names.size()).mapToObj(i -> "" + i).toList();
    List<String> labels =
        IntStream.range(0, names.size()).mapToObj(i -> (i + 1) + "  " + names.get(i)).toList();
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < order.size(); row++) {
      for (int column = 0; column < order.size(); column++) {
        if (row != column) {
          Estimate score = summary.against(order.get(row), order.get(column));
          cells.add(cell(row, column, score, names.get(row), names.get(column)));
        }
      }
    }
    return new CellChart(
        new Heading(
            "cross",
            "Score of each agent against each other",
            "Score in % of the row against the column, the strongest first; blue above one half,"
                + " orange below. Rest the pointer on a cell for its interval.",
            "Rows score against columns; blue is above one half, orange below."),
        new Side("", names, labels),
        new Side("", names, numbers),
        CellChart.Style.SCORES,
        cells);
  }

  /** Charts two parameters that were varied at once. */
  public static CellChart grid(Grid grid) {
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < grid.rows().size(); row++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        String left = grid.rows().get(row);
        String above = grid.columns().get(column);
        cells.add(cell(row, column, grid.at(row, column), left, above));
      }
    }
    return new CellChart(
        new Heading(
            "grid",
            grid.title(),
            grid.title()
                + ". "
                + grid.meaning()
                + " In %; blue above one half, orange below. Rest the pointer on a cell for its"
                + " interval.",
            "Rows score against columns; blue is above one half, orange below."),
        new Side(grid.rowAxis(), grid.rows(), grid.rows()),
        new Side(grid.columnAxis(), grid.columns(), grid.columns()),
        CellChart.Style.SCORES,
        cells);
  }

  private static Cell cell(int row, int column, Estimate score, String left, String above) {
    String hint =
        score.isKnown()
            ? "%s against %s: %s in %d game sets"
                .formatted(left, above, TableText.percent(score), score.count())
            : "";
    return new Cell(row, column, score, false, hint);
  }

  /**
   * Charts how long games were.
   *
   * @param focus the entrants whose games count
   */
  public Histogram lengths(RunFocus focus) {
    boolean all = focus.entrants().isEmpty();
    SortedMap<Integer, Long> lengths = all ? summary.lengths().counts() : lengthsOf(focus);
    long games = all ? summary.games() : lengths.values().stream().mapToLong(n -> n).sum();
    String whose =
        all
            ? ""
            : focus.entrants().stream()
                .map(i -> entrants.get(i).name())
                .collect(Collectors.joining(", ", " of ", ""));
    int low = lengths.isEmpty() ? 0 : lengths.firstKey();
    int high = lengths.isEmpty() ? 0 : lengths.lastKey();
    int width = 1 + (high - low) / MOST_BINS;
    long[] bins = new long[lengths.isEmpty() ? 0 : 1 + (high - low) / width];
    lengths.forEach((length, count) -> bins[(length - low) / width] += count);
    double most = Arrays.stream(bins).max().orElse(1);
    return new Histogram(
        new Heading(
            "lengths",
            "Length of games",
            "Length of the " + Digits.count(games, "finished game") + whose + ".",
            "Bars are " + width + " wide."),
        new Axis(
            "moves of all players", Unit.WHOLE, false, low, low + (double) width * bins.length),
        new Axis("games", Unit.WHOLE, false, 0, most * 1.05),
        width,
        Arrays.stream(bins).boxed().toList());
  }

  private SortedMap<Integer, Long> lengthsOf(RunFocus focus) {
    SortedMap<Integer, Long> lengths = new TreeMap<>();
    played
        .run()
        .games(
            game -> {
              if (takesPart(game, focus)) {
                lengths.merge(game.plies(), 1L, Long::sum);
              }
            });
    return lengths;
  }

  /** Returns whether one of the selected entrants plays in a game. */
  static boolean takesPart(RunGame game, RunFocus focus) {
    return IntStream.range(0, game.seats()).anyMatch(seat -> focus.includes(game.entrant(seat)));
  }
}
