package org.plyscope.view.scatter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.chart.BarChart;
import org.plyscope.api.chart.CellChart;
import org.plyscope.api.chart.CellChart.Cell;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Histogram;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.LineChart.Point;
import org.plyscope.api.chart.RunChart;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Value;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.RunLine;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.table.DataTable;
import org.plyscope.experiment.chart.ChartService;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.games.TicTacToe;

/** Charts of a run, as the view receives them. */
class RunChartsTest {
  private final ChartService charts = new ChartService(Catalog.of(List.of()));
  private final PaperRun run = PaperRun.ladder();

  private List<Chart> all(RunChart kind, RunFocus focus) {
    return charts.run(run, kind, focus);
  }

  private <T extends Chart> T only(RunChart kind, Class<T> type) {
    List<Chart> found = all(kind, RunFocus.ALL);
    assertThat(found).hasSize(1);
    return type.cast(found.get(0));
  }

  private static LineChart.Line line(Chart chart, String name) {
    return ((LineChart) chart)
        .lines().stream().filter(line -> line.name().equals(name)).findFirst().orElseThrow();
  }

  private static double height(LineChart.Line line, double x) {
    return line.points().stream()
        .filter(point -> point.x() == x)
        .mapToDouble(point -> point.y().value())
        .findFirst()
        .orElse(Double.NaN);
  }

  @Test
  void bothMetricsStandInTheOrderOfTheRatings() {
    BarChart bars = only(RunChart.BARS, BarChart.class);
    assertThat(bars.names()).containsExactly("ab2", "ab1", "slow");
    List<Estimate> scores = bars.measures().get(0).values();
    assertThat(scores.get(0).value()).isGreaterThan(scores.get(1).value());
    assertThat(bars.measures().get(1).values().get(2).value()).isCloseTo(0.01, within(0.001));
    assertThat(bars.tables()).extracting(DataTable::name).containsExactly("scores", "times");
    assertThat(bars.tables().get(0).rows()).hasSize(3);
  }

  @Test
  void publishedNumbersStandBesideOurs() {
    run.published(
        new Published("ab1", "", 0.4, 100, "Table 1"),
        new Published("ab1", "", 0.5, 0, "Table 1", Published.Measure.SECONDS, 0, "", ""),
        new Published("slow", "ab1", 0.2, 0, "Table 1"));
    BarChart bars = only(RunChart.BARS, BarChart.class);
    assertThat(bars.names())
        .as("a score against one opponent is no score against the field")
        .containsExactly("ab2", "ab1", "ab1 (published)", "slow");
    Estimate score = bars.measures().get(0).values().get(2);
    assertThat(score.value()).isEqualTo(0.4);
    assertThat(score.low()).isLessThan(0.4);
    assertThat(bars.measures().get(1).values().get(2).value()).isEqualTo(0.5);
    assertThat(bars.measures().get(1).axis().high()).isGreaterThan(0.5);
    assertThat(bars.measures().get(0).hints().get(2)).startsWith("ab1 (published): 40.0 %");
    assertThat(bars.heading().caption()).endsWith("Published numbers stand beside ours.");
    assertThat(bars.tables().get(0).rows()).hasSize(4);
  }

  @Test
  void aSweepHasALineOverEachOption() {
    LineChart sweep = only(RunChart.SWEEP, LineChart.class);
    assertThat(sweep.heading().title()).isEqualTo("Score over depth");
    assertThat(sweep.lines()).extracting(LineChart.Line::name).containsExactly("ab{depth}");
    assertThat(sweep.lines().get(0).points()).extracting(Point::x).containsExactly(1.0, 2.0);
  }

  @Test
  void linesOfASweepAreKeptApartByFamilyAndOtherOptions() {
    PaperRun swept =
        new PaperRun(
            "times",
            "Paper",
            timed("a{time}", "500ms", "3"),
            timed("a{time}", "2s", "3"),
            timed("b{time}", "500ms", "3"),
            timed("b{time}", "2s", "3"));
    swept.block(0, 1, 1, 0).block(2, 3, 1, 0).block(0, 2, 1, 1);
    LineChart sweep = (LineChart) charts.run(swept, RunChart.SWEEP, RunFocus.ALL).get(0);
    assertThat(sweep.lines())
        .extracting(LineChart.Line::name)
        .containsExactlyInAnyOrder("a{time}, depth 3", "b{time}, depth 3");
    assertThat(sweep.lines()).extracting(LineChart.Line::colour).doesNotHaveDuplicates();
    assertThat(sweep.lines().get(0).points()).extracting(Point::x).containsExactly(0.5, 2.0);
  }

