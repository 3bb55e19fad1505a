package org.plyscope.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.trace.Bound;

class NumbersTest {
  @Test
  void countsHaveSeparators() {
    assertThat(Numbers.count(1_234_567)).isEqualTo("1,234,567");
    assertThat(Numbers.decimal(1234.5)).isEqualTo("1,234.50");
  }

  @Test
  void timesAndSpeedsAreShort() {
    assertThat(Numbers.time(TimeUnit.MILLISECONDS.toNanos(850))).isEqualTo("850 ms");
    assertThat(Numbers.time(TimeUnit.MILLISECONDS.toNanos(12_340))).isEqualTo("12.3 s");
    assertThat(Numbers.seconds(1234)).isEqualTo("1,234 s");
    assertThat(Numbers.perSecond(5_000_000, TimeUnit.SECONDS.toNanos(2))).isEqualTo("2.50 M");
    assertThat(Numbers.perSecond(5, 0)).isEqualTo(Numbers.NOTHING);
    assertThat(Numbers.speed(12_345)).isEqualTo("12.3 k");
    assertThat(Numbers.speed(850)).isEqualTo("850");
  }

  @Test
  void sharesKeepADecimalUnlessTheyAreWhole() {
    assertThat(Numbers.share(0.125)).isEqualTo("12.5 %");
    assertThat(Numbers.share(1)).isEqualTo("100 %");
  }

  @Test
  void roughNumbersTakeFewCharacters() {
    assertThat(Numbers.rough(850)).isEqualTo("850");
    assertThat(Numbers.rough(1_234)).isEqualTo("1.2k");
    assertThat(Numbers.rough(12_345)).isEqualTo("12k");
    assertThat(Numbers.rough(12_345_678)).isEqualTo("12.3M");
    assertThat(Numbers.rough(2_500_000_000.0)).isEqualTo("2.50G");
  }

  @Test
  void valuesSayHowToReadThem() {
    assertThat(Numbers.value(2, Bound.LOWER)).isEqualTo("≥ 2");
    assertThat(Numbers.value(2, Bound.NONE)).isEqualTo(Numbers.NOTHING);
    assertThat(Numbers.brief(0.256)).isEqualTo("0.26");
    assertThat(Numbers.brief(-12)).isEqualTo("-12");
    assertThat(Numbers.brief(Double.NEGATIVE_INFINITY)).isEqualTo("-∞");
  }

  @Test
  void whatIsMissingIsADash() {
    assertThat(Numbers.decimal(Double.NaN)).isEqualTo(Numbers.NOTHING);
    assertThat(Numbers.share(Double.NaN)).isEqualTo(Numbers.NOTHING);
    assertThat(Numbers.seconds(Double.NaN)).isEqualTo(Numbers.NOTHING);
    assertThat(Numbers.speed(Double.NaN)).isEqualTo(Numbers.NOTHING);
    assertThat(Numbers.brief(Double.NaN)).isEqualTo(Numbers.NOTHING);
  }

  @Test
  void limitsAreListed() {
    assertThat(Numbers.limits(Limits.depth(4).withNodes(2_000))).isEqualTo("depth 4, 2,000 nodes");
    assertThat(Numbers.limits(Limits.NONE)).isEqualTo("no limit");
  }
}
