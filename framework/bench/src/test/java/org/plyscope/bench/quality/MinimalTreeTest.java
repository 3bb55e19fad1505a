package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.compare.TreeCount;

class MinimalTreeTest {
  private final Catalog catalog =
      Catalog.of(
          List.of(new KalahGame(), new CheckersGame(), new ChineseCheckers(), new Fauhalma()));

  /** The others together move five times before the player to move at the root does again. */
  @Test
  void sixPlayersAreOneAgainstFive() {
    TreeSize tree = tree("chinese-checkers", "standard", Map.of("players", "6"), 4);
    assertThat(Math.round(tree.minimalNodes(4))).isEqualTo(3141);
  }

  @ParameterizedTest
  @CsvSource({"chinese-checkers, standard, 1074", "fauhalma, star-2p, 780", "checkers, '', 143"})
  void twoInTurnAreAsKnuthAndMooreHaveIt(String game, String preset, long nodes) {
    TreeSize tree = tree(game, preset, Map.of(), 4);
    double sum = 1;
    for (int ply = 1; ply <= 4; ply++) {
      double even = 1;
      double odd = 1;
      for (int p = 0; p < ply; p++) {
        even *= p % 2 == 0 ? tree.branching(p) : 1;
        odd *= p % 2 == 0 ? 1 : tree.branching(p);
      }
      sum += even + odd - 1;
    }
    assertThat(Math.round(tree.minimalNodes(4))).isEqualTo(nodes);
    assertThat(tree.minimalNodes(4) / sum).as("beside mean factors").isBetween(0.9, 1.1);
  }

  @Test
  void withExtraTurnsThereIsNone() {
    TreeSize tree = tree("kalah", "", Map.of(), 6);
    assertThat(tree.minimal(1)).isEqualTo(6);
    assertThat(tree.minimalNodes(6)).isNaN();
    assertThat(tree.full(6)).isEqualTo(23_233);
  }

  private TreeSize tree(String game, String preset, Map<String, String> options, int depth) {
    return TreeCount.of(catalog.rules(game, preset, options).initial(), depth, () -> false);
  }
}
