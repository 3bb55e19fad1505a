package org.plyscope.view.runs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.window.Arrangement;

class ExperimentPerspectiveTest {
  @Test
  void theFormAndTheChartsShareTheWholeWidthAndNoBoardTakesRoom() {
    Arrangement layout = new ExperimentPerspective().layout();
    assertThat(layout.views()).doesNotContain("board");
    assertThat(layout.group("experiment")).isEqualTo(layout.group("win-rate"));
    assertThat(layout).isInstanceOf(Arrangement.Split.class);
    Arrangement.Split split = (Arrangement.Split) layout;
    assertThat(split.across()).isFalse();
    assertThat(split.first()).isEqualTo(layout.group("experiment").orElseThrow());
    assertThat(split.share()).isGreaterThan(0.5);
  }
}
