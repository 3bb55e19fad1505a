package org.plyscope.experiment.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.statistics.Scores;
import org.plyscope.experiment.statistics.SignFlips;
import org.plyscope.experiment.statistics.sprt.Verdict;
import org.plyscope.experiment.table.ResultTables;

/** The summary of the games of a run. */
class RunSummaryTest {
  @Test
  void blocksAreTheEvidence() {
    PaperRun run = random(2, 40, 1);
    RunSummary summary = RunSummary.of(run);
    MetPairing pair = summary.met(0, 1).orElseThrow();
    assertThat(summary.games()).isEqualTo(80);
    assertThat(summary.blocks()).isEqualTo(40);
    assertThat(pair.score()).isEqualTo(Scores.ofBlocks(2, pair.scores()));
    assertThat(pair.score().count()).isEqualTo(40);
    Standing first = standing(summary, 0);
    assertThat(first.score()).isEqualTo(pair.score());
    assertThat(first.wins() + first.draws() + first.losses()).isEqualTo(80);
    assertThat(pair.pairView().blocks()).isEqualTo(40);
  }

  @Test
  void anUnfinishedBlockIsNoEvidence() {
    PaperRun run = random(2, 40, 1);
    RunSummary whole = RunSummary.of(run);
    run.block(0, 1, 1, 1, 9_999);
    run.list().remove(run.list().size() - 1);
    RunSummary more = RunSummary.of(run);
    assertThat(more.games()).isEqualTo(81);
    assertThat(more.blocks()).isEqualTo(40);
    assertThat(more.met(0, 1).orElseThrow().score())
        .isEqualTo(whole.met(0, 1).orElseThrow().score());
  }

  @Test
  void repeatedBlocksCountOnce() {
    PaperRun run = PaperRun.of(2);
    for (int i = 0; i < 50; i++) {
      run.block(0, 1, 1, .5, 77);
    }
    RunSummary summary = RunSummary.of(run);
    assertThat(summary.games()).isEqualTo(100);
    assertThat(summary.distinctGames()).isEqualTo(2);
    assertThat(summary.blocks()).isEqualTo(50);
    assertThat(summary.distinctBlocks()).isEqualTo(1);
    assertThat(summary.met(0, 1).orElseThrow().score().count()).isEqualTo(1);
    assertThat(summary.met(0, 1).orElseThrow().score().note()).isEqualTo(Scores.FEW_BLOCKS);
  }

  @Test
  void theSameGamesByOtherPlayersAreNoRepetition() {
    PaperRun run = PaperRun.of(3).block(0, 1, 1, .5, 77).block(0, 2, 1, .5, 77);
    assertThat(RunSummary.of(run).distinctBlocks()).isEqualTo(2);
  }

  @Test
  void gamesWithoutFingerprintAreAllDifferent() {
    PaperRun run = PaperRun.of(2);
    for (int i = 0; i < 3; i++) {
      run.add(RunGame.builder(i, new int[] {0, 1}, new double[] {1, 0}).build());
    }
    assertThat(RunSummary.of(run).distinctBlocks()).isEqualTo(3);
  }

  @Test
  void orderOfArrivalChangesNothing() {
    PaperRun run = random(4, 30, 2);
    RunSummary summary = RunSummary.of(run);
    Collections.shuffle(run.list(), new Random(5));
    RunSummary shuffled = RunSummary.of(run);
    assertThat(shuffled.standings()).isEqualTo(summary.standings());
    for (int i = 0; i < summary.met().size(); i++) {
      assertThat(shuffled.met().get(i).score()).isEqualTo(summary.met().get(i).score());
      assertThat(shuffled.met().get(i).p()).isEqualTo(summary.met().get(i).p());
    }
  }

