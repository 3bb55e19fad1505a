package org.plyscope.experiment.conduct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.experiment.work.process.TestWorker;
import org.plyscope.lab.catalog.Catalog;

/** The test that stops a run counts evidence as the report does. */
class TestWatchTest {
  @Test
  void repeatedBlocksDecideNothing() {
    TestWatch repeated = watch();
    TestWatch fresh = watch();
    for (int block = 0; block < 100; block++) {
      won(repeated, block, 7);
      won(fresh, block, 2L * block + 1);
    }
    assertThat(fresh.verdict().isDecided()).isTrue();
    assertThat(repeated.verdict().isDecided()).isFalse();
    assertThat(repeated.verdict().blocks()).isEqualTo(1);
  }

  @Test
  void aMissingBlockHidesLaterOnes() {
    TestWatch watch = watch();
    for (int block = 1; block < 100; block++) {
      won(watch, block, 2L * block + 1);
    }
    assertThat(watch.verdict().blocks()).isZero();
    won(watch, 0, 1_000);
    assertThat(watch.verdict().isDecided()).isTrue();
  }

  @Test
  void theTestOfTwoOfThreePlayersStopsTheRunToo() {
    Catalog catalog = TestWorker.catalog();
    Rules rules = catalog.rules("countdown", "three", Map.of());
    List<Contestant> agents =
        Stream.of("seeded", "seeded-too", "first")
            .map(name -> Contestant.of(name, AgentSpec.of(name), Limits.depth(1)))
            .toList();
    Tournament tournament =
        Tournament.of(
            "round-robin", Lineups.roundRobin(3, 3), SeatOrders.ALL, 100, Openings.start(rules));
    Experiment three =
        Experiment.of("three", 11, rules, agents, tournament)
            .with(new Stop(0, 0, new SequentialTest(0, 2, 0, 50, .05, .05, true)));
    TestWatch watch = TestWatch.of(three).orElseThrow();
    int block = 0;
    while (!watch.verdict().isDecided() && block < 100) {
      for (int game = 0; game < 6; game++) {
        // The last of them wins once in a while, which a variance needs.
        boolean upset = block % 10 == 9;
        watch.add(
            RunGame.builder(
                    6L * block + game,
                    new int[] {0, 1, 2},
                    upset ? new double[] {0, .5, 1} : new double[] {1, .5, 0})
                .block(block, 6)
                .fingerprint(31L * block + game)
                .build());
      }
      block++;
    }
    assertThat(watch.verdict().isDecided()).isTrue();
    assertThat(watch.verdict().blocks()).isEqualTo(block).isLessThan(100);
    assertThat(watch.verdict().text()).contains("LLR");
  }

  private static void won(TestWatch watch, int block, long key) {
    for (int seat = 0; seat < 2; seat++) {
      watch.add(
          RunGame.builder(
                  2L * block + seat, new int[] {seat, 1 - seat}, new double[] {1 - seat, seat})
              .block(block, 2)
              .fingerprint(key + seat)
              .build());
    }
  }

  private static TestWatch watch() {
    Experiment all = Samples.roundRobin(TestWorker.catalog(), 100, "seeded", "seeded-too");
    Stop stop = new Stop(0, 0, new SequentialTest(0, 1, 0, 50, .05, .05, false));
    return TestWatch.of(all.with(stop)).orElseThrow();
  }
}
