package org.plyscope.lab.agent.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class StopGracePeriodTest {
  private long now;
  private long used;
  private boolean crowded;

  private StopGracePeriod patience() {
    return new StopGracePeriod(() -> now, () -> used, () -> crowded);
  }

  private void pass(long millis, long ownMillis) {
    now += TimeUnit.MILLISECONDS.toNanos(millis);
    used += TimeUnit.MILLISECONDS.toNanos(ownMillis);
  }

  /** Looks whenever the patience asks for it; returns the milliseconds until it is over. */
  private long over(StopGracePeriod patience, double share) {
    long start = now;
    for (long next = patience.remaining(); next > 0; next = patience.remaining()) {
      now += next;
      used += (long) (share * next);
    }
    return TimeUnit.NANOSECONDS.toMillis(now - start);
  }

  @Test
  void onAFreeMachineTwoSecondsAreTwoSeconds() {
    assertThat(over(patience(), 1)).isEqualTo(2000);
    assertThat(over(patience(), 0)).isEqualTo(2000);
  }

  @Test
  void onACrowdedMachineAnAgentGetsItsTwoSeconds() {
    crowded = true;
    assertThat(over(patience(), 1)).isEqualTo(2000);
    assertThat(over(patience(), 0.5)).isBetween(4000L, 4100L);
  }

  @Test
  void anAgentThatWaitsOnACrowdedMachineIsAbandonedAfterTenSeconds() {
    crowded = true;
    assertThat(over(patience(), 0)).isBetween(10_000L, 10_100L);
  }

  @Test
  void whatTheMachineIsLateDoesNotCount() {
    StopGracePeriod patience = patience();
    pass(60_000, 0);
    // Two seconds were due, the rest was the machine's.
    assertThat(patience.remaining()).isZero();
    StopGracePeriod asleep = patience();
    crowded = true;
    pass(60_000, 100);
    assertThat(asleep.remaining()).isEqualTo(TimeUnit.MILLISECONDS.toNanos(1600));
  }

  @Test
  void lookingEarlyChangesNothing() {
    StopGracePeriod patience = patience();
    pass(500, 500);
    assertThat(patience.remaining()).isEqualTo(TimeUnit.MILLISECONDS.toNanos(1500));
    assertThat(over(patience, 1)).isEqualTo(1500);
  }
}
