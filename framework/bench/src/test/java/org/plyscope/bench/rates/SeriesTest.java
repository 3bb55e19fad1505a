package org.plyscope.bench.rates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Rules;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

class SeriesTest {
  private final Catalog catalog = ShippedParts.catalog();

  @Test
  void strategiesThatLookAheadBeatChanceFromEverySeat() throws Exception {
    Rules rules = catalog.rules("fauhalma", "star-3p", Map.of());
    Series series = new Series(catalog, rules, 3, 0, 1);
    for (String strategy : List.of("fauhalma/strategy-4", "fauhalma/strategy-5")) {
      Score score = series.gauntlet(strategy, "random");
      assertThat(score.games()).isEqualTo(3);
      assertThat(score.winRate()).as(strategy + " " + score).isEqualTo(1);
      assertThat(score.pointRate()).isEqualTo(1);
    }
  }

  @Test
  void theSameSeedPlaysTheSameGames() throws Exception {
    Rules rules = catalog.rules("kalah", "", Map.of());
    List<String> seats = List.of("random", "uct@iterations=20");
    Series series = new Series(catalog, rules, 12, 2, 5);
    Score one = series.seated(seats);
    Score two = series.seated(seats);
    assertThat(two.winRate()).isEqualTo(one.winRate());
    assertThat(two.moves()).isEqualTo(one.moves());
    assertThat(one.distinct()).isEqualTo(12);
    Score other = new Series(catalog, rules, 12, 2, 6).seated(seats);
    assertThat(other.moves()).isNotEqualTo(one.moves());
  }

  @Test
  void deterministicPairsPlayOneGameAgainAndAgain() throws Exception {
    Rules rules = catalog.rules("fauhalma", "rhombus", Map.of());
    List<String> seats = List.of("fauhalma/strategy-2", "fauhalma/strategy-4");
    assertThat(new Series(catalog, rules, 3, 0, 1).seated(seats).distinct()).isEqualTo(1);
    assertThat(new Series(catalog, rules, 3, 2, 1).seated(seats).distinct()).isGreaterThan(1);
  }

  @Test
  void whatIsNoAgentIsNotScored() {
    Rules rules = catalog.rules("kalah", "", Map.of());
    Series series = new Series(catalog, rules, 1, 0, 1);
    assertThatThrownBy(() -> series.gauntlet("fauhalma/strategy-4", "random"))
        .hasMessageContaining("fauhalma/strategy-4");
  }
}
