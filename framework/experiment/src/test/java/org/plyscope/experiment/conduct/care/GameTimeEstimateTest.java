package org.plyscope.experiment.conduct.care;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;

class GameTimeEstimateTest {
  private final Experiment experiment =
      Samples.roundRobin(Samples.catalog(), 50, "seeded", "seeded-too", "first");
  private final GameTimeEstimate timeEstimate = new GameTimeEstimate(experiment.schedule());

  @Test
  void everyLineupCountsWithItsOwnTimeOnceTheMachineIsWarm() {
    BitSet rest = new BitSet();
    rest.set(60, 300);
    assertThat(timeEstimate.seconds(rest, 2).isKnown()).isFalse();
    for (int index = 0; index < 60; index++) {
      int lineup = experiment.schedule().game(index).lineup();
      add(index, (lineup + 1) * (index < 12 ? 40 : index % 2 == 0 ? 0.9 : 1.1));
      assertThat(timeEstimate.isComplete()).isEqualTo(index >= 4);
    }
    Estimate seconds = timeEstimate.seconds(rest, 2);
    assertThat(seconds.value()).isCloseTo((80 + 160 + 240) / 2.0, within(1e-6));
    assertThat(seconds.low()).isBetween(150.0, 239.0);
    assertThat(seconds.high()).isBetween(241.0, 330.0);
    assertThat(Durations.timeEstimate("240 more games", seconds, 2))
        .startsWith("240 more games will take about 4:00 min [")
        .endsWith("] with 2 workers.");
  }

  @Test
  void shortTimesAreSaidInWords() {
    Estimate none = new Estimate(0.1, 0.05, 0.2, 9, "");
    assertThat(Durations.timeEstimate("All", none, 1))
        .isEqualTo("All will take under a second with 1 worker.");
    assertThat(Durations.timeEstimate("All", new Estimate(2, 0.4, 3.6, 9, ""), 2))
        .isEqualTo("All will take about 2 s [under a second, 4 s] with 2 workers.");
    assertThat(Durations.between(0.1, 0.4)).isEqualTo("under a second");
    assertThat(Durations.between(0.8, 1.2)).isEqualTo("about 1 s");
    assertThat(Durations.between(1, 63)).isEqualTo("1 s to 1:03 min");
  }

  private void add(int index, double seconds) {
    timeEstimate.add(
        RunGame.builder(index, new int[] {0, 1}, new double[] {1, 0})
            .block(experiment.schedule().game(index).block(), 2)
            .spent(new int[] {1, 1}, new long[] {(long) (seconds * 1e9), 0}, new long[2])
            .build());
  }
}
