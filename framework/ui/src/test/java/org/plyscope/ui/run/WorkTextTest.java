package org.plyscope.ui.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Kind;
import org.plyscope.api.queue.WorkState.Stage;

class WorkTextTest {
  private static WorkState state(Stage stage, long done, String remark) {
    return new WorkState(
        Path.of("x"), Kind.RUN, "Three", "Kalah", stage, done, 12, Double.NaN, remark);
  }

  @Test
  void progressReadsLikeASentence() {
    WorkState running = state(Stage.RUNNING, 3, "");
    assertThat(running.fraction()).isEqualTo(0.25);
    assertThat(WorkText.progress(running)).isEqualTo("3 of 12 games");
    assertThat(WorkText.progress(running.with(Stage.RUNNING, 75, "")))
        .isEqualTo("3 of 12 games, 1:15 min left");
    assertThat(WorkText.progress(state(Stage.QUEUED, 3, ""))).isEqualTo("waits for its turn");
    assertThat(WorkText.progress(state(Stage.PAUSED, 3, "")))
        .isEqualTo("paused after 3 of 12 games");
  }

  @Test
  void theEndGivesTheReason() {
    assertThat(WorkText.end(state(Stage.FINISHED, 12, ""))).isEqualTo("Three is finished.");
    assertThat(WorkText.end(state(Stage.STOPPED, 3, "The disk is full.")))
        .isEqualTo("Three has stopped after 3 of 12 games. The disk is full.");
    assertThat(WorkText.stage(state(Stage.STOPPED, 0, ""))).isEqualTo("not begun");
    assertThat(WorkText.stage(state(Stage.STOPPED, 3, ""))).isEqualTo("stopped");
  }
}
