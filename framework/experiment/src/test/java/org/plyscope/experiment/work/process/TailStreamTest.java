package org.plyscope.experiment.work.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TailStreamTest {
  private static final int MEGABYTE = 1 << 20;

  private final TailStream printed = new TailStream();

  @Test
  void anAgentThatPrintsWithoutEndIsStoppedOnceInAGame() {
    assertThatThrownBy(this::flood).hasMessage("it printed more than 64 MB in one game");
    assertThatCode(() -> print("a log of this failure")).doesNotThrowAnyException();
    printed.begin();
    assertThatThrownBy(this::flood).hasMessage("it printed more than 64 MB in one game");
  }

  @Test
  void theEndOfWhatWasPrintedIsKept() {
    print("x".repeat(10_000));
    print("the end");
    assertThat(printed.tail()).hasSize(4_096).endsWith("xthe end");
  }

  private void flood() {
    byte[] much = new byte[MEGABYTE];
    for (int i = 0; i <= 64; i++) {
      printed.write(much, 0, much.length);
    }
  }

  private void print(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    printed.write(bytes, 0, bytes.length);
  }
}
