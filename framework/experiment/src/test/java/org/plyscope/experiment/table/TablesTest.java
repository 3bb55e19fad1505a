package org.plyscope.experiment.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.results.PaperRun;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.results.SampleRuns;
import org.plyscope.experiment.results.SuiteSummary;

/** Tables and sentences as people read them. */
class TablesTest {
  private static final PaperRun PAIR = SampleRuns.pair(100);
  private static final RunSummary PAIR_SUMMARY = RunSummary.of(PAIR);

  @Test
  void aPairIsToldInOneSentence() {
    String verdict = new Findings(PAIR, PAIR_SUMMARY).verdict();
    assertThat(verdict)
        .matches(
            "ab6 scores \\d\\d\\.\\d % \\[\\d\\d\\.\\d, \\d\\d\\.\\d\\] against ab5 in 90 game sets"
                + " \\(180 games\\), .*moving first is worth .*");
    assertThat(verdict).contains("better than ab5 by at least 50 Elo (H1)").contains("LLR");
  }

  @Test
  void gamesLostByTimeOnABusyMachineAreInTheVerdict() {
    PaperRun run = PaperRun.of(2).block(0, 1, 1, 0, 1);
    assertThat(verdict(run)).doesNotContain("busy");
    assertThat(verdict(run.add(late(2, false)))).doesNotContain("busy");
    assertThat(verdict(run.add(late(3, true))))
        .endsWith(
            " 1 game was lost by time while the machine was busy, which may be the fault of the"
                + " machine.");
    assertThat(verdict(run.add(late(4, true)))).contains(" 2 games were lost by time while");
  }

  private static String verdict(PaperRun run) {
    return new Findings(run, RunSummary.of(run)).verdict();
  }

  private static RunGame late(long index, boolean busy) {
    return RunGame.builder(index, new int[] {0, 1}, new double[] {0, 1})
        .block(index / 2, 2)
        .plies(7)
        .ending(RunEnding.TIME, 0, "It was late.")
        .fingerprint(100 + index)
        .worker("host/0", busy)
        .build();
  }

  @Test
  void repetitionsAreToldBeforehand() {
    assertThat(new Findings(PAIR, PAIR_SUMMARY).cautions())
        .contains("Only 90 of 100 game sets are different; repetitions count once.");
    ResultTable evidence = new CareTables(PAIR.entrants(), PAIR_SUMMARY).evidence();
    assertThat(evidence.text())
        .isEqualTo(
            """
                       Finished  Different
            Games           200        180
            Game sets       100         90
            """);
  }

  @Test
  void theBlockToPasteHasTheFamiliarLines() {
    assertThat(
            CopySummary.of(PAIR, new Findings(PAIR, PAIR_SUMMARY), PAIR_SUMMARY)
                .lines()
                .map(line -> line.split("\\|", 2)[0].strip()))
        .containsExactly(
            "Run", "Agents", "Score", "Elo", "Games", "Penta", "SPRT", "LLR", "Game sets");
    assertThat(CopySummary.of(PAIR, new Findings(PAIR, PAIR_SUMMARY), PAIR_SUMMARY))
        .contains("Games  | N: 180 W: ");
  }

  @Test
  void theBlockToPasteLooksFromTheSideOfTheTest() {
    assertThat(copied(beaten(new SequentialTest(1, 0, 0, 50, .05, .05, false))))
        .contains("Agents | agent1 against agent0", "Elo    | +", "W: 30 L: 10 D: 0");
    assertThat(copied(beaten(new SequentialTest(0, 1, 0, 50, .05, .05, false))))
        .contains("Agents | agent0 against agent1", "Elo    | −", "W: 10 L: 30 D: 0");
    assertThat(copied(beaten(null)))
        .contains("Agents | agent1 against agent0", "Penta  | [0, 0, 10, 0, 10]");
  }

  private static String copied(PaperRun run) {
    RunSummary summary = RunSummary.of(run);
    return CopySummary.of(run, new Findings(run, summary), summary);
  }

