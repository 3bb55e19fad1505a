package org.plyscope.experiment.work.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SlowdownDetectorTest {
  @Test
  void aThreadThatSleepsAMillisecondIsNeverEarlyAndTheMarginIsAtMostATenthOfASecond()
      throws InterruptedException {
    assertThat(SlowdownDetector.noiseMillis()).isBetween(1L, 100L);
  }

  private long now;
  private double nanosPerRound = 10;

  @Test
  void aSlowerMachineIsNoticedAndItsBestIsRemembered() {
    SlowdownDetector pace =
        new SlowdownDetector(() -> now, rounds -> now += (long) (rounds * nanosPerRound));
    assertThat(pace.drift()).isCloseTo(0, within(1e-6));
    long start = now;
    pace.drift();
    assertThat(now - start).isBetween(45_000_000L, 55_000_000L);
    nanosPerRound = 11.5;
    assertThat(pace.drift()).isCloseTo(0.15, within(1e-6));
    nanosPerRound = 8;
    assertThat(pace.drift()).isCloseTo(0, within(1e-6));
    nanosPerRound = 10;
    assertThat(pace.drift()).isCloseTo(0.25, within(1e-6));
  }
}
