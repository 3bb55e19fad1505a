package org.plyscope.experiment.work.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;

class WorkerLineTest {
  @Test
  void whatIsWrittenIsReadBack() {
    assertThat(WorkerLine.readPlay(WorkerLine.play(List.of(3, 0)))).containsExactly(3, 0);
    assertThat(WorkerLine.readAbout(bytes(WorkerLine.about(WorkerLine.HUNG, -1, "a", "b"))))
        .isEqualTo(new WorkerLine.About(WorkerLine.HUNG, -1, "a", "b"));
    assertThat(WorkerLine.readIndex(bytes("{\"check\":\"0\",\"game\":{\"index\":12,\"block\":2")))
        .isEqualTo(12);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"check\":",
        "{\"check\":\"index\":",
        "{\"check\":\"index\":12",
        "{\"check\":\"index\":,",
        "{\"check\":\"index\":99999999999,",
        "{\"check\":1,2,3",
      })
  void aGameWithoutItsNumberIsRefused(String line) {
    assertThatThrownBy(() -> WorkerLine.readIndex(bytes(line)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("without its number");
  }

  private static byte[] bytes(String line) {
    return line.getBytes(StandardCharsets.UTF_8);
  }
}
