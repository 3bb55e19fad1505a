package org.plyscope.bench.rates;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KalahRatesTest {
  private static final int H7 = 6;

  /** It won a quarter of the points when it looked at the latest move only. */
  @Test
  void extraTurnsAlongTheLineAreWorthAboutHalfThePoints() throws Exception {
    WinRates rates = KalahRates.rates(4);
    double points = 0;
    for (int other = 0; other < 10; other++) {
      if (other != H7) {
        points += rates.duel(KalahRates.alone(H7, ""), KalahRates.alone(other, ""), 6, 1);
      }
    }
    assertThat(points / 9).isBetween(0.4, 0.6);
  }
}
