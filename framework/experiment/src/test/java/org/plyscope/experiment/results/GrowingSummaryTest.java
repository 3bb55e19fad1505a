package org.plyscope.experiment.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.run.RunGame;

/** A summary that grows game by game equals one of all games at once. */
class GrowingSummaryTest {
  static Stream<Arguments> runs() {
    return Stream.of(
        Arguments.of("failures", SampleRuns.roundRobin(3)),
        Arguments.of("repetitions and a test", SampleRuns.pair(60)),
        Arguments.of("three players", SampleRuns.threePlayers(12)));
  }

  /** Returns games as workers finish them: some blocks later than those behind them. */
  private static List<RunGame> finished(PaperRun run, int atATime) {
    List<RunGame> waiting = new ArrayList<>(run.list());
    List<RunGame> order = new ArrayList<>();
    Random random = new Random(5);
    while (!waiting.isEmpty()) {
      order.add(waiting.remove(random.nextInt(Math.min(atATime, waiting.size()))));
    }
    return order;
  }

  private static List<String> grown(GrowingSummary summary, PaperRun run) {
    return SummaryNumbers.of(summary.summary(run).orElseThrow(), run.entrants().size());
  }

  private static List<String> scanned(PaperRun run, List<RunGame> games) {
    PaperRun part = new PaperRun(run.facts(), run.entrants());
    games.stream().sorted(Comparator.comparingLong(RunGame::index)).forEach(part::add);
    return SummaryNumbers.of(RunSummary.of(part), run.entrants().size());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("runs")
  void itIsThatOfAScanHoweverGamesArrive(String name, PaperRun run) {
    GrowingSummary summary = new GrowingSummary();
    List<RunGame> order = finished(run, 40);
    assertThat(order).isNotEqualTo(run.list());
    for (int i = 0; i < order.size(); i++) {
      summary.add(order.get(i));
      if (i % 37 == 0 || i == order.size() - 1) {
        assertThat(grown(summary, run)).isEqualTo(scanned(run, order.subList(0, i + 1)));
      }
    }
  }

  @Test
  void gamesOfASuspendedAgentAreNotWaitedForForever() {
    PaperRun run = SampleRuns.roundRobin(4);
    GrowingSummary summary = new GrowingSummary(60);
    List<RunGame> played = new ArrayList<>();
    for (RunGame game : finished(run, 8)) {
      boolean suspended = game.entrant(0) == 3 || game.entrant(1) == 3;
      if (!suspended || game.block() < 30) {
        played.add(game);
        summary.add(game);
      }
    }
    assertThat(played).hasSizeLessThan(run.list().size());
    assertThat(grown(summary, run)).isEqualTo(scanned(run, played));
  }

  @Test
  void aGameWhoseNumberWasPassedAsksForAScan() {
    PaperRun run = SampleRuns.pair(20);
    GrowingSummary summary = new GrowingSummary(5);
    run.list().subList(1, 7).forEach(summary::add);
    assertThat(summary.summary(run)).isPresent();
    summary.add(run.list().get(0));
    assertThat(summary.summary(run)).isEmpty();
    run.list().subList(7, 40).forEach(summary::add);
    assertThat(summary.summary(run)).isEmpty();
  }

  @Test
  void aSummaryDoesNotChangeWhileMoreGamesArrive() {
    PaperRun run = SampleRuns.roundRobin(3);
    List<RunGame> order = finished(run, 30);
    GrowingSummary summary = new GrowingSummary();
    order.subList(0, 150).forEach(summary::add);
    RunSummary before = summary.summary(run).orElseThrow();
    List<String> then = SummaryNumbers.of(before, run.entrants().size());
    RunSummary twice = summary.summary(run).orElseThrow();
    order.subList(150, order.size()).forEach(summary::add);
    assertThat(SummaryNumbers.of(before, run.entrants().size())).isEqualTo(then);
    assertThat(SummaryNumbers.of(twice, run.entrants().size())).isEqualTo(then);
    assertThat(grown(summary, run)).isNotEqualTo(then).isEqualTo(scanned(run, order));
    assertThat(Collections.max(order, Comparator.comparingLong(RunGame::index)).index())
        .isEqualTo(order.size() - 1L);
  }
}
