package org.plyscope.bench.rates;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KalahRatesTest {
  private static final int H7 = 6;

  /** It won a quarter of the points when it looked at the latest move only. */
  @Test
  void extraTurnsAlongTheLineAreWorthAboutHalfThePoints() throws Exception {
    Series series = KalahRates.series(6);
    double points = 0;
    for (int other = 0; other < 10; other++) {
      if (other != H7) {
        points += series.duel(KalahRates.alone(H7, 4, ""), KalahRates.alone(other, 4, ""));
      }
    }
    assertThat(points / 9).isBetween(0.4, 0.6);
  }
}