  /** The second scores 2 and 1 of 2 in turn. */
  private static PaperRun beaten(SequentialTest test) {
    RunFacts.Builder facts = RunFacts.builder("p", "g");
    PaperRun run =
        PaperRun.of(test == null ? facts.build() : facts.sequentialTest(test).build(), 2);
    for (int i = 0; i < 20; i++) {
      run.block(0, 1, i % 2, 0, 2 * i + 1);
    }
    return run;
  }

  @Test
  void onlyRunsThatStoppedEarlyAreCalledSo() {
    PaperRun run = beaten(new SequentialTest(1, 0, 0, 50, .4, .4, false));
    RunSummary summary = RunSummary.of(run);
    assertThat(summary.verdict().orElseThrow().isDecided()).isTrue();
    assertThat(new Findings(run, summary).verdict()).doesNotContain("Stopped early");
    run.planned(1_000);
    assertThat(new Findings(run, summary).verdict()).contains("Stopped early");
  }

  @Test
  void blocksThatAllCameOutAlikeHaveNoNormalisedElo() {
    PaperRun run = PaperRun.of(2);
    for (int i = 0; i < 20; i++) {
      run.block(0, 1, 0, 0, 2 * i + 1);
    }
    ResultTables alike = new ResultTables(run.entrants(), RunSummary.of(run));
    assertThat(alike.pairViews().rows().get(0).get(4).text()).isEqualTo("–");
    assertThat(alike.pairViews().rows().get(0).get(5).text()).isEqualTo("–");
    PaperRun uneven = beaten(null);
    ResultTables some = new ResultTables(uneven.entrants(), RunSummary.of(uneven));
    assertThat(some.pairViews().rows().get(0).get(4).text()).matches("−\\d+");
    assertThat(some.pairViews().rows().get(0).get(5).text()).matches("\\d+");
  }

  @Test
  void suitesNameWhoSolvesWhoFindsAndTies() {
    PaperRun run = PaperRun.of(3);
    boolean[][] best = {{true, true}, {false, false}, {true, true}};
    boolean[][] solved = {{false, true}, {true, true}, {false, true}};
    for (int agent = 0; agent < 3; agent++) {
      for (int p = 0; p < 2; p++) {
        run.add(
            new RunAttempt("p" + p, agent, "a", solved[agent][p], best[agent][p], 1, 1, 1000, ""));
      }
    }
    RunSummary summary = RunSummary.of(run);
    assertThat(new Findings(run, summary).verdict())
        .startsWith("agent0 and agent2 find the best move in 100.0 %")
        .contains(" of 2 problems, and agent1 finds a solution in 100.0 %")
        .endsWith(", the most of 3 agents.");
    String matrix = SuiteTables.matrix(run.entrants(), SuiteSummary.of(run).orElseThrow()).text();
    assertThat(matrix).contains("☆ a", "★ a", "+ a", "☆ best move but not solved");
    assertThat(CopySummary.of(run, new Findings(run, summary), summary))
        .contains("Suite  | 2 problems", "Agent  | agent1: Solved 100.0 %", ", Best 0.0 %")
        .doesNotContain("Game sets");
  }

