package org.plyscope.cli.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;

class KeepingTest {
  private final AtomicLong now = new AtomicLong();
  private final Cancellation cancellation = new Cancellation(now::get);
  private final Keeping keeping = new Keeping(cancellation);

  @Test
  void afterACancelThereIsALittleTime() {
    cancellation.cancel();
    assertThat(cancellation.overdue()).isFalse();
    assertThat(keeping.written("The trace", () -> {})).isTrue();
    assertThat(keeping.exit()).isEqualTo(Exit.INTERRUPTED);

    now.set(Cancellation.GRACE.toNanos() + 1);
    assertThat(cancellation.overdue()).isTrue();
    assertThat(keeping.written("The trace", () -> {})).isFalse();
    assertThat(keeping.problems())
        .containsExactly("The trace was not written, because the program was asked to end.");
  }

  @Test
  void whatIsGivenUpIsToldAndNoFailureGetsThrough() {
    keeping.written(
        "The trace",
        () -> {
          throw new InterruptedException();
        });
    keeping.written(
        "The trace",
        () -> {
          throw new InputException("No.");
        });
    keeping.written(
        "The trace",
        () -> {
          throw new StackOverflowError();
        });
    assertThat(keeping.problems()).hasSize(3).allMatch(problem -> problem.endsWith("."));
    assertThat(keeping.problems().get(1)).isEqualTo("No.");
    assertThat(keeping.exit()).isEqualTo(Exit.FAILED);
  }
}
