package org.plyscope.experiment.conduct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.Samples;
import org.plyscope.lab.catalog.Catalog;

class RehearsalTest {
  private final Catalog catalog = Samples.catalog();

  @Test
  void oneLineupIsEnoughToForetellTheTime() throws InterruptedException {
    Estimate seconds = rehearsed(300);
    assertThat(seconds.isKnown()).isTrue();
    // The later half of four blocks of two games.
    assertThat(seconds.count()).isEqualTo(4);
    assertThat(seconds.value()).isPositive();
  }

  @Test
  void fewBlocksAreAllPlayed() throws InterruptedException {
    assertThat(rehearsed(3).count()).isEqualTo(3);
    assertThat(rehearsed(1).isKnown()).isFalse();
  }

  private Estimate rehearsed(int blocks) throws InterruptedException {
    return new Rehearsal(
            Samples.roundRobin(catalog, blocks, "seeded", "first"), catalog, Optional.empty())
        .seconds(1, 60_000);
  }
}