  @Test
  void theBestValueOfAnOptionIsChartedOverALimit() {
    PaperRun swept =
        new PaperRun(
            "caps",
            "Paper",
            capped("5", "1000"),
            capped("10", "1000"),
            capped("5", "4000"),
            capped("10", "4000"));
    for (int block = 0; block < 20; block++) {
      swept.block(0, 1, 1, 1).block(2, 3, 0, 0);
    }
    List<Chart> all = charts.run(swept, RunChart.SWEEP, RunFocus.ALL);
    LineChart best = (LineChart) all.get(all.size() - 1);
    assertThat(best.heading().title()).isEqualTo("Best branching over nodes");
    LineChart.Line line = best.lines().get(0);
    assertThat(line.points()).extracting(Point::x).containsExactly(1000.0, 4000.0);
    assertThat(line.points()).extracting(point -> point.y().value()).containsExactly(5.0, 10.0);
    assertThat(line.points().get(0).y())
        .extracting(Estimate::low, Estimate::high)
        .containsExactly(5.0, 5.0);
    assertThat(all)
        .extracting(chart -> chart.heading().title())
        .doesNotContain("Best nodes over branching");
  }

  @Test
  void theBarOfTheBestValueSpansWhatIsNotWorse() {
    PaperRun swept =
        new PaperRun(
            "caps",
            "Paper",
            capped("5", "1000"),
            capped("10", "1000"),
            capped("5", "4000"),
            capped("10", "4000"));
    swept.block(0, 1, 1, 0).block(0, 1, 1, 0).block(2, 3, 1, 0).block(2, 3, 1, 1);
    List<Chart> all = charts.run(swept, RunChart.SWEEP, RunFocus.ALL);
    LineChart best = (LineChart) all.get(all.size() - 1);
    assertThat(best.lines().get(0).points().get(0).y())
        .extracting(Estimate::low, Estimate::high)
        .containsExactly(5.0, 10.0);
  }

  private static RunEntrant capped(String cap, String nodes) {
    return RunEntrant.builder("cap " + cap + ", " + nodes, AgentSpec.of("uct"))
        .family("cap {branching}, {nodes}")
        .swept("branching", cap)
        .swept("nodes", nodes)
        .build();
  }

  private static RunEntrant timed(String family, String time, String depth) {
    return RunEntrant.builder(family.charAt(0) + time, AgentSpec.of("alpha-beta"))
        .family(family)
        .swept("time", time)
        .swept("depth", depth)
        .build();
  }

  @Test
  void theCrossTableMirrorsItself() {
    CellChart cross = only(RunChart.CROSS, CellChart.class);
    assertThat(cross.rows().names()).containsExactly("ab2", "ab1", "slow");
    assertThat(cross.rows().labels()).startsWith("1  ab2");
    assertThat(cross.columns().labels()).containsExactly("1", "2", "3");
    assertThat(cross.cells()).as("no agent meets itself").hasSize(6);
    Cell there = cross.cells().get(0);
    assertThat(there.value().value()).isGreaterThan(0.5);
    Cell back =
        cross.cells().stream()
            .filter(c -> c.row() == 1 && c.column() == 0)
            .findFirst()
            .orElseThrow();
    assertThat(back.value().value()).isCloseTo(1 - there.value().value(), within(1e-12));
    assertThat(there.hint()).startsWith("ab2 against ab1: ").endsWith(" in 12 game sets");
  }

  @Test
  void lengthsAreCountedInBinsAndByFocus() {
    Histogram lengths = only(RunChart.LENGTHS, Histogram.class);
    assertThat(lengths.counts()).hasSize(7);
    assertThat(lengths.counts().stream().mapToLong(n -> n).sum()).isEqualTo(72);
    assertThat(lengths.heading().caption()).isEqualTo("Length of the 72 finished games.");
    Histogram some = (Histogram) all(RunChart.LENGTHS, RunFocus.of(List.of(2))).get(0);
    assertThat(some.counts().stream().mapToLong(n -> n).sum()).isEqualTo(48);
    assertThat(some.heading().caption()).isEqualTo("Length of the 48 finished games of slow.");
  }

