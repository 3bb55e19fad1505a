package org.plyscope.api.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class DigitsTest {
  @Test
  void numbersLookTheSameOnEveryMachine() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      assertThat(Digits.count(-1_234_567)).isEqualTo("-1,234,567");
      assertThat(Digits.count(1, "game")).isEqualTo("1 game");
      assertThat(Digits.count(1_234, "game")).isEqualTo("1,234 games");
      assertThat(Digits.fixed(1234.5, 2)).isEqualTo("1234.50");
      assertThat(Digits.fixed(0.5, 0)).isEqualTo("1");
      assertThat(Digits.grouped(1234.56, 1)).isEqualTo("1,234.6");
      assertThat(Digits.percent(0.6124, 1)).isEqualTo("61.2 %");
      assertThat(Digits.percent(1, 0)).isEqualTo("100 %");
    } finally {
      Locale.setDefault(before);
    }
  }
}
