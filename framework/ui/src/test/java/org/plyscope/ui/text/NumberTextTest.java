package org.plyscope.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.trace.Bound;

class NumberTextTest {
  @Test
  void countsHaveSeparators() {
    assertThat(NumberText.count(1_234_567)).isEqualTo("1,234,567");
    assertThat(NumberText.decimal(1234.5)).isEqualTo("1,234.50");
  }

  @Test
  void timesAndSpeedsAreShort() {
    assertThat(NumberText.time(TimeUnit.MILLISECONDS.toNanos(850))).isEqualTo("850 ms");
    assertThat(NumberText.time(TimeUnit.MILLISECONDS.toNanos(12_340))).isEqualTo("12.3 s");
    assertThat(NumberText.seconds(1234)).isEqualTo("1,234 s");
    assertThat(NumberText.perSecond(5_000_000, TimeUnit.SECONDS.toNanos(2))).isEqualTo("2.50 M");
    assertThat(NumberText.perSecond(5, 0)).isEqualTo(NumberText.NOTHING);
    assertThat(NumberText.speed(12_345)).isEqualTo("12.3 k");
    assertThat(NumberText.speed(850)).isEqualTo("850");
  }

  @Test
  void sharesKeepADecimalUnlessTheyAreWhole() {
    assertThat(NumberText.share(0.125)).isEqualTo("12.5 %");
    assertThat(NumberText.share(1)).isEqualTo("100 %");
  }

  @Test
  void roughNumbersTakeFewCharacters() {
    assertThat(NumberText.rough(850)).isEqualTo("850");
    assertThat(NumberText.rough(1_234)).isEqualTo("1.2k");
    assertThat(NumberText.rough(12_345)).isEqualTo("12k");
    assertThat(NumberText.rough(12_345_678)).isEqualTo("12.3M");
    assertThat(NumberText.rough(2_500_000_000.0)).isEqualTo("2.50G");
  }

  @Test
  void valuesSayHowToReadThem() {
    assertThat(NumberText.value(2, Bound.LOWER)).isEqualTo("≥ 2");
    assertThat(NumberText.value(2, Bound.NONE)).isEqualTo(NumberText.NOTHING);
    assertThat(NumberText.brief(0.256)).isEqualTo("0.26");
    assertThat(NumberText.brief(-12)).isEqualTo("-12");
    assertThat(NumberText.brief(Double.NEGATIVE_INFINITY)).isEqualTo("-∞");
  }

  @Test
  void whatIsMissingIsADash() {
    assertThat(NumberText.decimal(Double.NaN)).isEqualTo(NumberText.NOTHING);
    assertThat(NumberText.share(Double.NaN)).isEqualTo(NumberText.NOTHING);
    assertThat(NumberText.seconds(Double.NaN)).isEqualTo(NumberText.NOTHING);
    assertThat(NumberText.speed(Double.NaN)).isEqualTo(NumberText.NOTHING);
    assertThat(NumberText.brief(Double.NaN)).isEqualTo(NumberText.NOTHING);
  }

  @Test
  void limitsAreListed() {
    assertThat(NumberText.limits(Limits.depth(4).withNodes(2_000)))
        .isEqualTo("depth 4, 2,000 nodes");
    assertThat(NumberText.limits(Limits.NONE)).isEqualTo("no limit");
  }
}