  @Test
  void theCrossTableMirrorsItself() {
    PaperRun run = SampleRuns.roundRobin(12);
    RunSummary summary = RunSummary.of(run, RunSummary.Scope.AS_PLAYED, 50);
    ResultTables tables = new ResultTables(run.entrants(), summary);
    for (int i = 0; i < run.entrants().size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(summary.against(i, j).value() + summary.against(j, i).value()).isEqualTo(1);
        assertThat(summary.against(i, j).low() + summary.against(j, i).high())
            .isBetween(1 - 1e-12, 1 + 1e-12);
      }
    }
    ResultTable cross = tables.cross();
    assertThat(cross.rows()).hasSameSizeAs(run.entrants());
    assertThat(cross.columns()).hasSize(run.entrants().size() + 3);
    assertThat(cross.rows().get(3).get(5).text()).isEqualTo("·");
  }

  @Test
  void everyTableOfARoundRobinIsFilled() {
    PaperRun run = SampleRuns.roundRobin(12);
    RunSummary summary = RunSummary.of(run, RunSummary.Scope.AS_PLAYED, 50);
    ResultTables tables = new ResultTables(run.entrants(), summary);
    CareTables care = new CareTables(run.entrants(), summary);
    assertThat(tables.standings().rows()).hasSize(11);
    assertThat(tables.ratings().rows()).hasSize(11);
    assertThat(tables.pairings().rows()).hasSize(55);
    assertThat(tables.pairViews().rows()).hasSize(55);
    assertThat(tables.seats().rows()).hasSize(2);
    assertThat(tables.seatSplit().rows()).hasSize(55);
    assertThat(care.failures().text()).contains("uct10000").contains("out of time");
    assertThat(care.endings().text()).contains("by the rules");
    assertThat(care.lengths().rows()).hasSize(1);
    assertThat(tables.standings().text().lines().findFirst().orElseThrow())
        .startsWith(" #  Agent")
        .contains("Score");
  }

  @Test
  void ratingsAreListedAsRatingListsDo() {
    PaperRun run = SampleRuns.roundRobin(12);
    RunSummary summary = RunSummary.of(run, RunSummary.Scope.AS_PLAYED, 50);
    ResultTable ratings = new ResultTables(run.entrants(), summary).ratings();
    double before = Double.POSITIVE_INFINITY;
    for (List<ResultTable.Cell> row : ratings.rows()) {
      double elo = (Double) row.get(2).value();
      assertThat(elo).isLessThanOrEqualTo(before);
      before = elo;
    }
    assertThat(ratings.rows().get(0).get(9).text()).endsWith(" %");
    assertThat(ratings.rows().get(10).get(9).text()).isEqualTo("–");
  }

  @Test
  void publishedNumbersGetASentence() {
    PaperRun run =
        PaperRun.of(
            RunFacts.builder("p", "g")
                .published(new Published("agent0", "agent1", .5, 0, "A"))
                .published(new Published("agent0", "", .99, 0, "B"))
                .published(new Published("agent1", "agent0", .9, 10_000, "C"))
                .published(new Published("agent1", "agent0", .55, 20, "D"))
                .published(new Published("absent", "", .9, 10, "E"))
                .build(),
            2);
    for (int i = 0; i < 200; i++) {
      run.block(0, 1, i % 2, i % 3 == 0 ? 1 : 0, 2 * i + 1);
    }
    List<PublishedNumbers.Comparison> comparisons =
        PublishedNumbers.compare(run, RunSummary.of(run));
    assertThat(comparisons.get(0).sentence()).contains("outside our interval");
    assertThat(comparisons.get(1).sentence()).contains("lower").contains("not given");
    assertThat(comparisons.get(2).sentence()).contains("more than chance explains");
    assertThat(comparisons.get(3).sentence()).contains("within our interval");
    assertThat(comparisons.get(4).sentence()).contains("nothing to compare");
    assertThat(PublishedNumbers.table(comparisons).rows()).hasSize(5);
    assertThat(PublishedNumbers.table(comparisons).columns()).hasSize(9);
    assertThat(PublishedNumbers.summary(comparisons))
        .startsWith("1 of 2 published shares differs from ours by more than chance explains; ");
    assertThat(PublishedNumbers.summary(comparisons.subList(2, 3)))
        .isEqualTo("The published share differs from ours by more than chance explains.");
    assertThat(PublishedNumbers.summary(comparisons.subList(3, 4)))
        .startsWith("The published share does not differ from ours by more");
    ResultTable alone = PublishedNumbers.table(comparisons.subList(0, 1));
    assertThat(alone.columns()).as("one source needs no column").hasSize(8);
    assertThat(alone.note()).isEqualTo("Source: A.");
  }

  /** Twelve wins of twelve games from two blocks, against a published 40 % of 10. */
  @Test
  void sharesOfFewBlocksAreNotJudged() {
    PaperRun run =
        PaperRun.of(
            RunFacts.builder("p", "g")
                .published(new Published("agent0", "agent1", .4, 10, "A"))
                .published(new Published("agent1", "agent0", 0, 10, "A"))
                .published(new Published("agent0", "agent2", .9, 1_000, "A"))
                .build(),
            3);
    run.block(0, 1, 1, 1, 1).block(0, 1, 1, 1, 3);
    List<PublishedNumbers.Comparison> few = PublishedNumbers.compare(run, RunSummary.of(run));
    assertThat(few.get(0).few()).isTrue();
    assertThat(few.get(0).differs()).isFalse();
    assertThat(few.get(0).sentence())
        .startsWith("Ours is 60.0 points higher; too few game sets for a conclusion");
    assertThat(few.get(1).sentence())
        .startsWith("Ours is the same; too few game sets for a conclusion");
    assertThat(PublishedNumbers.summary(few))
        .startsWith(
            "Too few game sets to tell whether 2 published shares differ from ours; 10 game sets");
    for (int i = 0; i < 40; i++) {
      run.block(0, 2, i % 2, 0, 2 * i + 11);
    }
    assertThat(PublishedNumbers.summary(PublishedNumbers.compare(run, RunSummary.of(run))))
        .startsWith("The published share differs from ours by more than chance explains;")
        .endsWith(
            "2 shares are not judged, because fewer than 10 of our game sets are behind them.");
  }

  @Test
  void suitesHaveTheirTables() {
    PaperRun run = SampleRuns.problems();
    SuiteSummary suite = SuiteSummary.of(run).orElseThrow();
    assertThat(SuiteTables.rows(run.entrants(), suite).rows()).hasSize(8);
    ResultTable matrix = SuiteTables.matrix(run.entrants(), suite);
    assertThat(matrix.rows()).hasSize(19);
    assertThat(matrix.text()).contains("★").contains("−");
    assertThat(new Findings(run, RunSummary.of(run)).verdict())
        .contains("finds the best move in")
        .contains("of 19 problems");
  }

  @Test
  void oddPairsAndFaultsAreCautions() {
    PaperRun run = SampleRuns.roundRobin(60);
    List<String> cautions =
        new Findings(run, RunSummary.of(run, RunSummary.Scope.AS_PLAYED, 50)).cautions();
    assertThat(cautions).anyMatch(c -> c.contains("lost by faults"));
    assertThat(cautions).anyMatch(c -> c.contains("no single strength explains"));
    assertThat(cautions).anyMatch(c -> c.startsWith("There are 120 blocks for 200 openings"));
  }

  @Test
  void numbersHaveTheirUnits() {
    assertThat(TableText.seconds(1.234e-5)).isEqualTo("12.3 µs");
    assertThat(TableText.seconds(.00152)).isEqualTo("1.52 ms");
    assertThat(TableText.seconds(7)).isEqualTo("7.00 s");
    assertThat(TableText.seconds(754)).isEqualTo("12:34 min");
    assertThat(TableText.large(1_520_000)).isEqualTo("1.52 M");
    assertThat(TableText.large(999)).isEqualTo("999");
    assertThat(TableText.p(.0510)).isEqualTo("0.051");
    assertThat(TableText.p(2.1e-7)).isEqualTo("2.1e-07");
    assertThat(TableText.percent(.6123)).isEqualTo("61.2 %");
    assertThat(TableText.percent(-1e-9)).isEqualTo("0.0 %");
    assertThat(TableText.decimal(-1e-9)).isEqualTo("0.00");
    assertThat(TableText.decimal(Double.POSITIVE_INFINITY)).isEqualTo("∞");
  }
}
