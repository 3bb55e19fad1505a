package org.plyscope.experiment.conduct;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.work.process.TestWorker;

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