  @Test
  void timesAndValuesAreMeansOverTheMovesOfAnEntrant() {
    TicTacToe game = new TicTacToe();
    Rules rules = game.rules(OptionValues.defaults(game.options()));
    Line line = Line.of(rules);
    for (int i = 0; i < 4; i++) {
      line = line.then(firstMove(line));
    }
    long[] nanos = {1_000_000, 3_000_000, 5_000_000};
    double[] values = {1, Double.NaN, 3};
    run.add(new RunLine(0, line, 1, nanos, new long[0], new int[] {4, 0, 6}, values));
    List<Chart> times = all(RunChart.TIME, RunFocus.ALL);
    // Game 0 is played by ab1 and ab2; the first move was given.
    assertThat(line(times.get(0), "ab2").points()).extracting(Point::x).containsExactly(2.0, 4.0);
    assertThat(height(line(times.get(0), "ab2"), 4)).isEqualTo(0.005);
    assertThat(line(times.get(0), "ab1").points()).extracting(Point::x).containsExactly(3.0);
    List<Chart> value = all(RunChart.VALUE, RunFocus.ALL.withGame(0));
    assertThat(((LineChart) value.get(0)).lines())
        .extracting(LineChart.Line::name)
        .containsExactly("ab2");
    assertThat(all(RunChart.VALUE, RunFocus.ALL.withGame(1))).isEmpty();
    LineChart left = (LineChart) times.get(1);
    assertThat(left.x().title()).isEqualTo("moves left in the game");
    assertThat(left.x().isReversed()).isTrue();
    assertThat(line(left, "ab2").points()).extracting(Point::x).containsExactly(0.0, 2.0);
    assertThat(height(line(left, "ab2"), 0)).isEqualTo(0.005);
    Chart depth = all(RunChart.DEPTH, RunFocus.ALL).get(0);
    assertThat(((LineChart) depth).lines()).extracting(LineChart.Line::name).containsExactly("ab2");
    assertThat(height(line(depth, "ab2"), 4)).isEqualTo(6);
  }

  @Test
  void busyMomentsAndDecidedGamesDoNotMoveTheMiddle() {
    TicTacToe game = new TicTacToe();
    Line start = Line.of(game.rules(OptionValues.defaults(game.options())));
    Line line = start.then(firstMove(start));
    // These are begun by ab1.
    long[] games = {0, 2, 6};
    long[] millis = {1, 2, 900};
    double[] values = {4, 6, Value.WIN - 3};
    for (int i = 0; i < 3; i++) {
      run.add(
          new RunLine(
              games[i],
              line,
              0,
              new long[] {1_000_000 * millis[i]},
              new long[0],
              new int[0],
              new double[] {values[i]}));
    }
    RunFocus first = RunFocus.of(List.of(0));
    assertThat(height(line(all(RunChart.TIME, first).get(0), "ab1"), 1)).isEqualTo(0.002);
    assertThat(height(line(all(RunChart.VALUE, first).get(0), "ab1"), 1)).isEqualTo(5);
  }

  private static long firstMove(Line line) {
    MoveList moves = new MoveList();
    line.state().moves(moves);
    return moves.get(0);
  }

  @Test
  void aSuiteHasACellForEachProblemAndAgent() {
    Claim key = Claim.of(Claim.Status.EXACT, "a");
    run.add(NamedPosition.of("one", "one", "").withClaim(key));
    run.add(NamedPosition.of("two", "two", "").withClaim(key));
    run.add(attempt("one", 0, true)).add(attempt("one", 0, false)).add(attempt("two", 2, true));
    CellChart suite = only(RunChart.PROBLEMS, CellChart.class);
    assertThat(suite.rows().names()).containsExactly("one", "two");
    assertThat(suite.columns().names()).containsExactly("ab1", "slow");
    assertThat(suite.cells()).extracting(c -> c.value().value()).containsExactly(0.5, 1.0);
    assertThat(suite.cells()).extracting(Cell::hint).last().isEqualTo("two: a (best)");
    assertThat(charts.run(PaperRun.ladder(), RunChart.PROBLEMS, RunFocus.ALL)).isEmpty();
  }

  private static RunAttempt attempt(String problem, int entrant, boolean best) {
    return new RunAttempt(problem, entrant, "a", best, best, 10, 0, 10, "");
  }

  @Test
  void axesSayPercentAndTimesWithTheirUnit() {
    assertThat(Unit.SHARE.text(0.62)).isEqualTo("62 %");
    assertThat(Unit.SECONDS.text(0.0002)).isEqualTo("200 µs");
    assertThat(Unit.WHOLE.text(1200)).isEqualTo("1200");
    assertThat(Unit.WHOLE.text(0.5)).isEmpty();
    assertThat(Unit.ELO.text(-7)).isEqualTo("−7");
  }
}
