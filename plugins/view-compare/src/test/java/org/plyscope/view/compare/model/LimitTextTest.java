package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;

class LimitTextTest {
  @Test
  void readsWhatLimitsWrite() {
    Limits limits =
        Limits.depth(5).withNodes(1000).withIterations(7).withTime(Duration.ofMillis(2500));
    assertThat(LimitText.parse(limits.toString())).isEqualTo(limits);
    assertThat(LimitText.parse(" 4 ")).isEqualTo(Limits.depth(4));
    assertThat(LimitText.parse("TIME = 20 ms")).isEqualTo(Limits.time(Duration.ofMillis(20)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "none", "depth", "depth=0", "depth=-1", "depth=4,", "plies=4", "time=2s"})
  void refusesTheRestInOneSentence(String text) {
    assertThatThrownBy(() -> LimitText.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith(".");
  }
}
