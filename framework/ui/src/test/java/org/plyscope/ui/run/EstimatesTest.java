package org.plyscope.ui.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.run.statistics.Estimate;

class EstimatesTest {
  @Test
  void numbersStandWithTheirIntervals() {
    assertThat(Estimates.percent(new Estimate(0.612, 0.57, 0.653, 40, "")))
        .isEqualTo("61.2 % [57.0, 65.3]");
    assertThat(Estimates.elo(new Estimate(-12.4, -30, 5, 40, ""))).isEqualTo("−12 [−30, +5]");
    double infinite = Double.POSITIVE_INFINITY;
    assertThat(Estimates.elo(new Estimate(infinite, 100, infinite, 4, "")))
        .isEqualTo("+∞ [+100, +∞]");
    assertThat(Estimates.seconds(new Estimate(0.0123, 0, infinite, 1, "")))
        .isEqualTo("12.3 ms [0 µs, ∞]");
    Estimate unknown = Estimate.unknown("");
    assertThat(Estimates.percent(unknown))
        .isEqualTo(Estimates.elo(unknown))
        .isEqualTo(Estimates.seconds(unknown))
        .isEqualTo("–");
  }

  @ParameterizedTest
  @CsvSource({
    "0.00001, 10 µs",
    "0.0000031, 3.1 µs",
    "0.0001, 100 µs",
    "0.001, 1 ms",
    "0.01234, 12.3 ms",
    "0.25, 250 ms",
    "2.44, 2.4 s"
  })
  void timesAreShortHoweverShort(double seconds, String text) {
    assertThat(Estimates.seconds(seconds)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"0.2, 1 s left", "12.4, 12 s left", "185, 3:05 min left", "9000, 2:30 h left"})
  void whatIsLeftReadsLikeATime(double seconds, String text) {
    assertThat(Estimates.left(seconds)).isEqualTo(text);
    assertThat(Estimates.duration(seconds) + " left").isEqualTo(text);
    assertThat(Estimates.left(Double.NaN)).isEqualTo(Estimates.duration(Double.NaN)).isEmpty();
  }
}
