package org.plyscope.bench.rates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

/**
 * Strength of Monte Carlo agents, in seeded games. The numbers of games are such that with other
 * seeds, too, less than one in ten thousand such tests would fail.
 */
class MonteCarloRatesTest {
  private final Catalog catalog = ShippedParts.catalog();

  private Series kalah(int games) {
    return new Series(catalog, catalog.rules("kalah", "", Map.of()), games, 2, 1);
  }

  @Test
  void uctAlwaysBeatsRandom() throws Exception {
    Series series = kalah(15);
    assertThat(series.seated(List.of("uct@iterations=1000", "random")).winRate()).isEqualTo(1);
    assertThat(series.seated(List.of("random", "uct@iterations=1000")).winRate()).isZero();
  }

  /** 86 % of the points in 40 games, so that 30 fall below one half at more than five sigma. */
  @Test
  void fourTimesTheNodesAreStronger() throws Exception {
    assertThat(kalah(15).duel("uct@nodes=800", "uct@nodes=200")).isGreaterThan(0.5);
  }
}
