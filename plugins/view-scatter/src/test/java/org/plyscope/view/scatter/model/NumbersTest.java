package org.plyscope.view.scatter.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Value;
import org.plyscope.api.option.AgentSpec;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.RunLine;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.ui.chart.AxisFormat;
import org.plyscope.ui.chart.Series;
import org.plyscope.view.scatter.PaperRun;

class NumbersTest {
  private final PaperRun run = PaperRun.ladder();
  private final Numbers numbers = new Numbers(run);

  @Test
  void bothMetricsStandInTheOrderOfTheRatings() {
    assertThat(numbers.names()).containsExactly("ab2", "ab1", "slow");
    Map<Double, Estimate> scores = numbers.scores().lines().get("score");
    assertThat(scores).hasSize(3);
    assertThat(scores.get(0.0).value()).isGreaterThan(scores.get(1.0).value());
    assertThat(numbers.times().lines().get("seconds per move").get(2.0).value())
        .isCloseTo(0.01, within(0.001));
    assertThat(numbers.scores().table("scores").rows()).hasSize(3);
  }

  @Test
  void aSweepHasALinePerOtherOption() {
    assertThat(numbers.sweptOptions()).containsExactly("depth");
    Series sweep = numbers.sweep("depth");
    assertThat(sweep.lines()).containsOnlyKeys("ab{depth}");
    assertThat(sweep.lines().get("ab{depth}")).containsOnlyKeys(1.0, 2.0);
    assertThat(numbers.sweep("nothing").isEmpty()).isTrue();
  }

  @Test
  void timesOfASweepAreComparedInSecondsAndFamiliesKeptApart() {
    PaperRun swept =
        new PaperRun("times", "Paper", timed("a{time}", "500ms"), timed("b{time}", "2s"));
    swept.block(0, 1, 1, 0);
    Series sweep = new Numbers(swept).sweep("time");
    assertThat(sweep.lines()).containsOnlyKeys("a{time}, depth 3", "b{time}, depth 3");
    assertThat(sweep.lines().get("a{time}, depth 3")).containsOnlyKeys(0.5);
    assertThat(sweep.lines().get("b{time}, depth 3")).containsOnlyKeys(2.0);
  }

  private static RunEntrant timed(String family, String time) {
    return RunEntrant.builder(family.charAt(0) + time, AgentSpec.of("alpha-beta"))
        .family(family)
        .swept("time", time)
        .swept("depth", "3")
        .build();
  }

  @Test
  void theHeatMapMirrorsItself() {
    Matrix cross = numbers.cross();
    assertThat(cross.rows()).containsExactly("ab2", "ab1", "slow");
    assertThat(cross.values().get(0).get(0)).isNaN();
    double there = cross.values().get(0).get(1);
    assertThat(there).isGreaterThan(0.5);
    assertThat(cross.values().get(1).get(0)).isCloseTo(1 - there, within(1e-12));
    assertThat(cross.table("cross").rows()).hasSize(9);
  }

  @Test
  void lengthsAreCountedInBinsAndByFocus() {
    Map<Double, Estimate> all = numbers.lengths(RunFocus.ALL).lines().get("games");
    assertThat(all.values()).extracting(Estimate::value).hasSize(7);
    assertThat(all.values().stream().mapToDouble(Estimate::value).sum()).isEqualTo(72);
    Map<Double, Estimate> some = numbers.lengths(RunFocus.of(List.of(2))).lines().get("games");
    assertThat(some.values().stream().mapToDouble(Estimate::value).sum()).isEqualTo(48);
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
    Series times = numbers.timeOverGame(RunFocus.ALL, Numbers.MOVE);
    // Game 0 is played by ab1 and ab2; the first move was given.
    assertThat(times.lines().get("ab2")).containsOnlyKeys(2.0, 4.0);
    assertThat(times.lines().get("ab2").get(4.0).value()).isEqualTo(0.005);
    assertThat(times.lines().get("ab1")).containsOnlyKeys(3.0);
    Series value = numbers.valueOverGame(RunFocus.ALL.withGame(0), Numbers.MOVE);
    assertThat(value.lines()).containsOnlyKeys("ab2");
    assertThat(numbers.valueOverGame(RunFocus.ALL.withGame(1), Numbers.MOVE).isEmpty()).isTrue();
    Series left = numbers.timeOverGame(RunFocus.ALL, Numbers.LEFT);
    assertThat(left.across()).isEqualTo("moves left in the game");
    assertThat(left.lines().get("ab2")).containsOnlyKeys(2.0, 0.0);
    assertThat(left.lines().get("ab2").get(0.0).value()).isEqualTo(0.005);
    Series depth = numbers.depthOverGame(RunFocus.ALL, Numbers.MOVE);
    assertThat(depth.lines()).containsOnlyKeys("ab2");
    assertThat(depth.lines().get("ab2").get(4.0).value()).isEqualTo(6);
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
    Estimate time = numbers.timeOverGame(first, Numbers.MOVE).lines().get("ab1").get(1.0);
    Estimate value = numbers.valueOverGame(first, Numbers.MOVE).lines().get("ab1").get(1.0);
    assertThat(time.value()).isEqualTo(0.002);
    assertThat(value.value()).isEqualTo(5);
  }

  private static long firstMove(Line line) {
    MoveList moves = new MoveList();
    line.state().moves(moves);
    return moves.get(0);
  }

  @Test
  void aSuiteIsAMatrixOfProblemsAndAgents() {
    run.add(NamedPosition.of("one", "one", "")).add(NamedPosition.of("two", "two", ""));
    run.add(attempt("one", 0, true)).add(attempt("one", 0, false)).add(attempt("two", 2, true));
    Matrix suite = numbers.suite();
    assertThat(suite.rows()).containsExactly("one", "two");
    assertThat(suite.columns()).containsExactly("ab1", "slow");
    assertThat(suite.values().get(0)).containsExactly(0.5, Double.NaN);
    assertThat(suite.values().get(1).get(1)).isEqualTo(1);
    assertThat(new Numbers(PaperRun.ladder()).suite().isEmpty()).isTrue();
  }

  private static RunAttempt attempt(String problem, int entrant, boolean best) {
    return new RunAttempt(problem, entrant, "a", best, best, 10, 0, 10, "");
  }

  @Test
  void axesSayPercentAndTimesWithTheirUnit() {
    assertThat(AxisFormat.of(Series.SCORE).format(0.62)).isEqualTo("62 %");
    assertThat(AxisFormat.of(Series.SECONDS).format(0.0002)).isEqualTo("200 µs");
    assertThat(AxisFormat.of("games").format(1200)).isEqualTo("1,200");
    assertThat(AxisFormat.title(Series.SECONDS)).isEqualTo("Time per move");
    assertThat(AxisFormat.title("games")).isEqualTo("Games");
  }
}
