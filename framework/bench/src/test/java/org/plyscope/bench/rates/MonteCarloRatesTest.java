package org.plyscope.bench.rates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

/**
 * Strength of Monte Carlo agents, in seeded games. The numbers of games are such that with other
 * seeds, too, less than one in ten thousand such tests would fail. What the study of Campos Moreira
 * says about 121 holes and 1000 nodes is tested on small boards with few nodes; {@link
 * MonteCarloRates} measures the same at full size.
 */
class MonteCarloRatesTest {
  private static final String UCT = "campos-moreira/uct-";

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

  /**
   * 78.5 % of 200 games on 37 holes; with 72 % in truth, half of 80 or less happens once in 38 000
   * times. With the rules of the study and six marbles it is about two in three.
   */
  @Test
  void greedyExpansionBeatsHalfRandomExpansion() throws Exception {
    Series series = stars("standard", Map.of("marbles", "3"), 40);
    assertThat(series.duel(UCT + "greedy-5-1000@nodes=60", UCT + "epsilon-greedy-5-1000@nodes=60"))
        .isGreaterThan(0.5);
  }

  /**
   * 91 % of 110 games with 60 to 120 nodes; with 83 % in truth, half of 30 or less happens once in
   * 30 000 times. A cap below what the marbles can do leaves more nodes for the moves that count.
   */
  @Test
  void tenChildrenBeatTwentyAtEqualNodes() throws Exception {
    Series series = stars("campos-moreira", Map.of("marbles", "6", "ply-cap", "300"), 15);
    assertThat(series.duel(UCT + "greedy-10-1000@nodes=80", UCT + "greedy-20-1000@nodes=80"))
        .isGreaterThan(0.5);
  }

  private Series stars(String preset, Map<String, String> options, int games) {
    return new Series(catalog, catalog.rules("chinese-checkers", preset, options), games, 2, 1);
  }
}