  @Test
  void forfeitsCountAndCanBeLeftOut() {
    PaperRun run = random(2, 30, 3);
    run.block(0, 1, 1, 1, 1_000);
    int last = run.list().size() - 1;
    RunGame lost = run.list().get(last);
    run.list()
        .set(
            last,
            RunGame.builder(lost.index(), new int[] {1, 0}, new double[] {0, 1})
                .block(lost.block(), 2)
                .fingerprint(5)
                .ending(RunEnding.CRASH, 0, "Agent 'agent1' failed.")
                .build());
    RunSummary played = RunSummary.of(run);
    RunSummary without = RunSummary.of(run, RunSummary.Scope.WITHOUT_FORFEITS, 50);
    assertThat(played.evidence()).isEqualTo(31);
    assertThat(without.evidence()).isEqualTo(30);
    assertThat(without.games()).isEqualTo(62);
    assertThat(played.faults().get(1)).containsEntry(RunEnding.CRASH, 1L);
    assertThat(played.failures(1)).containsExactly("Agent 'agent1' failed.");
    assertThat(standing(played, 1).forfeits()).isEqualTo(1);
    assertThat(played.met(0, 1).orElseThrow().wins())
        .isEqualTo(without.met(0, 1).orElseThrow().wins() + 2);
  }

  @Test
  void seatsAreCompared() {
    PaperRun run = PaperRun.of(2);
    for (int i = 0; i < 100; i++) {
      run.block(0, 1, i % 4 == 0 ? 0 : 1, i % 4 == 1 ? 1 : 0, 2 * i + 1);
    }
    SeatEffect seats = RunSummary.of(run).seats();
    assertThat(seats.firstSeat().value()).isEqualTo(.75);
    assertThat(seats.mean(0)).isEqualTo(.75);
    assertThat(seats.payoffs()).containsExactly(1.0, 0.0);
    assertThat(seats.counts()).containsExactly(List.of(150L, 50L), List.of(50L, 150L));
    // In 50 of 100 blocks the first seat wins both games, in the others each seat wins one.
    assertThat(seats.p()).isCloseTo(Math.pow(2, -49), within(1e-18));
    MetPairing pair = RunSummary.of(run).met(0, 1).orElseThrow();
    assertThat(pair.sittingFirst()).containsExactly(75, 0, 25);
    assertThat(pair.sittingSecond()).containsExactly(25, 0, 75);
  }

  /** The table of the audit: its chi-square is 0.288 and contradicts the interval. */
  @Test
  void seatsAreJudgedByBlocksAsPairingsAre() {
    PaperRun run = PaperRun.of(2);
    for (int i = 0; i < 600; i++) {
      boolean first = i < 70;
      boolean second = i >= 70 && i < 113;
      boolean drawn = i >= 113 && i < 128;
      double own = first ? 1 : second ? 0 : drawn ? .5 : i % 2;
      double other = first ? 0 : second ? 1 : drawn ? .5 : i % 2;
      run.block(0, 1, own, other, 2 * i + 1);
    }
    SeatEffect seats = RunSummary.of(run).seats();
    assertThat(seats.counts()).containsExactly(List.of(612L, 30L, 558L), List.of(558L, 30L, 612L));
    double[] blocks = new double[600];
    Arrays.setAll(blocks, i -> i < 70 ? 1 : i < 113 ? 0 : .5);
    assertThat(seats.p()).isEqualTo(SignFlips.p(2, blocks)).isLessThan(.05);
    assertThat(seats.firstSeat().covers(.5)).isFalse();
    assertThat(seats.firstSeat().count()).isEqualTo(600);
  }

  @Test
  void seatsAreNotComparedWhereAgentsKeepThem() {
    PaperRun run = PaperRun.of(2);
    for (int i = 0; i < 20; i++) {
      run.add(single(i, 1, "host/0", 1_000));
    }
    SeatEffect seats = RunSummary.of(run).seats();
    assertThat(seats.firstSeat().isKnown()).isFalse();
    assertThat(seats.p()).isNaN();
    assertThat(seats.mean(0)).isEqualTo(1);
    ResultTables tables = new ResultTables(run.entrants(), RunSummary.of(run));
    assertThat(tables.seats().note()).startsWith("No game set gives every agent every seat");
  }

  @Test
  void timesAreMediansOverGames() {
    Standing first = standing(RunSummary.of(random(2, 20, 4)), 0);
    assertThat(first.secondsPerMove().value()).isCloseTo(.0015, within(1e-9));
    assertThat(first.nodesPerMove().low()).isEqualTo(10);
    assertThat(first.nodesPerMove().high()).isEqualTo(20);
  }

