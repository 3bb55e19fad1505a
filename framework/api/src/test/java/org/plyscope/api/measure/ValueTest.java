package org.plyscope.api.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ValueTest {
  @Test
  void evaluationsAreNumbers() {
    assertThat(Value.text(0.1234)).isEqualTo("0.123");
    assertThat(Value.text(-0.0)).isEqualTo("0");
    assertThat(Value.text(-12345)).isEqualTo("-12,345");
    assertThat(Value.text(Double.NaN)).isEqualTo("–");
    assertThat(Value.text(Double.NEGATIVE_INFINITY)).isEqualTo("-∞");
  }

  @Test
  void finishedGamesAreWords() {
    assertThat(Value.text(Value.WIN - 5)).isEqualTo("win in 5");
    assertThat(Value.text(-(Value.WIN - 4))).isEqualTo("loss in 4");
    assertThat(Value.text(1_450_100_000 - 3)).isEqualTo("best place left in 3");
    assertThat(Value.text(-1_450_100_000 + 2)).isEqualTo("worst place left in 2");
    assertThat(Value.outcome(Value.WIN - 81)).isEqualTo("win");
    assertThat(Value.plies(Value.WIN - 81)).isEqualTo(81);
    assertThat(Value.outcome(-1_450_100_000 + 2)).isEqualTo("worst place left");
    assertThat(Value.plies(-1_450_100_000 + 2)).isEqualTo(2);
    assertThat(Value.outcome(3)).isEmpty();
    assertThat(Value.plies(3)).isEqualTo(-1);
    assertThat(Value.decided(Value.WIN)).isTrue();
    assertThat(Value.decided(1e9)).isFalse();
    assertThat(Value.decided(Double.POSITIVE_INFINITY)).isFalse();
    assertThat(Value.decided(Double.NaN)).isFalse();
  }
}
