package org.plyscope.workbench.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class MessageAgeTest {
  @Test
  void messagesStepBackAndGo() {
    assertThat(MessageAge.of(seconds(1), false)).isEqualTo(MessageAge.FRESH);
    assertThat(MessageAge.of(seconds(20), false)).isEqualTo(MessageAge.OLD);
    assertThat(MessageAge.of(seconds(70), false)).isEqualTo(MessageAge.GONE);
  }

  @Test
  void aProblemStays() {
    assertThat(MessageAge.of(seconds(1000), true)).isEqualTo(MessageAge.FRESH);
  }

  private static long seconds(long count) {
    return TimeUnit.SECONDS.toNanos(count);
  }
}
