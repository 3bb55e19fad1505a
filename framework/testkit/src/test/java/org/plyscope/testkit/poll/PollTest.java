package org.plyscope.testkit.poll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PollTest {
  @Test
  void looksUntilTheConditionHolds() {
    AtomicInteger looks = new AtomicInteger();
    Poll.until("the third look", () -> looks.incrementAndGet() == 3);
    assertThat(looks).hasValue(3);
  }

  @Test
  void givesUpWithTheConditionInWords() {
    assertThatThrownBy(() -> Poll.until("pigs fly", Duration.ZERO, () -> false))
        .isInstanceOf(AssertionError.class)
        .hasMessage("Waited 0 s in vain until pigs fly");
  }

  @Test
  void aConditionThatFailsEndsTheWaiting() {
    IOException cause = new IOException("no disk");
    assertThatThrownBy(
            () ->
                Poll.until(
                    "the file is read",
                    () -> {
                      throw cause;
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the file is read")
        .hasCause(cause);
  }

  @Test
  void anInterruptedThreadStopsWaitingAndStaysInterrupted() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> Poll.until("the end", () -> false))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Interrupted");
    assertThat(Thread.interrupted()).isTrue();
  }
}
