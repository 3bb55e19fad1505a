package org.plyscope.api.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AxisTest {
  @Test
  void ticksAreRoundNumbersOrDecades() {
    assertThat(new Axis("", Unit.SHARE, false, 0, 1).ticks())
        .hasSize(6)
        .extracting(tick -> Math.round(100 * tick))
        .containsExactly(0L, 20L, 40L, 60L, 80L, 100L);
    assertThat(new Axis("", Unit.WHOLE, false, 1, 12).ticks())
        .containsExactly(2.0, 4.0, 6.0, 8.0, 10.0, 12.0);
    assertThat(new Axis("", Unit.COUNT, true, 10, 1e5).ticks())
        .containsExactly(10.0, 100.0, 1e3, 1e4, 1e5);
    assertThat(Axis.decades(0.9, 60)).containsExactly(1.0, 2.0, 5.0, 10.0, 20.0, 50.0);
  }

  @Test
  void aPartOfAnAxisHasTicksOfItsOwn() {
    Axis axis = new Axis("", Unit.TENTHS, false, 0, 100);
    assertThat(axis.ticks(10, 11)).contains(10.0, 11.0).hasSizeGreaterThan(4);
  }
}