  @Test
  void unequalWorkersShow() {
    PaperRun even = PaperRun.of(2);
    PaperRun odd = PaperRun.of(2);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 400; i++) {
      String worker = "host/" + i % 2;
      even.add(single(i, random.nextInt(2), worker, 1_000));
      odd.add(
          single(
              i,
              random.nextInt(10) < (i % 2 == 0 ? 7 : 3) ? 1 : 0,
              worker,
              i % 2 == 0 ? 1_000 : 600));
    }
    assertThat(RunSummary.of(even).homogeneity().p()).isGreaterThan(.01);
    assertThat(RunSummary.of(even).homogeneity().drifts()).isEmpty();
    Homogeneity uneven = RunSummary.of(odd).homogeneity();
    assertThat(uneven.p()).isLessThan(1e-6);
    assertThat(uneven.drifts()).extracting(Homogeneity.Drift::worker).contains("host/1");
  }

  private static RunGame single(int index, double score, String worker, long nodes) {
    return RunGame.builder(index, new int[] {0, 1}, new double[] {score, 1 - score})
        .spent(new int[] {10, 10}, new long[] {50_000_000, 50_000_000}, new long[] {nodes, nodes})
        .fingerprint(index + 1)
        .worker(worker, false)
        .build();
  }

  @Test
  void aSequentialTestReadsThePrefixOnly() {
    PaperRun run =
        PaperRun.of(
            RunFacts.builder("test", "game")
                .sequentialTest(new SequentialTest(1, 0, 0, 50, .05, .05, false))
                .build(),
            2);
    for (int i = 0; i < 60; i++) {
      run.block(0, 1, i % 5 == 0 ? 1 : 0, 0, 2 * i + 1);
    }
    Verdict all = RunSummary.of(run).verdict().orElseThrow();
    assertThat(all.decision()).isEqualTo(Verdict.Decision.BETTER);
    run.list().remove(8);
    Verdict gap = RunSummary.of(run).verdict().orElseThrow();
    assertThat(gap.isDecided()).isFalse();
    assertThat(gap.blocks()).isEqualTo(4);
  }

  @Test
  void repetitionsAreNoGapAndNoEvidence() {
    PaperRun run =
        PaperRun.of(
            RunFacts.builder("test", "game")
                .sequentialTest(new SequentialTest(0, 1, 0, 50, .05, .05, false))
                .build(),
            2);
    for (int i = 0; i < 60; i++) {
      run.block(0, 1, 1, 1, i % 3 == 0 ? 2 * i + 1 : 1);
    }
    assertThat(RunSummary.of(run).verdict().orElseThrow().blocks()).isBetween(2L, 20L);
  }

  @Test
  void manyPlayersAreRatedAndTested() {
    PaperRun run =
        PaperRun.of(
            RunFacts.builder("three", "game")
                .sequentialTest(new SequentialTest(0, 2, 0, 100, .05, .05, true))
                .build(),
            3);
    SplittableRandom random = new SplittableRandom(9);
    for (int block = 0; block < 80; block++) {
      for (int turn = 0; turn < 3; turn++) {
        int[] seats = {turn, (turn + 1) % 3, (turn + 2) % 3};
        run.add(
            RunGame.builder(3L * block + turn, seats, placed(random, seats))
                .block(block, 3)
                .fingerprint(3L * block + turn + 1)
                .build());
      }
    }
    RunSummary summary = RunSummary.of(run);
    assertThat(summary.standings().get(0).entrant()).isZero();
    assertThat(summary.seats().counts()).hasSize(3);
    assertThat(summary.seats().p()).isGreaterThan(.001);
    assertThat(summary.verdict().orElseThrow().decision()).isEqualTo(Verdict.Decision.BETTER);
    assertThat(summary.met()).hasSize(3);
    assertThat(standing(summary, 0).wins()).isGreaterThan(standing(summary, 2).wins());
  }

  @Test
  void whoSharesTheFirstPlaceDrawsAndAllBehindLose() {
    PaperRun run = PaperRun.of(3);
    double[][] payoffs = {{1, .5, 0}, {.75, .75, 0}, {1, .25, .25}, {.5, .5, .5}};
    for (int i = 0; i < payoffs.length; i++) {
      run.add(
          RunGame.builder(i, new int[] {0, 1, 2}, payoffs[i])
              .block(i, 1)
              .fingerprint(i + 1)
              .build());
    }
    RunSummary summary = RunSummary.of(run);
    assertThat(record(standing(summary, 0))).containsExactly(2, 2, 0);
    assertThat(record(standing(summary, 1))).containsExactly(0, 2, 2);
    assertThat(record(standing(summary, 2))).containsExactly(0, 1, 3);
  }

  private static long[] record(Standing standing) {
    return new long[] {standing.wins(), standing.draws(), standing.losses()};
  }

  private static double[] placed(SplittableRandom random, int[] seats) {
    double[] strength = new double[3];
    for (int seat = 0; seat < 3; seat++) {
      strength[seat] = random.nextDouble() - 0.3 * seats[seat];
    }
    double[] payoffs = new double[3];
    for (int seat = 0; seat < 3; seat++) {
      for (double other : strength) {
        payoffs[seat] += strength[seat] > other ? 0.5 : 0;
      }
    }
    return payoffs;
  }

  @Test
  void problemsAreSummedUp() {
    PaperRun run = PaperRun.of(2);
    for (int i = 0; i < 4; i++) {
      run.add(
          new RunAttempt(
              "p" + i,
              0,
              "a",
              i > 0,
              i > 1,
              100L * i,
              10L * i,
              i == 0 ? 99_000_000 : 1_000_000,
              ""));
      run.add(new RunAttempt("p" + i, 1, "", false, false, 5, 0, 1_000, i == 0 ? "failed" : ""));
    }
    SuiteSummary suite = SuiteSummary.of(run).orElseThrow();
    assertThat(suite.problems()).containsExactly("p0", "p1", "p2", "p3");
    SuiteSummary.Row good = suite.rows().get(0);
    assertThat(good.completeness().value()).isEqualTo(.75);
    assertThat(good.optimality().value()).isEqualTo(.5);
    assertThat(good.complexity()).isEqualTo(150);
    assertThat(good.maximumComplexity()).isEqualTo(30);
    assertThat(good.seconds()).as("the first is cold").isCloseTo(.001, within(1e-9));
    assertThat(suite.rows().get(1).failures()).isEqualTo(1);
    assertThat(suite.attempts(0, "p2")).singleElement().matches(RunAttempt::best);
    assertThat(SuiteSummary.of(random(2, 3, 1))).isEmpty();
  }

  @Test
  void aRunWithoutGamesSaysNothing() {
    RunSummary nothing = RunSummary.of(PaperRun.of(2));
    assertThat(nothing.standings()).isEmpty();
    assertThat(nothing.met()).isEmpty();
    assertThat(nothing.ratings()).isEmpty();
    assertThat(nothing.lengths().quantile(.5)).isZero();
    assertThat(nothing.homogeneity().p()).isNaN();
  }

  @Test
  void manyPairingsAreCorrected() {
    RunSummary summary = RunSummary.of(random(5, 25, 8));
    assertThat(summary.met()).hasSize(10);
    for (MetPairing pair : summary.met()) {
      assertThat(pair.correctedP()).isBetween(pair.p(), 1.0);
    }
    double best = summary.met().stream().mapToDouble(MetPairing::p).min().orElseThrow();
    assertThat(summary.met())
        .anyMatch(pair -> Math.abs(pair.correctedP() - Math.min(1, 10 * best)) < 1e-12);
  }

  private static PaperRun random(int entrants, int blocks, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    PaperRun run = PaperRun.of(entrants);
    List<int[]> pairs = new ArrayList<>();
    for (int a = 0; a < entrants; a++) {
      for (int b = a + 1; b < entrants; b++) {
        pairs.add(new int[] {a, b});
      }
    }
    long key = 1;
    for (int i = 0; i < blocks; i++) {
      for (int[] pair : pairs) {
        run.block(pair[0], pair[1], random.nextInt(3) / 2.0, random.nextInt(3) / 2.0, key);
        key += 2;
      }
    }
    return run;
  }

  private static Standing standing(RunSummary summary, int entrant) {
    return summary.standings().stream()
        .filter(s -> s.entrant() == entrant)
        .findFirst()
        .orElseThrow();
  }
}
